"""Measures the CEL implementations that PyPI has on the expressions of Sources/CELBenchmark, beside its own figures.

Usage: peers.py FIGURES, where FIGURES is what CELBenchmark has printed in the same run. What a peer yields is compared
with what is expected before it is measured; its variables are handed over once, before the clock starts.
"""

import re
import sys
import time

import cel as rust
import celpy
from cel_expr_python import cel as cpp

LOGIC = "!a && (b || c) && items.size() > 3"
FILTER_MAP = "items.filter(i, i.price > 10.0).map(i, i.name)"


def values(count):
    items = [{"name": f"item{i}", "price": i * 2.5} for i in range(count)]
    return {"toggle": True, "a": False, "b": False, "c": True, "count": 3, "items": items}


def names(count):
    return [f"item{i}" for i in range(count) if i * 2.5 > 10]


CASES = [
    ("ternary", 'toggle ? "red" : "blue"', values(10), "red"),
    ("logic", LOGIC, values(10), True),
    ("filtermap10", FILTER_MAP, values(10), names(10)),
    ("filtermap100", FILTER_MAP, values(100), names(100)),
]


class Cpp:
    name = "cel-expr-python"

    def __init__(self, variables):
        item = cpp.Type.Map(cpp.Type.STRING, cpp.Type.DYN)
        types = {name: cpp.Type.BOOL for name in ("toggle", "a", "b", "c")}
        self.environment = cpp.NewEnv(variables=types | {"count": cpp.Type.INT, "items": cpp.Type.List(item)})
        self.activation = self.environment.Activation(variables)

    def compile(self, text):
        return self.environment.compile(text)

    def evaluate(self, program):
        return program.eval(self.activation)

    def plain(self, value):
        return value.plain_value()


class Rust:
    name = "common-expression-language"

    def __init__(self, variables):
        self.context = rust.Context(variables)

    def compile(self, text):
        return rust.compile(text)

    def evaluate(self, program):
        return program.execute(self.context)

    def plain(self, value):
        return value


class Python:
    name = "cel-python"

    def __init__(self, variables):
        self.environment = celpy.Environment()
        self.activation = celpy.json_to_cel(variables)

    def compile(self, text):
        return self.environment.program(self.environment.compile(text))

    def evaluate(self, program):
        return program.evaluate(self.activation)

    def plain(self, value):
        return [str(element) for element in value] if isinstance(value, list) else value


def per_second(body, rounds=5, seconds=0.2):
    best = 0
    batch = 1
    for _ in range(rounds):
        count, passed = 0, 0
        start = time.perf_counter()
        while passed < seconds:
            for _ in range(batch):
                body()
            count += batch
            passed = time.perf_counter() - start
            # Few looks at the clock, and no round much longer than the others.
            batch = max(1, int(count / passed * seconds / 20))
        best = max(best, count / passed)
    return best


def measure(peer, case):
    _, text, variables, expected = case
    peer = peer(variables)
    program = peer.compile(text)
    found = peer.plain(peer.evaluate(program))
    if found != expected:
        sys.exit(f"{peer.name}: {text} is {found!r}, not {expected!r}")
    return per_second(lambda: peer.compile(text)), per_second(lambda: peer.evaluate(program))


def main():
    pattern = re.compile(r"(\w+): (\d+) compiles/s, (\d+) evaluations/s")
    with open(sys.argv[1]) as file:
        ours = {name: (int(a), int(b)) for name, a, b in pattern.findall(file.read())}
    peers = [Cpp, Rust, Python]
    print("| expression | a second | ours |", " | ".join(peer.name for peer in peers), "| ours to the best of them |")
    print("|---|---|" + "---:|" * (len(peers) + 2))
    for case in CASES:
        figures = [measure(peer, case) for peer in peers]
        for position, metric in enumerate(("compiles", "evaluations")):
            row = [ours[case[0]][position]] + [figure[position] for figure in figures]
            cells = [f"{figure:,.0f}" for figure in row] + [f"{row[0] / max(row[1:]):.1f}x"]
            print(f"| {case[0]} | {metric} |", " | ".join(cells), "|", flush=True)


main()
