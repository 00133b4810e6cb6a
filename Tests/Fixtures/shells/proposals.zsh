# Prints what zsh proposes for a line: zsh -f proposals.zsh FOLDER LINE
# An interactive zsh behind a pseudo terminal is given the line and a tab; in it, `compadd` prints what it is given.
zmodload zsh/zpty || exit 3
cd $1 || exit 3
zpty z zsh -f -i
local line
cat > setup.zsh <<'SETUP'
PROMPT=
fpath=($PWD $fpath)
autoload compinit
compinit -u -D
bindkey '^I' complete-word
mark() { echo -E - $'\0' }
compprefuncs=(mark)
comppostfuncs=(mark exit)
zstyle ':completion:*' insert-tab false
zmodload zsh/zutil
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then builtin compadd "$@"; return $?; fi
  typeset -a found
  builtin compadd -A found "$@"
  typeset -A before hidden after
  zparseopts -E P:=before p:=hidden S:=after
  local word
  for word in $found; do echo -E - "$IPREFIX${before[-P]}${hidden[-p]}$word${after[-S]}"; done
}
SETUP
zpty -w z 'source setup.zsh && echo ready'
repeat 60; do zpty -r z line; [[ $line == ready* ]] && break; done
[[ $line == ready* ]] || exit 4
zpty -w z "$2"$'\t'
integer marks=0
while zpty -r z; do :; done | while IFS= read -r line; do
  if [[ $line == *$'\0\r' ]]; then (( marks++ )) && return 0 || continue; fi
  (( marks )) && echo -E - ${line%$'\r'}
done
