#!/bin/sh
# What one run of the release build costs: instructions (callgrind), and its time against /bin/true, interleaved.
# Usage: Benchmarks/start-up.sh PROGRAM [LIMIT]; fails where a 2 KB document takes more instructions than the limit.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$1" "$work/uidesc"
root=$(cd "$(dirname "$0")/.." && pwd)
# A copy, as an installed program is one: what a linker has just written lies scattered in memory, and starts slower.
program=$work/uidesc
limit=${2:-1000000}
python3 "$root/Benchmarks/generate.py" 2000 >"$work/home.yaml"
echo "$(wc -c <"$work/home.yaml") bytes, $("$program" eval "$work/home.yaml" | wc -l) views"
count=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" eval "$work/home.yaml" 2>&1 >/dev/null |
  sed -n 's/.*Collected : //p')
echo "instructions of eval: $count"
python3 - "$program" "$work/home.yaml" <<'PYTHON'
import os, statistics, subprocess, sys, time

def run(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start

ours, true = [], []
for _ in range(300):
    ours.append(run([sys.argv[1], "eval", sys.argv[2]]))
    true.append(run(["/bin/true"]))
ratio = statistics.median(a / b for a, b in zip(ours, true))
print(f"time of eval: {statistics.median(ours) * 1e6:.0f} us, of /bin/true: {statistics.median(true) * 1e6:.0f} us, ratio {ratio:.2f}")
PYTHON
[ "$count" -le "$limit" ] || { echo "more than $limit instructions" >&2; exit 1; }
