"""What checking 500 documents of 2 KB in one run costs, beside one `cat` of them: times (interleaved) and instructions.

Usage: Benchmarks/many_files.py PROGRAM. The documents are those of generate.py without what `validate` finds in them.
Fails above the limit of instructions, which are the same on every machine; the time is to be at most 1.5 times `cat`.
"""
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

COUNT, ROUNDS = 500, 40
LIMIT = 215_000_000


def document(number):
    generator = pathlib.Path(__file__).with_name("generate.py")
    size = str(2000 + number % 200)
    text = subprocess.run([sys.executable, generator, size], capture_output=True, text=True, check=True).stdout
    text = text.replace("foregroundColor", "foregroundStyle").replace("{cornerRadius: ", "{blur: ")
    body = text[text.index("body:"):]
    lines = text.split("\n")
    state = re.compile(r"  (isOpen\d+): ")
    return "\n".join(l for l in lines if not (m := state.match(l)) or re.search(m[1] + r"\b", body))


def seconds(command, folder):
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{number}.yaml" for number in range(COUNT)]
        for number, name in enumerate(names):
            pathlib.Path(folder, name).write_text(document(number))
        size = sum(pathlib.Path(folder, name).stat().st_size for name in names)
        ours, cat = [], []
        for _ in range(ROUNDS):
            ours.append(seconds([program, "validate", *names], folder))
            cat.append(seconds(["cat", *names], folder))
        ratio = statistics.median(a / b for a, b in zip(ours, cat))
        print(f"{COUNT} documents, {size} bytes: {statistics.median(ours) * 1e3:.1f} ms, "
              f"cat {statistics.median(cat) * 1e3:.1f} ms, ratio {ratio:.2f}")
        found = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "validate", *names],
            cwd=folder, capture_output=True, text=True)
        instructions = int(re.search(r"Collected : (.*)", found.stderr)[1])
        print(f"instructions: {instructions}, limit {LIMIT}")
        if instructions > LIMIT:
            sys.exit("checking many documents takes more instructions than it may")


main()
