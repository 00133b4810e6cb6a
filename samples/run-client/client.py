#!/usr/bin/env python3
"""Drives a document through `uidesc run`: sends a request a line, and keeps a copy of the tree up to date.

usage: client.py UIDESC FILE

The copy is kept by JSON Patches alone, and compared with the tree at the end: that is what a renderer would do.
"""

import json
import subprocess
import sys


class Session:
    """A document that lives in another process."""

    def __init__(self, program, path):
        self.process = subprocess.Popen(
            [program, "run", path, "--format", "patch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.tree = self.read()["tree"]

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the session has ended")
        return json.loads(line)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.read()
        for operation in answer.get("patch", []):
            self.tree = patched(self.tree, operation)
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def patched(document, operation):
    """Applies one operation of a JSON Patch (RFC 6902): add, remove or move."""
    if operation["op"] == "move":
        value = value_at(document, operation["from"])
        document = patched(document, {"op": "remove", "path": operation["from"]})
        return patched(document, {"op": "add", "path": operation["path"], "value": value})
    steps = operation["path"].split("/")[1:]
    parent = value_at(document, "/".join([""] + steps[:-1]))
    last = steps[-1]
    if operation["op"] == "remove":
        del parent[int(last) if isinstance(parent, list) else last]
    elif isinstance(parent, list):
        parent.insert(int(last), operation["value"])
    else:
        parent[last] = operation["value"]
    return document


def value_at(document, pointer):
    for step in pointer.split("/")[1:]:
        document = document[int(step) if isinstance(document, list) else step]
    return document


def main(program, path):
    session = Session(program, path)
    print("begins with", json.dumps(session.tree["state"]))
    for request in map(json.loads, sys.stdin):
        answer = session.ask(**request)
        outcome = "done" if answer["ok"] else answer["findings"][0]["message"]
        print(json.dumps(request), "->", outcome)
        for event in answer.get("emitted", []):
            print("  emitted", event["event"], json.dumps(event.get("data")))
    same = session.ask(tree=None)["tree"] == session.tree
    print("ends with", json.dumps(session.tree["state"]), "and", "the same tree" if same else "ANOTHER TREE")
    return session.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1], sys.argv[2]))
