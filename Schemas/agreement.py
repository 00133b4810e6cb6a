#!/usr/bin/env python3
"""Whether the JSON Schemas and uidesc agree, judged by check-jsonschema (PyPI, with ruamel.yaml, which it brings).

    Schemas/agreement.py [--uidesc PROGRAM] [--list]

What uidesc accepts, the schema of documents has to accept: the samples, the documents on the pages, the fixtures, and the
example of every entry of the catalog. What is wrong with a shape, it has to refuse: each example is broken in one place,
in four ways. What else is wrong only `uidesc validate` sees; those findings are counted by their code (and listed).
The trees of all samples and the findings of all documents have to follow their own schemas. Exits with 1 where they don't.
"""

import argparse
import collections
import concurrent.futures
import copy
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Schemas"
yaml = YAML(typ="safe", pure=True)


def run(*command, **options):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)


def refused(schema, files):
    """The files that check-jsonschema refuses, each with its best message."""
    report = run("check-jsonschema", "-o", "json", "--schemafile", SCHEMAS / f"{schema}.schema.json", *files)
    try:
        result = json.loads(report.stdout)
    except json.JSONDecodeError:
        sys.exit(f"check-jsonschema failed: {(report.stdout + report.stderr)[-2000:]}")
    if result.get("parse_errors"):
        sys.exit(f"check-jsonschema can't read {result['parse_errors']}")
    messages = {}
    for error in result.get("errors", []):
        deep = error.get("best_deep_match") or error.get("best_match") or error
        messages.setdefault(error["filename"], f"{deep['path']}: {deep['message'][:120]}")
    return messages


class Documents:
    """Documents as files in a folder, so that one run judges all of them."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.count = 0

    def add(self, name, text):
        self.count += 1
        safe = re.sub(r"[^\w.-]+", "-", name)[:80]
        path = self.folder / f"{self.count:05}-{safe}.yaml"
        path.write_text(text)
        return path


def written_documents(documents):
    """The samples and fixtures where they stand, and what the pages and tables of fixtures hold as files."""
    for path in sorted(ROOT.glob("samples/**/*.yaml")) + sorted(ROOT.glob("samples/**/*.json")):
        if "uidesc" in path.read_text()[:200]:
            yield path
    for path in sorted(ROOT.glob("Tests/Fixtures/**/*.yaml")):
        if "catalog" not in path.parts and re.search(r"^uidesc:", path.read_text(errors="replace"), re.M):
            yield path
    for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]:
        for number, block in enumerate(re.findall(r"```yaml[^\n]*\n(uidesc: 1\n.*?)```", page.read_text(), re.S)):
            yield documents.add(f"{page.stem}-{number + 1}", block)
    for table in sorted(ROOT.glob("Tests/Fixtures/evaluation/*.txt")):
        for section in table.read_text().split("\n### ")[1:]:
            title, _, rest = section.partition("\n")
            text = "\n".join(line for line in rest.split("\n=>")[0].split("\n") if not line.startswith("--"))
            if "===" in text or not text.strip():
                continue
            yield documents.add(title, text if text.startswith("uidesc:") else f"uidesc: 1\n{text}\n")


def judge(program, files):
    """Each document's findings with the severity error, by path."""
    findings = {}
    for start in range(0, len(files), 200):
        report = run(program, "validate", "--format", "json", *files[start : start + 200], cwd=ROOT)
        for finding in json.loads(report.stdout)["findings"]:
            if finding["severity"] == "error":
                findings.setdefault(str((ROOT / finding["file"]).resolve()), []).append(finding)
    return findings


# Breaking an example


def entries(program):
    """Every view and modifier with its page of the catalog."""
    names = json.loads(run(program, "catalog", "--format", "json").stdout)
    wanted = [("view", name) for name in names["views"]] + [("modifier", name) for name in names["modifiers"]]

    def page(item):
        kind, name = item
        pages = json.loads(run(program, "catalog", name, "--format", "json").stdout)["entries"]
        return kind, name, next(page for page in pages if page["kind"] == kind)

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        return list(pool.map(page, wanted))


WRONG = {"Bool": 1.5, "Double": True, "Int": True, "String": ["a", "list"], "View": None, "Action": 5}


def broken(kind, name, page):
    """The example with one fault of shape each: what was done, and the document."""
    document = yaml.load(page["example"])
    holder = document["body"] if kind == "view" else document["body"]["modifiers"][0]
    if isinstance(holder, str):
        holder = {name: None}
        if kind == "view":
            document["body"] = holder
        else:
            document["body"]["modifiers"][0] = holder

    def with_arguments(change):
        copied = copy.deepcopy(document)
        target = copied["body"] if kind == "view" else copied["body"]["modifiers"][0]
        change(target)
        return copied

    def rename(target):
        target[name + "Nowhere"] = target.pop(name)

    yield f"unknown {kind}", with_arguments(rename)
    arguments = named(holder[name], page)
    if arguments is None:
        return
    yield "unknown parameter", with_arguments(lambda t: t.update({name: {**arguments, "nowhere": 1}}))
    types = {parameter["name"]: parameter["type"] for parameter in page.get("parameters", [])}
    for key in [key for key in arguments if key != "as"]:
        type_name = types.get(key, "").rstrip("?")
        wrong = 5 if type_name.startswith("Binding") else WRONG.get(type_name, {"nowhere": 1})
        if type_name in ("Value", "[Value]") or type_name.startswith("Map"):
            continue
        yield f"wrong literal for {key}", with_arguments(lambda t: t.update({name: {**arguments, key: wrong}}))
        left = {other: value for other, value in arguments.items() if other != key}
        if not any(fits(form, left) for form in page["forms"]):
            yield f"missing {key}", with_arguments(lambda t: t.update({name: left}))


def fits(form, arguments):
    known = {argument["name"] for argument in form["arguments"]} | {"as"}
    required = {argument["name"] for argument in form["arguments"] if argument["required"]}
    return required <= set(arguments) <= known


def named(value, page):
    """The arguments by name, whichever way the example writes them."""
    if value is None:
        return {}
    if isinstance(value, dict) and not any(key[:1].isupper() for key in value):
        return value
    names = page.get("list", []) if isinstance(value, list) else page.get("scalar", [])
    return {names[0]: value} if names else None


def dump(document):
    out = io.StringIO()
    yaml.dump(document, out)
    return out.getvalue()


# The report


def trees(program, folder):
    """The trees of all samples in all cases, with their sources."""
    for app in sorted(ROOT.glob("samples/*/app.yaml")):
        for case in sorted(app.parent.glob("expected/*.txt")):
            given = case.with_suffix(".args")
            arguments = given.read_text().splitlines() if given.exists() else []
            for more in ([], ["--source"]):
                result = run(program, "eval", "app.yaml", *arguments, "--format", "json", *more, cwd=app.parent)
                path = pathlib.Path(folder) / f"{app.parent.name}-{case.stem}{len(more)}.json"
                path.write_text(result.stdout)
                yield path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--uidesc", default=ROOT / ".build/debug/uidesc", type=pathlib.Path)
    parser.add_argument("--list", action="store_true", help="list what only uidesc validate sees")
    options = parser.parse_args()
    if shutil.which("check-jsonschema") is None:
        sys.exit("check-jsonschema is not installed: pip install check-jsonschema")
    program = options.uidesc.resolve()
    faults = []

    with tempfile.TemporaryDirectory() as folder:
        documents = Documents(folder)
        written = [path.resolve() for path in written_documents(documents)]
        pages = entries(program)
        examples = [documents.add(f"{kind}-{name}", page["example"]).resolve() for kind, name, page in pages
                    if "example" in page]
        findings = judge(program, written + examples)
        # What can't be read as YAML is no schema's business.
        valid = [path for path in written + examples if str(path) not in findings]
        invalid = [path for path in written + examples if str(path) in findings and readable(path)]
        for path in examples:
            if str(path) in findings:
                faults.append(f"the example {path.name} is wrong: {findings[str(path)][0]['message']}")
        wrong = refused("document", valid)
        faults += [f"valid, but refused: {path} {message}" for path, message in wrong.items()]
        print(f"valid documents accepted: {len(valid) - len(wrong)} of {len(valid)}")

        seen = refused("document", invalid) if invalid else {}
        unseen = collections.Counter()
        for path in invalid:
            if str(path) not in seen:
                unseen.update({finding["code"] for finding in findings[str(path)]})
        print(f"faulty documents refused: {len(seen)} of {len(invalid)}")
        if unseen:
            print("what only 'uidesc validate' sees: " + ", ".join(f"{c} {n}" for c, n in unseen.most_common()))
        if options.list:
            for path in invalid:
                if str(path) not in seen:
                    print(f"  {path.name}: {findings[str(path)][0]['code']}: {findings[str(path)][0]['message']}")

        made = {}
        for kind, name, page in pages:
            if "example" in page:
                for what, document in broken(kind, name, page):
                    made[documents.add(f"{name}-{what}", dump(document)).resolve()] = (what, name)
        known = judge(program, list(made))
        counts = collections.Counter()
        caught = refused("document", list(made))
        for path, (what, name) in made.items():
            fault = " ".join(what.split()[:2]) if what.startswith(("unknown", "wrong")) else "missing argument"
            counts[fault] += 1
            if str(path) not in known:
                faults.append(f"not found by uidesc: {what} in {name}: {path.read_text()}")
            if str(path) not in caught:
                faults.append(f"accepted: {what} in {name}")
        print(f"broken examples refused: {len(caught)} of {len(made)} "
              f"({', '.join(f'{n} {fault}' for fault, n in sorted(counts.items()))})")

        printed = list(trees(program, folder))
        wrong = refused("tree", printed)
        faults += [f"tree: {path} {message}" for path, message in wrong.items()]
        print(f"trees accepted: {len(printed) - len(wrong)} of {len(printed)}")

        reports = []
        for start in range(0, len(written), 50):
            path = pathlib.Path(folder) / f"findings-{start}.json"
            path.write_text(run(program, "validate", "--format", "json", *written[start : start + 50]).stdout)
            reports.append(path)
        wrong = refused("findings", reports)
        faults += [f"findings: {path} {message}" for path, message in wrong.items()]
        print(f"findings accepted: {len(reports) - len(wrong)} of {len(reports)} reports")
        catalogs = [SCHEMAS / "swiftui.catalog.yaml", ROOT / "Tests/Fixtures/catalog/complete.yaml",
                    *sorted(ROOT.glob("samples/**/*.catalog.yaml"))]
        wrong = refused("catalog", catalogs)
        faults += [f"catalog: {path} {message}" for path, message in wrong.items()]
        print(f"catalogs accepted: {len(catalogs) - len(wrong)} of {len(catalogs)}")

    for fault in faults:
        print(fault)
    return 1 if faults else 0


def readable(path):
    """Whether it is a mapping for other readers of YAML, too: no alias that holds itself, no nesting without end."""
    try:
        document = yaml.load(path.read_text())
        json.dumps(document, default=str)
        return isinstance(document, dict) and depth(document) < 100
    except (Exception, RecursionError):
        return False


def depth(value):
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return 1 + max(map(depth, inside), default=0)


if __name__ == "__main__":
    sys.exit(main())
