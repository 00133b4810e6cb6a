#!/bin/sh
# Sets our CEL against the implementations that PyPI has, in one run: compiles and evaluations a second, as a table; and
# counts what our evaluations allocate. Usage: Benchmarks/cel/compare.sh [FOLDER]; needs python3, and valgrind for the
# allocations. The peers are installed into a virtual environment in FOLDER, which is kept and used again if it is named.
set -eu
root=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
peers=${1:-$work/peers}
[ -x "$peers/bin/python" ] || python3 -m venv "$peers"
"$peers/bin/pip" install -q --disable-pip-version-check \
  cel-expr-python==0.1.3 common-expression-language==0.10.0 cel-python==0.5.0
swift build -c release --package-path "$root" >&2
ours=$(swift build -c release --package-path "$root" --show-bin-path)/CELBenchmark
"$ours" >"$work/figures"
"$peers/bin/python" "$root/peers.py" "$work/figures"

command -v valgrind >/dev/null || exit 0
# The allocations of 2,000 evaluations less those of 1,000: what happens once drops out.
allocations() {
  for count in 1000 2000; do
    valgrind "$ours" "evaluate:$1" $count 2>&1 | sed -n 's/.*total heap usage: \([0-9,]*\) allocs.*/\1/p' | tr -d ,
  done | { read -r one; read -r two; echo $((two - one)); }
}
for name in number name ternary logic arithmetic member absorbed; do
  count=$(allocations $name)
  echo "allocations in 1000 evaluations of $name: $count"
  [ "$count" = 0 ] || { echo "evaluating $name allocates" >&2; exit 1; }
done
