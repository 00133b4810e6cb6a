"""Writes a document of about so many bytes: views nested to eleven levels, block style, short flow mappings.

Of 2,000 bytes it has 60 lines, 100 values and 7 conditional colours.
"""
import sys

size = int(sys.argv[1])
out, total, count = [], 0, 0


def line(text):
    global total
    out.append(text)
    total += len(text) + 1


def view(indent, depth):
    global count
    count += 1
    n = count
    pad = " " * indent
    if depth == 0 or n % 7 == 3 or total > size:
        line(f"{pad}- Text: Row {n} of the list, with a text of its own")
    else:
        line(f"{pad}- {('VStack', 'HStack', 'ZStack')[n % 3]}:")
        for _ in range(1 + n % 3):
            view(indent + 4, depth - 1)
    if n % 2:
        line(f"{pad}  modifiers:")
        line(f"{pad}    - padding: {n % 40}")
        line(f'{pad}    - background: "open ? .red : .gray.opacity(0.{n % 9})"')
        if n % 3 == 0:
            line(f"{pad}    - if: isOpen{n % 13}")
            line(f"{pad}      then: [{{foregroundColor: .blue}}, {{cornerRadius: {n % 20}}}]")
            line(f"{pad}      else: {{opacity: 0.5}}")


line("uidesc: 1")
line("state:")
line("  open: false")
for number in range(13):
    line(f"  isOpen{number}: {'true' if number % 3 else 'false'}")
line("body:")
line("  VStack:")
while total < size:
    # Towards the end leaves only, so that a small document has about the size that was asked for.
    view(4, 0 if total > 0.6 * size else 11 if size > 10000 else 3)
print("\n".join(out))
