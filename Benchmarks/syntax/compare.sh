#!/bin/sh
# Sets our reading of YAML against libyaml's bare event scan in C: instructions (exact) and time (interleaved rounds).
# Usage: Benchmarks/syntax/compare.sh [BYTES...]; needs gcc, python3 and, for instructions, valgrind.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
gcc -O2 -o "$work/scan" Benchmarks/syntax/scan.c -lyaml
swift build -c release --product uidesc-benchmark >&2
ours=$(swift build -c release --show-bin-path)/uidesc-benchmark

# The instructions of eleven readings less those of one, over ten: start-up drops out.
instructions() {
  for rounds in 1 11; do
    valgrind --tool=callgrind --callgrind-out-file=/dev/null $1 "$2" $rounds 2>&1 |
      sed -n 's/.*Collected : //p'
  done | { read -r one; read -r eleven; echo $(((eleven - one) / 10)); }
}

[ $# -gt 0 ] || set -- 2000 100000
for size; do
  file=$work/$size.yaml
  python3 Benchmarks/generate.py "$size" >"$file"
  echo "$(wc -c <"$file") bytes"
  if command -v valgrind >/dev/null; then
    a=$(instructions "$work/scan" "$file")
    b=$(instructions "$ours read" "$file")
    echo "  instructions: libyaml $a, ours $b, ratio $(python3 -c "print(f'{$b / $a:.3f}')")"
  fi
  for round in 1 2 3 4 5 6 7; do
    echo "$("$work/scan" "$file" 50) $("$ours" read "$file" 50)"
  done | python3 -c "
import statistics, sys
rows = [tuple(map(int, line.split())) for line in sys.stdin]
a, b = (statistics.median(r[i] for r in rows) for i in (0, 1))
print(f'  time: libyaml {a / 1000:.0f} us, ours {b / 1000:.0f} us, ratio {statistics.median(r[1] / r[0] for r in rows):.3f}')"
done
