#!/usr/bin/env python3
"""How much of the SwiftUI that people write the catalog covers, by name and by shape of the call.

Reads swiftui.catalog.yaml and the call sites counted in ../shared/research/swiftui-frequency.md (or in the folder that
UIDESC_SHARED names), and prints what is missing, most used first. Needs PyYAML with libyaml.
"""

import os
import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
SHARED = pathlib.Path(os.environ.get("UIDESC_SHARED", ROOT.parent / "shared"))


def calls(heading):
    """The rows of a table: a name, its uses and its most frequent shapes with theirs; then the names without shapes."""
    text = (SHARED / "research/swiftui-frequency.md").read_text()
    section = text.split(heading)[1].split("\n## ")[0]
    for row in re.finditer(r"^\| \d+ \| `\.?(\w+)` \| (\d+) \|[^|]*\|[^|]*\|[^|]*\|[^|]*\| (.*?) \|", section, re.M):
        shapes = [(shape, int(uses)) for shape, uses in re.findall(r"`([^`]*)` (\d+)", row[3])]
        yield row[1], int(row[2]), shapes
    rest = re.search(r"^(?:The rest|### The rest)[^`]*(`.*)$", section, re.M | re.S)
    for name, uses in re.findall(r"`\.?(\w+)`\s*(\d+)", rest[1].split("\n\nScenes")[0] if rest else ""):
        yield name, int(uses), []


def forms(entry):
    """Each form as a list of (label or _, must be given, is a slot or action)."""
    parameters = {}
    for key, value in ((entry or {}).get("parameters") or {}).items():
        declared = value if isinstance(value, dict) else {"type": value}
        kind = str(declared["type"])
        name = key.removeprefix("_ ")
        label = "_" if key.startswith("_ ") else declared.get("label", name)
        optional = "default" in declared or (kind.endswith("?") and not declared.get("required"))
        parameters[name] = (label, not optional, kind.startswith(("View", "Action")))
    listed = (entry or {}).get("forms")
    if listed is None:
        return [list(parameters.values())]
    result = []
    for form in listed:
        row = []
        for name in map(str, form):
            label, _, is_closure = parameters[name.removesuffix("?")]
            row.append((label, not name.endswith("?"), is_closure))
        result.append(row)
    return result


def arguments(shape):
    """The labels of `(a:_:) {} b: {}`: the first closure behind the parentheses has none that can be seen (None)."""
    inside = re.match(r"\((.*?)\)", shape)
    result = [(label, False) for label in re.findall(r"(\w+):", inside[1])] if inside else []
    behind = shape[inside.end():] if inside else shape
    for label in re.findall(r"(?:(\w+): )?\{\}", behind):
        result.append((label or None, True))
    return result


def fits(form, given):
    """True if the arguments follow the form's order and nothing that it needs is missing."""
    if not form:
        return not given
    (name, required, takes_closure), behind = form[0], form[1:]
    if given:
        label, is_closure = given[0]
        if (label == name or label is None) and (takes_closure or not is_closure) and fits(behind, given[1:]):
            return True
    return not required and fits(behind, given)


def main():
    catalog = yaml.load((ROOT / "Schemas/swiftui.catalog.yaml").read_text(), yaml.CSafeLoader)
    for what, heading, section in (
        ("modifiers", "## Top 120 modifiers", catalog["modifiers"]),
        ("views", "## Top 80 views", catalog["views"]),
    ):
        total = named = shown = shaped = 0
        missing, foreign = [], []
        for name, uses, shapes in calls(heading):
            total += uses
            if name not in section:
                missing.append((uses, name))
                continue
            named += uses
            known = forms(section[name])
            for shape, count in shapes:
                shown += count
                if any(fits(form, arguments(shape)) for form in known):
                    shaped += count
                else:
                    foreign.append((count, name + shape))
        print(f"{what}: {len(section)} entries; {100 * named / total:.2f} % of {total} uses by name, ", end="")
        print(f"{100 * shaped / shown:.2f} % of {shown} uses by shape (the three most frequent of each name)")
        print("  no entry:", ", ".join(f"{name} {uses}" for uses, name in sorted(missing, reverse=True)))
        print("  no form:", "; ".join(f"{shape} {count}" for count, shape in sorted(foreign, reverse=True)))


if __name__ == "__main__":
    sys.exit(main())
