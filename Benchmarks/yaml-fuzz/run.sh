#!/bin/sh
# Sets the short way through YAML against libyaml's, on so many damaged documents (a million unless told otherwise) and
# on every short text of the characters that matter. Fails at the first difference.
# Usage: Benchmarks/yaml-fuzz/run.sh [MUTANTS [SEED]]
set -eu
cd "$(dirname "$0")"
swift build -c release -Xswiftc -enable-testing >&2
fuzz=.build/release/yaml-fuzz
documents=$(find ../../samples ../../Tests/Fixtures -name '*.yaml' | LC_ALL=C sort)
$fuzz files $documents
$fuzz exhaust 6 'a :-
[]{},#"'
$fuzz exhaust 7 'a :-
|>'
$fuzz exhaust 6 "a :-'\"\\
n?&"
$fuzz mutants "${2:-1}" "${1:-1000000}" $documents
