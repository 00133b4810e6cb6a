// Made from docs/rules.md by a test: UPDATE_GOLDENS=1 swift test --filter RulePageTests
// swift-format-ignore-file
let rulesPage: StaticString = ##"""
# Rules

Every finding has a code, which never changes. This page has a section for each; `uidesc explain CODE` prints it, and `uidesc rules` lists
all of them. An error keeps a document from being evaluated. A warning is about what is legal and surely a mistake, a note about what may be one.

Each code can be raised, lowered or turned off in `.uidesc.yaml` (`rules: {unused-state: off}`), and ignored in place (`# uidesc-ignore:
unused-state`).

The examples are tests: a bad one shows its code, and a good one has no finding. What stands behind `bad` is the command that shows it, where that
is not `validate`, and the name of the file, where that is not `document.yaml`.

## Files and YAML

### binary-input

Error. The file holds a zero byte, which no text does.

It is a picture or another binary file, or a text that was saved as UTF-16. Save it as UTF-8. No example can be shown here.

### block-text-header

Error. A value begins with `>` or `|`, which to YAML starts a text on the lines below.

Quote the value.

```yaml bad
uidesc: 1
state: {limit: 3}
body:
  if: > limit
  then: Spacer
```

```yaml good
uidesc: 1
state: {limit: 3}
body:
  if: "4 > limit"
  then: Spacer
```

### control-character

Error. A character that can't be seen stands in the file as it is.

In double quotes it can be written as an escape, such as `"\u0007"`. No example can be shown here, since it would have to hold one.

### duplicate-key

Error. A mapping has one key twice.

YAML's readers keep one of the two and say nothing, so that half of what was written is lost.

```yaml bad
uidesc: 1
body:
  Label:
    title: Home
    systemImage: house
    title: Start
```

```yaml good
uidesc: 1
body:
  Label:
    title: Home
    systemImage: house
```

### empty-document

Error. The file has nothing in it but blanks and comments.

```yaml bad
# The screen comes here.
```

```yaml good
uidesc: 1
body: Spacer
```

### file-too-large

Error. The file has more bytes than one document may have.

The limit is 256 MiB. Split the file and import its parts; data belongs into state, not into the document. No example can be shown here.

### indentation

Error. A line does not begin in the column of those that it stands among.

In YAML, what belongs together begins in the same column.

```yaml bad
uidesc: 1
body:
  VStack:
    - Text: One
   - Text: Two
```

```yaml good
uidesc: 1
body:
  VStack:
    - Text: One
    - Text: Two
```

### invalid-escape

Error. A backslash in double quotes is followed by what is no escape.

A backslash itself is written `\\`. In single quotes it stands for itself.

```yaml bad
uidesc: 1
body:
  Text: "C:\data"
```

```yaml good
uidesc: 1
body:
  Text: 'C:\data'
```

### invalid-utf-8

Error. The file holds bytes that are no UTF-8.

It was saved in another encoding, such as Latin 1, or was damaged on its way. Save it as UTF-8. No example can be shown here, since this page
could not hold it.

### key-not-text

Error. A list or a mapping stands where a key should.

```yaml bad
uidesc: 1
body:
  ? [Text, Image]
  : Hello
```

```yaml good
uidesc: 1
body:
  Text: Hello
```

### key-too-long

Error. A key and its `:` have more than 1024 characters, or do not stand on one line.

YAML has that limit. Such a key is mostly a text that should be quoted, or a forgotten line break. No example is shown here, for its
length.

### list-after-key

Error. A list begins on the line of its key.

It stands on the lines below. A text that begins with `-` is quoted.

```yaml bad
uidesc: 1
body:
  VStack: - Spacer
```

```yaml good
uidesc: 1
body:
  VStack:
    - Spacer
```

### mapping-after-key

Error. A mapping begins on the line of its key.

It stands on the lines below, further to the right.

```yaml bad
uidesc: 1
body: VStack:
  spacing: 8
```

```yaml good
uidesc: 1
body:
  VStack:
    spacing: 8
    content: [Spacer]
```

### merge-value

Error. The value of `<<` is not an alias of a mapping.

```yaml bad
uidesc: 1
x-shared: &shared [8]
body:
  VStack:
    <<: *shared
    content: [Spacer]
```

```yaml good
uidesc: 1
x-shared: &shared {spacing: 8}
body:
  VStack:
    <<: *shared
    content: [Spacer]
```

### missing-colon

Error. A key stands without a `:` and a value.

```yaml bad
uidesc: 1
body:
  VStack:
    - Text: Hello
      modifiers
```

```yaml good
uidesc: 1
body:
  VStack:
    - Text: Hello
      modifiers: [bold]
```

### missing-comma

Error. Between brackets, a comma is missing before the next element.

```json bad document.json
{"uidesc": 1, "body": {"Label": {"title": "Home" "systemImage": "house"}}}
```

```json good document.json
{"uidesc": 1, "body": {"Label": {"title": "Home", "systemImage": "house"}}}
```

### missing-space

Error. A `:` ends a key only with a space behind it.

```yaml bad
uidesc: 1
body:
  Text:Hello
```

```yaml good
uidesc: 1
body:
  Text: Hello
```

### nesting-too-deep

Error. Lists and mappings stand too deep inside each other.

The limit is 200 levels; it protects the program from documents that are made to exhaust it. No example is shown here, for its depth.

### no-break-space

Error. A character that looks like a space, and is none, stands where a space should.

It comes from web pages and text processors, and YAML takes it for a letter.

```yaml bad
uidesc: 1
body:
  Text: Hello
```

```yaml good
uidesc: 1
body:
  Text: Hello
```

### recursive-alias

Error. An alias stands inside what it names.

```yaml bad
uidesc: 1
body: &card
  VStack: *card
```

```yaml good
uidesc: 1
body:
  VStack: [Spacer]
```

### reserved-character

Error. A value begins with a character that YAML keeps for itself.

Quote the value.

```yaml bad
uidesc: 1
body:
  Text: @someone
```

```yaml good
uidesc: 1
body:
  Text: "@someone"
```

### second-document

Error. The file goes on after its document has ended.

`---` and `...` separate documents in YAML, and a file of uidesc holds one. A line for the eye is a comment.

```yaml bad
uidesc: 1
body: Spacer
---
body: Divider
```

```yaml good
uidesc: 1
body: Spacer
```

### tab-indentation

Error. A tab stands where YAML counts spaces.

How wide a tab is, nobody knows; so YAML forbids it before what follows.

```yaml bad
uidesc: 1
body:
	Text: Hello
```

```yaml good
uidesc: 1
body:
  Text: Hello
```

### tag

Error. A YAML tag such as `!!str` has no meaning here.

The type that is wanted says how a value is read.

```yaml bad
uidesc: 1
body:
  Text: !!str 12
```

```yaml good
uidesc: 1
body:
  Text: 12
```

### template-braces

Error. A value begins with `{{`, which to YAML is a mapping inside a mapping.

If a tool fills the document in before it is read, quote the place. If a value is meant, write `${name}`.

```yaml bad
uidesc: 1
body:
  Text: {{name}}
```

```yaml good
uidesc: 1
state: {name: Ada}
body:
  Text: ${name}
```

### text-after-quote

Error. Something stands behind the closing quote.

Quote the text with the other kind of quotes, or double the quote in single ones: `'it''s'`.

```yaml bad
uidesc: 1
body:
  Text: 'it's late'
```

```yaml good
uidesc: 1
body:
  Text: "it's late"
```

### too-many-nodes

Error. The aliases of the file stand for too many values when they are written out.

A few lines can stand for billions of values, so that there is a limit: a million. No example is shown here.

### unclosed-bracket

Error. A bracket is opened and never closed.

```yaml bad
uidesc: 1
body:
  Label: {title: Home, systemImage: house
```

```yaml good
uidesc: 1
body:
  Label: {title: Home, systemImage: house}
```

### unclosed-quote

Error. A quote is opened and never closed.

```yaml bad
uidesc: 1
body:
  Text: "Hello
```

```yaml good
uidesc: 1
body:
  Text: "Hello"
```

### undefined-alias

Error. A value begins with `*`, and nothing above has that name.

`*name` repeats what `&name` marked further up. If the star is a part of the text, quote it.

```yaml bad
uidesc: 1
body:
  Text: *note
```

```yaml good
uidesc: 1
body:
  Text: "*note"
```

### unexpected-character

Error. A character stands where none like it can.

```json bad document.json
{"uidesc": 1; "body": "Spacer"}
```

```json good document.json
{"uidesc": 1, "body": "Spacer"}
```

### unquoted-ampersand

Error. A value begins with `&`, which to YAML marks what follows for repeating.

```yaml bad
uidesc: 1
body:
  Text: &more
```

```yaml good
uidesc: 1
body:
  Text: "&more"
```

### unquoted-asterisk

Error. A value begins with `*` and is no alias.

```yaml bad
uidesc: 1
body:
  Text: **bold**
```

```yaml good
uidesc: 1
body:
  Text: "**bold**"
```

### unquoted-brackets

Error. A text between brackets holds brackets itself.

Between `{` and `}` or `[` and `]` they end the text. Quote it, or write the arguments on lines of their own.

```yaml bad
uidesc: 1
state: {name: Ada}
body:
  Label: {title: ${name}, systemImage: star}
```

```yaml good
uidesc: 1
state: {name: Ada}
body:
  Label: {title: "${name}", systemImage: star}
```

### unquoted-colon

Error. A value holds `: `, which to YAML ends a key.

Expressions with `?:` and labelled arguments are quoted.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - opacity: isOpen ? 1.0 : 0.5
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - opacity: "isOpen ? 1.0 : 0.5"
```

### unquoted-comma

Error. Between brackets, a comma ends a text.

YAML splits it there without a word. Quote the whole text.

```yaml bad
uidesc: 1
body:
  Label: {title: Hello, world!, systemImage: star}
```

```yaml good
uidesc: 1
body:
  Label: {title: "Hello, world!", systemImage: star}
```

### unquoted-exclamation-mark

Error. A value begins with `!`, which to YAML starts a tag.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  if: !isOpen
  then: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: "!isOpen"
  then: Spacer
```

### unquoted-hash

Error. What stands behind ` #` is a comment to YAML, so that the value is lost.

```yaml bad
uidesc: 1
body:
  Color: #FF8800
```

```yaml good
uidesc: 1
body:
  Color: "#FF8800"
```

### utf-16-input

Error. The file is UTF-16, which its first bytes tell.

YAML allows it and few programs read it. Save the file as UTF-8. No example can be shown here, since this page could not hold it.

### yaml-syntax

Error. The file is no YAML, for a reason that has no rule of its own.

Every common fault has its own code. No example is shown here.

### yaml-version

Warning. The file asks for a YAML version other than 1.2.

It is read as 1.2 all the same: `yes`, `no`, `on` and `off` are texts.

```yaml bad
%YAML 1.1
---
uidesc: 1
body: Spacer
```

```yaml good
uidesc: 1
body: Spacer
```

## JSON

### json-comment

Error. JSON has no comments.

Write the document as YAML, or the comment under a key that begins with `x-`.

```json bad document.json
{"uidesc": 1, "body": "Spacer" /* the screen */}
```

```json good document.json
{"uidesc": 1, "x-note": "the screen", "body": "Spacer"}
```

### json-quotes

Error. Strings of JSON stand in double quotes.

```json bad document.json
{'uidesc': 1, 'body': 'Spacer'}
```

```json good document.json
{"uidesc": 1, "body": "Spacer"}
```

### json-trailing-comma

Error. JSON has no comma behind the last element.

```json bad document.json
{"uidesc": 1, "body": "Spacer",}
```

```json good document.json
{"uidesc": 1, "body": "Spacer"}
```

### json-unquoted

Error. A key or a string has no quotes.

```json bad document.json
{"uidesc": 1, body: "Spacer"}
```

```json good document.json
{"uidesc": 1, "body": "Spacer"}
```

### json-word

Error. A word of another language stands for what JSON calls `true`, `false` or `null`.

```json bad document.json
{"uidesc": 1, "state": {"isOpen": True}, "body": {"if": "isOpen", "then": "Spacer"}}
```

```json good document.json
{"uidesc": 1, "state": {"isOpen": true}, "body": {"if": "isOpen", "then": "Spacer"}}
```

### missing-value

Error. A value is missing between two signs of JSON.

```json bad document.json
{"uidesc": 1, "body": }
```

```json good document.json
{"uidesc": 1, "body": "Spacer"}
```

### text-after-value

Error. The file goes on after its one JSON value has ended.

```json bad document.json
{"uidesc": 1, "body": "Spacer"} Divider
```

```json good document.json
{"uidesc": 1, "body": "Spacer"}
```

## Documents

### ambiguous-name

Error. Two imported files declare the name that is used.

Neither is meant more than the other. Import one of them, or declare the name in the file itself.

```yaml bad
uidesc: 1
imports: [day.yaml, night.yaml]
body:
  Text: Hello
  modifiers: [{padding: gap}]
```

```yaml file day.yaml
uidesc: 1
constants: {gap: 8}
```

```yaml file night.yaml
uidesc: 1
constants: {gap: 12}
```

```yaml good
uidesc: 1
imports: [day.yaml]
body:
  Text: Hello
  modifiers: [{padding: gap}]
```

### argument-combination

Error. The arguments are known one by one, and do not go together.

`uidesc catalog NAME` lists which do.

```yaml bad
uidesc: 1
body:
  Label: {title: Home, systemImage: house, image: home}
```

```yaml good
uidesc: 1
body:
  Label: {title: Home, systemImage: house}
```

### bad-name

Error. A declared name has the wrong first letter, or holds what no name does.

Views, components and types begin with a capital, all others with a small letter. That is how the program tells them apart.

```yaml bad
uidesc: 1
state: {is-open: false}
body: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: isOpen
  then: Spacer
```

### binding-expected

Error. A place to write to is wanted, and a value is given.

`$name` hands over the state itself, `.constant(x)` a value that never changes.

```yaml bad
uidesc: 1
state: {wifi: true}
body:
  Toggle: {title: Wi-Fi, isOn: wifi}
```

```yaml good
uidesc: 1
state: {wifi: true}
body:
  Toggle: {title: Wi-Fi, isOn: $wifi}
```

### bool-word

Error. A word that YAML 1.1 took for a Bool stands where one is wanted.

In YAML 1.2, `yes`, `no`, `on` and `off` are texts; a Bool is `true` or `false`. As the value of a state, a constant or a
parameter that names no type, nobody can tell which of the two is meant: there a text of these words is quoted.

```yaml bad
uidesc: 1
body:
  Text: Hi
  modifiers:
    - disabled: yes
```

```yaml good
uidesc: 1
body:
  Text: Hi
  modifiers:
    - disabled: true
```

### case-type

Error. A case can't be a value of what `switch` looks at.

```yaml bad
uidesc: 1
state: {count: 2}
body:
  switch: count
  cases: {two: Spacer}
```

```yaml good
uidesc: 1
state: {count: 2}
body:
  switch: count
  cases: {2: Spacer}
```

### colour-digits

Error. A colour has a wrong number of digits.

It is `#RGB`, `#RRGGBB` or `#RRGGBBAA`.

```yaml bad
uidesc: 1
body:
  Color: "#FF88"
```

```yaml good
uidesc: 1
body:
  Color: "#FF8800"
```

### declaration-cycle

Error. A declaration depends on itself.

```yaml bad
uidesc: 1
let: {total: total + 1}
body:
  Text: ${total}
```

```yaml good
uidesc: 1
state: {count: 1}
let: {total: count + 1}
body:
  Text: ${total}
```

### deprecated

Note. SwiftUI has a newer name for the view or modifier.

The old one still works. With `--target` the note is left out where the newer one does not exist yet.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers: [{foregroundColor: .red}]
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers: [{foregroundStyle: .red}]
```

### document-not-a-mapping

Error. The file is a list or a lone value.

```yaml bad
- uidesc: 1
- body: Spacer
```

```yaml good
uidesc: 1
body: Spacer
```

### document-too-large

Error. With the statements of all named actions in place, the document has too many parts.

A named action that runs others is written out wherever it runs, so that a few lines can stand for very many. No example is shown here,
for its size.

### empty-range

Error. The lower end of a range is above the upper one.

```yaml bad
uidesc: 1
state: {volume: {type: Double, default: 20, range: [100, 0]}}
body:
  Text: ${volume}
```

```yaml good
uidesc: 1
state: {volume: {type: Double, default: 20, range: [0, 100]}}
body:
  Text: ${volume}
```

### enum-members

Error. What stands under `enum` is no list of names, or names one twice.

Members begin with a small letter.

```yaml bad
uidesc: 1
state: {size: {enum: [Small, large], default: large}}
body:
  Text: ${size}
```

```yaml good
uidesc: 1
state: {size: {enum: [small, large], default: large}}
body:
  Text: ${size}
```

### import-cycle

Error. A file imports itself, in one step or through others.

Put what both need into a third file.

```yaml bad
uidesc: 1
imports: [cards.yaml]
body: Card
```

```yaml file cards.yaml
uidesc: 1
imports: [document.yaml]
components: {Card: {body: Spacer}}
```

```yaml file shapes.yaml
uidesc: 1
components: {Card: {body: Spacer}}
```

```yaml good
uidesc: 1
imports: [shapes.yaml]
body: Card
```

### import-leaves-root

Error. A path leads out of the folder that the documents may use.

That is `--root`, else the nearest folder with `.uidesc.yaml` or `.git`, else the document's own. It keeps documents from reading what is
not theirs.

```yaml bad
uidesc: 1
imports: [../../../elsewhere/theme.yaml]
body: Spacer
```

```yaml file theme.yaml
uidesc: 1
components: {Card: {body: Spacer}}
```

```yaml good
uidesc: 1
imports: [theme.yaml]
body: Card
```

### invalid-number

Error. A number is not written as JSON and expressions write it.

It has no leading zero, `+` or `_`, and digits on both sides of a point; what has no end is `.infinity`. Base 8, which YAML writes as `0o17`, is
not known.

```yaml bad
uidesc: 1
body:
  Text: Hi
  modifiers:
    - padding: 08
```

```json bad document.json
{"uidesc": 1, "body": {"Text": "Hi", "modifiers": [{"padding": 08}]}}
```

```yaml good
uidesc: 1
body:
  Text: Hi
  modifiers:
    - padding: 8
```

### let-not-a-mapping

Error. The form `let` names nothing.

```yaml bad
uidesc: 1
state: {note: {type: String?}}
body:
  let: note
  then: Spacer
```

```yaml good
uidesc: 1
state: {note: {type: String?}}
body:
  let: {text: note}
  then: {Text: "${text}"}
```

### misplaced-key

Error. The key is known, and can't stand here.

Arguments stand under the view's name, `modifiers`, `id` and `as` beside it. A view that a form chooses stands under the
form's `then`, `else`, `cases` or side.

```yaml bad
uidesc: 1
body:
  VStack: [Spacer]
  spacing: 8
```

```yaml good
uidesc: 1
body:
  VStack: {spacing: 8, content: [Spacer]}
```

### missing-action

Error. A mapping among actions names none.

```yaml bad
uidesc: 1
body:
  Button: {title: Go, action: {}}
```

```yaml good
uidesc: 1
body:
  Button: {title: Go, action: {emit: go}}
```

### missing-argument

Error. A view, modifier or action lacks an argument that it can't do without.

```yaml bad
uidesc: 1
body:
  Button: {title: Go}
```

```yaml good
uidesc: 1
body:
  Button: {title: Go, action: {emit: go}}
```

### missing-case

Error. A value is needed in every case, and one is left out.

```yaml bad
uidesc: 1
state: {size: {enum: [small, large], default: small}}
body:
  Text: Hello
  modifiers:
    - padding: 8
    - opacity: {switch: size, cases: {small: 0.5}}
```

```yaml good
uidesc: 1
state: {size: {enum: [small, large], default: small}}
body:
  Text: Hello
  modifiers:
    - padding: 8
    - opacity: {switch: size, cases: {small: 0.5, large: 0.9}}
```

### missing-else

Error. A value is needed in every case, and the form has no `else`.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - opacity: {if: isOpen, then: 0.9}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - opacity: {if: isOpen, then: 0.9, else: 0.5}
```

### missing-expression

Error. Nothing stands where an expression should, or a list or mapping does.

```yaml bad
uidesc: 1
body:
  if:
  then: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: isOpen
  then: Spacer
```

### missing-field

Error. A record lacks a field of its type.

A field that may be absent has a `?` behind its type.

```yaml bad
uidesc: 1
types: {Point: {x: Double, y: Double}}
state: {origin: {type: Point, default: {x: 1}}}
body:
  Text: ${origin.x}
```

```yaml good
uidesc: 1
types: {Point: {x: Double, y: Double}}
state: {origin: {type: Point, default: {x: 1, y: 2}}}
body:
  Text: ${origin.x}
```

### missing-key

Error. A form, action or declaration lacks a key that it needs.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  if: isOpen
  else: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: "!isOpen"
  then: Spacer
```

### missing-modifier

Error. A dash in a list of modifiers has nothing behind it.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - bold
    -
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - bold
```

### missing-type

Error. The value of a declaration does not tell its type.

`null`, lists and members such as `.red` could have many types.

```yaml bad
uidesc: 1
state: {tint: .red}
body:
  Color: tint
```

```yaml good
uidesc: 1
state: {tint: Color.red}
body:
  Color: tint
```

### missing-version

Error. The document does not say which version of the language it is in.

```yaml bad
body: Spacer
```

```yaml good
uidesc: 1
body: Spacer
```

### missing-view

Error. A view is missing where one should stand.

```yaml bad
uidesc: 1
body:
  VStack:
    - modifiers: [bold]
```

```yaml good
uidesc: 1
body:
  VStack:
    - Text: Hello
      modifiers: [bold]
```

### modifiers-not-a-list

Error. Modifiers stand in a list, since their order matters.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    padding: 8
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - padding: 8
```

### name-in-use

Error. A name is declared again where it already stands for something.

```yaml bad
uidesc: 1
state: {item: 1}
body:
  ForEach: {in: "[1, 2]", content: [{Text: "${item}"}]}
  as: item
```

```yaml good
uidesc: 1
state: {total: 1}
body:
  ForEach: {in: "[1, 2]", content: [{Text: "${item} of ${total}"}]}
  as: item
```

### nested-list

Error. A list stands where one element should.

```yaml bad
uidesc: 1
body:
  VStack:
    - - Text: One
      - Text: Two
```

```yaml good
uidesc: 1
body:
  VStack:
    - Text: One
    - Text: Two
```

### no-body

Error. The file has no `body`, so that there is nothing to evaluate.

Such a file is a library: it can be imported and validated.

```yaml bad eval
uidesc: 1
components: {Card: {body: Spacer}}
```

```yaml good
uidesc: 1
components: {Card: {body: Spacer}}
body: Card
```

### not-a-document

Error. A file that is evaluated or imported is a catalog, or holds scenarios.

The first level of its keys says what a file is: `uidesc`, `catalog` or `uitest`.

```yaml bad eval
catalog: 1
views:
  Badge: {parameters: {_ text: String}}
```

```yaml good
uidesc: 1
components:
  Badge:
    parameters: {text: String}
    body: {Text: "${text}"}
body: {Badge: New}
```

### not-a-place

Error. An action writes to what can't be changed.

State, sides of toggled pairs and bindings can.

```yaml bad
uidesc: 1
constants: {gap: 8}
body:
  Button: {title: Wider, action: {set: {gap: 12}}}
```

```yaml good
uidesc: 1
state: {gap: 8}
body:
  Button: {title: Wider, action: {set: {gap: 12}}}
```

### null-value

Error. Null stands where a value must be.

```yaml bad
uidesc: 1
body:
  VStack: {alignment: null, content: [Spacer]}
```

```yaml good
uidesc: 1
body:
  VStack: {alignment: .leading, content: [Spacer]}
```

### out-of-range

Error. A value lies outside of the range that is declared for it, or that a type can hold.

```yaml bad
uidesc: 1
state: {volume: {type: Double, default: 120, range: [0, 100]}}
body:
  Text: ${volume}
```

```yaml good
uidesc: 1
state: {volume: {type: Double, default: 20, range: [0, 100]}}
body:
  Text: ${volume}
```

### parameter-type

Error. `View`, `Action` and `Binding` are no types of values.

Only parameters of components have them.

```yaml bad
uidesc: 1
state: {content: {type: View}}
body: Spacer
```

```yaml good
uidesc: 1
components:
  Card: {parameters: {content: View}, body: {slot: content}}
body:
  Card: [Spacer]
```

### place-expected

Error. The name of something to write to is missing.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Button: {title: Open, action: {toggle: }}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Button: {title: Open, action: {toggle: isOpen}}
```

### place-syntax

Error. What an action writes to is written as an expression.

It is a name with `.field` or `[index]`.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Button: {title: Open, action: {toggle: "!isOpen"}}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Button: {title: Open, action: {toggle: isOpen}}
```

### range-expected

Error. A range is a list of its two ends.

`null` leaves an end open.

```yaml bad
uidesc: 1
state: {volume: {type: Double, default: 20, range: 100}}
body:
  Text: ${volume}
```

```yaml good
uidesc: 1
state: {volume: {type: Double, default: 20, range: [0, 100]}}
body:
  Text: ${volume}
```

### recursive-action

Error. A named action runs itself.

```yaml bad
uidesc: 1
actions: {first: {run: second}, second: {run: first}}
body:
  Button: {title: Go, action: {run: first}}
```

```yaml good
uidesc: 1
actions: {first: {run: second}, second: {emit: go}}
body:
  Button: {title: Go, action: {run: first}}
```

### recursive-type

Error. A type is made of itself.

```yaml bad
uidesc: 1
types: {Folder: {name: String, parent: Folder?}}
body: Spacer
```

```yaml good
uidesc: 1
types: {Folder: {name: String, parent: String?}}
state: {folder: {type: Folder, default: {name: Home}}}
body:
  Text: ${folder.name}
```

### reserved-name

Error. A word of the language is declared as a name.

The words of forms and actions say how a mapping is read.

```yaml bad
uidesc: 1
components:
  Row: {parameters: {then: {type: Double, default: 1}}, body: Spacer}
body: Row
```

```yaml good
uidesc: 1
components:
  Row: {parameters: {after: Double}, body: {Text: "${after}"}}
body:
  Row: 2
```

### section-not-a-list

Error. `imports` and `catalogs` are lists of paths.

```yaml bad
uidesc: 1
imports: theme.yaml
body: Spacer
```

```yaml file theme.yaml
uidesc: 1
components: {Card: {body: Spacer}}
```

```yaml good
uidesc: 1
imports: [theme.yaml]
body: Card
```

### section-not-a-mapping

Error. A section takes names with what they declare.

```yaml bad
uidesc: 1
modifiers:
  - padding: 8
body: Spacer
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - padding: 8
```

### set-not-a-mapping

Error. `set` takes places with their values.

```yaml bad
uidesc: 1
state: {count: 1}
body:
  Button: {title: More, action: {set: count}}
```

```yaml good
uidesc: 1
state: {count: 1}
body:
  Button: {title: More, action: {set: {count: count + 1}}}
```

### several-actions

Error. Two actions stand where one should.

Begin each with a dash.

```yaml bad
uidesc: 1
state: {count: 1}
body:
  Button:
    title: Go
    action:
      set: {count: 2}
      emit: done
```

```yaml good
uidesc: 1
state: {count: 1}
body:
  Button:
    title: Go
    action:
      - set: {count: 2}
      - emit: done
```

### several-modifiers

Error. Two modifiers stand where one should.

Begin each with a dash; an argument is indented further.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - bold:
      padding: 8
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - bold
    - padding: 8
```

### several-views

Error. Two views stand where one should.

Begin each with a dash; an argument is indented further.

```yaml bad
uidesc: 1
body:
  VStack:
    - Text: Hello
      Image: {systemName: star}
```

```yaml good
uidesc: 1
body:
  VStack:
    - Text: Hello
    - Image: {systemName: star}
```

### shadows-catalog

Warning. A declaration hides the catalog's own of that name.

It is allowed, since a release may add a name that you use. Who reads the document may not expect it.

```yaml bad
uidesc: 1
components: {Divider: {body: Spacer}}
body: Divider
```

```yaml good
uidesc: 1
components: {Gap: {body: Spacer}}
body: Gap
```

### shadows-import

Warning. A declaration hides what is imported under its name.

```yaml bad
uidesc: 1
imports: [theme.yaml]
constants: {gap: 8}
body:
  Text: Hello
  modifiers: [{padding: gap}, {foregroundStyle: brand}]
```

```yaml file theme.yaml
uidesc: 1
constants: {gap: 12, brand: Color.red}
```

```yaml good
uidesc: 1
imports: [theme.yaml]
body:
  Text: Hello
  modifiers: [{padding: gap}, {foregroundStyle: brand}]
```

### text-among-views

Error. A text stands where a view should.

Where a slot stands by its name, a text is a `Text` by itself; in a list of views it is not.

```yaml bad
uidesc: 1
body:
  VStack:
    - Hello, world!
```

```yaml good
uidesc: 1
body:
  VStack:
    - Text: Hello, world!
```

### text-is-a-name

Warning. An unquoted text is the name of a value, or an expression that begins with one.

Quote the text if it is meant. YAML wants quotes around `a ? b : c` anyway, so that one is found in quotes, too.

```yaml bad
uidesc: 1
state: {title: Hello}
body:
  Text: title
```

```yaml good
uidesc: 1
state: {title: Hello}
body:
  Text: ${title}
```

### too-many-arguments

Error. A list has more arguments than can stand without a name.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - padding: [.horizontal, 8, 9]
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - padding: [.horizontal, 8]
```

### too-many-names

Error. `as` has more names than values are handed over.

```yaml bad
uidesc: 1
body:
  ForEach: {in: "[1, 2]", content: [{Text: "${item}"}]}
  as: [item, index, count]
```

```yaml good
uidesc: 1
body:
  ForEach: {in: "[1, 2]", content: [{Text: "${item}"}]}
  as: item
```

### type-mismatch

Error. A value has another type than the one that is wanted.

```yaml bad
uidesc: 1
state: {name: Ada}
body:
  Text: Hello
  modifiers:
    - padding: name
```

```yaml good
uidesc: 1
state: {gap: 8.0}
body:
  Text: Hello
  modifiers:
    - padding: gap
```

### type-syntax

Error. What stands for a type is none.

```yaml bad
uidesc: 1
state: {names: {type: "[String", default: []}}
body:
  Text: ${names.size()}
```

```yaml good
uidesc: 1
state: {names: {type: [String], default: []}}
body:
  Text: ${names.size()}
```

### unavailable-on-target

Error. The platform that `--target` names does not have the view or modifier.

```yaml bad validate --target ios15
uidesc: 1
body:
  NavigationStack: [Spacer]
```

```yaml good
uidesc: 1
body:
  NavigationStack: [Spacer]
```

### unexpected-list

Error. A list stands where none can.

```yaml bad
uidesc: 1
body:
  Text: [Hello]
```

```yaml good
uidesc: 1
body:
  Text: Hello
```

### unexpected-mapping

Error. A mapping stands where a value should.

```yaml bad
uidesc: 1
body:
  VStack: {spacing: {wide: 8}, content: [Spacer]}
```

```yaml good
uidesc: 1
body:
  VStack: {spacing: 8, content: [Spacer]}
```

### unexpected-value

Error. A lone value stands where none can.

Name the argument, if there is one for it.

```yaml bad
uidesc: 1
body:
  Divider: 4
```

```yaml good
uidesc: 1
body: Divider
```

### unexpected-view

Error. A view stands under what has no unnamed slot.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - sheet: {Text: More}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - sheet: {isPresented: $isOpen, content: {Text: More}}
```

### unknown-action

Error. No action has that name.

A named action, and one of the host, is run by `run`.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Button: {title: Open, action: {flip: isOpen}}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Button: {title: Open, action: {toggle: isOpen}}
```

### unknown-field

Error. A record has no field of that name.

```yaml bad
uidesc: 1
state: {user: {type: {name: String}, default: {name: Ada}}}
body:
  Text: ${user.nam}
```

```yaml good
uidesc: 1
state: {user: {type: {name: String}, default: {name: Ada}}}
body:
  Text: ${user.name}
```

### unknown-key

Error. A key is none of those that can stand here.

Keys of your own begin with `x-`.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifers: [bold]
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers: [bold]
```

### unknown-member

Error. A type has no member of that name.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers: [{font: .titel}]
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers: [{font: .title}]
```

### unknown-modifier

Error. No modifier has that name.

`uidesc catalog` lists those of SwiftUI; your own stand under `modifiers`, and those of an app in a catalog.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers: [{paddin: 8}]
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers: [{padding: 8}]
```

### unknown-parameter

Error. A view, modifier or component has no parameter of that name.

```yaml bad
uidesc: 1
body:
  Button: {titel: Go, action: {emit: go}}
```

```yaml good
uidesc: 1
body:
  Button: {title: Go, action: {emit: go}}
```

### unknown-section

Error. A document has no section of that name.

```yaml bad
uidesc: 1
sate: {isOpen: false}
body: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: isOpen
  then: Spacer
```

### unknown-slot

Error. The component has no slot of that name.

A slot is a parameter of type `View`.

```yaml bad
uidesc: 1
components:
  Row: {parameters: {leading: View}, body: {slot: leding}}
body:
  Row: {leading: Hello}
```

```yaml good
uidesc: 1
components:
  Row: {parameters: {leading: View}, body: {slot: leading}}
body:
  Row: {leading: Hello}
```

### unknown-state

Error. No state or binding has that name.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Toggle: {title: Open, isOn: $isOpn}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Toggle: {title: Open, isOn: $isOpen}
```

### unknown-type

Error. No type has that name.

```yaml bad
uidesc: 1
state: {gap: {type: Doubel, default: 1}}
body: Spacer
```

```yaml good
uidesc: 1
state: {gap: {type: Double, default: 1}}
body:
  Text: ${gap}
```

### unknown-view

Error. No view or component has that name.

`uidesc catalog` lists those of SwiftUI; your own stand under `components`, and those of an app in a catalog.

```yaml bad
uidesc: 1
body:
  Txt: Hello
```

```yaml good
uidesc: 1
body:
  Text: Hello
```

### unreadable-import

Error. A file that the document names can't be read.

```yaml bad
uidesc: 1
imports: [theem.yaml]
body: Spacer
```

```yaml file theme.yaml
uidesc: 1
components: {Card: {body: Spacer}}
```

```yaml good
uidesc: 1
imports: [theme.yaml]
body: Card
```

### unsupported-version

Error. The document is in a version of the language that this program does not know.

```yaml bad
uidesc: 9
body: Spacer
```

```yaml good
uidesc: 1
body: Spacer
```

### view-among-modifiers

Error. A view stands among modifiers.

It belongs into a slot of a modifier, or into `wrap`.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - Circle
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - background: [Circle]
```

## Expressions

### argument-count

Error. A function is called with a number of arguments that it does not take.

```yaml bad
uidesc: 1
state: {name: Ada}
body:
  Text: ${name.size(1)}
```

```yaml good
uidesc: 1
state: {name: Ada}
body:
  Text: ${name.size()}
```

### argument-label

Error. A function does not take its arguments by these labels.

Labels are those of Swift.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - font: ".system(siz: 17)"
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - font: ".system(size: 17)"
```

### expression-syntax

Error. The text is no expression.

```yaml bad
uidesc: 1
state: {count: 1}
body:
  if: count >
  then: Spacer
```

```yaml good
uidesc: 1
state: {count: 1}
body:
  if: count > 0
  then: Spacer
```

### expression-too-deep

Error. An expression, or its macros, are nested too deep.

Name parts of it under `let`. No example is shown here, for its depth.

### expression-too-long

Error. An expression has too many characters.

The limit is 100,000 bytes. Name parts of it under `let`; data belongs into state. No example is shown here, for its length.

### optional-use

Error. A value that may be null is used as though it were there.

`let` asks whether it is, `p != null &&` too, and `orValue` gives a default.

```yaml bad
uidesc: 1
state: {name: {type: String?}}
body:
  Text: ${name.size()}
```

```yaml good
uidesc: 1
state: {name: {type: String?}}
body:
  Text: "${name.orValue('').size()}"
```

### unknown-function

Error. No function has that name, or not for values of that type.

```yaml bad
uidesc: 1
state: {name: Ada}
body:
  Text: ${name.uppercased()}
```

```yaml good
uidesc: 1
state: {name: Ada}
body:
  Text: ${name.upperAscii()}
```

### unknown-name

Error. Nothing that an expression could mean has that name here.

A component sees its own parameters and state, not those around it. A member needs its dot, a text in an expression its own quotes.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  if: isOpn
  then: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: isOpen
  then: Spacer
```

## Evaluation

### bad-argument

Error. A function does not take this value.

```yaml bad eval
uidesc: 1
state: {name: Ada, count: 1}
body:
  Text: ${name.substring(2, count)}
```

```yaml good
uidesc: 1
state: {name: Ada, count: 1}
body:
  Text: ${name.substring(0, count)}
```

### bad-conversion

Error. A value can't be converted.

```yaml bad eval
uidesc: 1
state: {text: many}
body:
  Text: ${int(text) + 1}
```

```yaml good
uidesc: 1
state: {text: "3"}
body:
  Text: ${int(text) + 1}
```

### bad-format

Error. The format does not fit the values.

```yaml bad eval
uidesc: 1
state: {name: Ada}
body:
  Text: ${'%d'.format([name])}
```

```yaml good
uidesc: 1
state: {name: Ada}
body:
  Text: ${'%s'.format([name])}
```

### bad-map-key

Error. A key of a map is no text, integer or boolean.

```yaml bad eval
uidesc: 1
state: {key: {type: Value, default: 0.5}}
body:
  Text: "${{key: 1}.size()}"
```

```yaml good
uidesc: 1
state: {key: half}
body:
  Text: "${{key: 1}.size()}"
```

### bad-pattern

Error. A pattern is no regular expression.

```yaml bad eval
uidesc: 1
state: {pattern: "[a-", name: Ada}
body:
  if: name.matches(pattern)
  then: Spacer
```

```yaml good
uidesc: 1
state: {pattern: "[a-z]+", name: Ada}
body:
  if: name.matches(pattern)
  then: Spacer
```

### division-by-zero

Error. An integer is divided by zero.

```yaml bad eval
uidesc: 1
state: {total: 10, count: 0}
body:
  Text: ${total / count}
```

```yaml good
uidesc: 1
state: {total: 10, count: 0}
body:
  Text: "${count == 0 ? 0 : total / count}"
```

### duplicate-id

Error. Two elements of a loop have one id.

Their state could not be told apart. Of a list that is written out `validate` knows it, of others only the evaluation does.

```yaml bad
uidesc: 1
body:
  ForEach: {in: "[1, 1]", id: number, content: [{Text: "${number}"}]}
  as: number
```

```yaml bad eval
uidesc: 1
state: {numbers: {type: [Int], default: [1, 1]}}
body:
  ForEach: {in: numbers, id: number, content: [{Text: "${number}"}]}
  as: number
```

```yaml good
uidesc: 1
body:
  ForEach: {in: "[1, 2]", id: number, content: [{Text: "${number}"}]}
  as: number
```

### evaluation-too-deep

Error. A component contains itself without end.

A condition must stop it.

```yaml bad eval
uidesc: 1
components:
  Tree: {body: {VStack: [Tree]}}
body: Tree
```

```yaml good
uidesc: 1
components:
  Tree:
    parameters: {depth: Int}
    body:
      VStack:
        - if: depth > 0
          then: {Tree: depth - 1}
body:
  Tree: 2
```

### evaluation-too-large

Error. The tree has too many views.

The limit is two million. Show a part of the data at a time. No example is shown here, for its size.

### evaluation-too-long

Error. The evaluation looks at too many views and elements, shown or not.

The limit is four million. A component that contains itself twice doubles with every level; a condition should stop it early. No example
is shown here, for the time that it takes.

### expression-cost

Error. An expression takes too many steps.

The limit is a million steps for one expression, so that a document can't hold up the program.

```yaml bad eval
uidesc: 1
body:
  Text: ${lists.range(2000).filter(i, lists.range(2000).exists(j, j == i)).size()}
```

```yaml good
uidesc: 1
body:
  Text: ${lists.range(20).filter(i, lists.range(20).exists(j, j == i)).size()}
```

### expression-size

Error. An expression builds a value that is too large.

The limit protects the memory of the program. No example is shown here.

### host-function

Error. A function of the host has failed.

The message is the function's own. No example is shown here: documents have no such functions.

### index-out-of-range

Error. A list has no element of that number.

Elements are counted from 0.

```yaml bad eval
uidesc: 1
state: {names: {type: [String], default: []}}
body:
  Text: ${names[0]}
```

```yaml good
uidesc: 1
state: {names: {type: [String], default: []}}
body:
  if: names.size() > 0
  then: {Text: "${names[0]}"}
```

### no-such-key

Error. A map has no such key.

```yaml bad eval
uidesc: 1
state: {prices: {type: Map(Int), default: {tea: 3}}}
body:
  Text: ${prices['milk']}
```

```yaml good
uidesc: 1
state: {prices: {type: Map(Int), default: {tea: 3}}}
body:
  Text: "${'milk' in prices ? prices['milk'] : 0}"
```

### no-such-overload

Error. No operation takes values of these types.

Where types are declared, this is found before anything is evaluated, as `type-mismatch`.

```yaml bad eval
uidesc: 1
state: {any: {type: Value, default: "'tea'"}}
body:
  Text: ${any * 2}
```

```yaml good
uidesc: 1
state: {any: {type: Int, default: 3}}
body:
  Text: ${any * 2}
```

### no-value

Error. An optional value is empty where its content is asked for.

```yaml bad eval
uidesc: 1
state: {prices: {type: Map(Int), default: {tea: 3}}}
body:
  Text: ${prices[?'milk'].value()}
```

```yaml good
uidesc: 1
state: {prices: {type: Map(Int), default: {tea: 3}}}
body:
  Text: ${prices[?'milk'].orValue(0)}
```

### overflow

Error. A number does not fit its type.

```yaml bad eval
uidesc: 1
state: {count: 9223372036854775807}
body:
  Text: ${count + 1}
```

```yaml good
uidesc: 1
state: {count: 922337203685477580}
body:
  Text: ${count + 1}
```

### unknown-time-zone

Error. No time zone has that name.

```yaml bad eval
uidesc: 1
body:
  Text: "${timestamp('2026-01-01T00:00:00Z').getHours('Moon/Crater')}"
```

```yaml good
uidesc: 1
body:
  Text: "${timestamp('2026-01-01T00:00:00Z').getHours('Europe/Berlin')}"
```

## What an evaluation is given

### assignment-expected

Error. An option is not written as `name=value`.

The command line finds this before the document is read, so that it is seen only by programs that use the library. No example is shown
here.

### missing-state

Error. A state without a default is not given.

```yaml bad eval
uidesc: 1
state: {user: {type: String}}
body:
  Text: ${user}
```

```yaml good
uidesc: 1
state: {user: {type: String, default: nobody}}
body:
  Text: ${user}
```

### state-not-a-mapping

Error. A state file is no mapping of names to values.

```yaml bad eval --state-file state.yaml
uidesc: 1
state: {count: 1}
body:
  Text: ${count}
```

```yaml file state.yaml
- 1
```

```yaml good
uidesc: 1
state: {count: 1}
body:
  Text: ${count}
```

### unknown-environment

Error. No environment value has that name.

`uidesc catalog` lists them.

```yaml bad eval --env colourScheme=dark
uidesc: 1
body: Spacer
```

```yaml good
uidesc: 1
body: Spacer
```

### unknown-pair

Error. `--toggled` names no side of a toggled pair of the document.

```yaml bad eval --toggled gap.of=2
uidesc: 1
state: {isOpen: false}
toggled: {gap: {on: 8.0, off: 0.0, state: isOpen}}
body:
  Text: Hello
  modifiers: [{padding: gap}]
```

```yaml good
uidesc: 1
state: {isOpen: false}
toggled: {gap: {on: 8.0, off: 0.0, state: isOpen}}
body:
  Text: Hello
  modifiers: [{padding: gap}]
```

### wrong-value

Error. A value that is given from outside has another type than the declared one.

```yaml bad eval --state count=many
uidesc: 1
state: {count: 1}
body:
  Text: ${count}
```

```yaml good
uidesc: 1
state: {count: 1}
body:
  Text: ${count}
```

## Legal, and surely a mistake

These are looked for by `validate`, never by `eval`.

### background-before-frame

Note. A text has a background, and then a frame that the background does not fill.

Modifiers work from the first to the last: each one sees what those before it have made.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - background: .yellow
    - frame: {width: 200}
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - frame: {width: 200}
    - background: .yellow
```

### background-before-padding

Note. A text has a background, and then room that lies outside of it.

Modifiers work from the first to the last: each one sees what those before it have made.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - background: .yellow
    - padding
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - padding
    - background: .yellow
```

### constant-condition

Warning. A condition or the subject of a `switch` never changes.

What is behind it is always shown, or never.

```yaml bad
uidesc: 1
body:
  if: 1 > 2
  then: Spacer
```

```yaml good
uidesc: 1
state: {count: 1}
body:
  if: count > 2
  then: Spacer
```

### constant-id

Warning. The `id` of a loop is the same for every element.

An id tells the elements apart; with two of them the evaluation ends with `duplicate-id`. Without an `id`, the field of that name counts, or else
the number of the element.

```yaml bad
uidesc: 1
state: {names: {type: [String], default: []}}
body:
  ForEach: {in: names, id: "'name'", content: [{Text: "${name}"}]}
  as: name
```

```yaml good
uidesc: 1
state: {names: {type: [String], default: []}}
body:
  ForEach: {in: names, id: name, content: [{Text: "${name}"}]}
  as: name
```

### equal-sides

Warning. Both sides of a toggled pair, or both arms of an `if`, are the same.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - padding: {on: 8, off: 8, state: isOpen}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Text: Hello
  modifiers:
    - padding: {on: 8, off: 0, state: isOpen}
```

### image-without-label

Note. An image has no words for those who hear the screen.

An image of the app is called by its file name then, and a button that shows only an image by the image. Symbols of the system have words
of their own, and an image inside a `Label` is called by the title.

```yaml bad
uidesc: 1
body:
  Image: team-photo-2
```

```yaml good
uidesc: 1
body:
  Image: {name: team-photo-2, label: The team on its summer trip}
```

### low-contrast

Warning. A text stands out too little from its background.

By WCAG 2 the contrast is at least 4.5 to 1, and 3 to 1 for large text (from size 18). Only colours that are known are looked at:
constants, and those of the system in the light and the dark mode.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - foregroundStyle: .white
    - background: .yellow
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - foregroundStyle: .black
    - background: .yellow
```

### modifier-not-applicable

Warning. A modifier is for another kind of view.

SwiftUI has some modifiers for one kind of view alone, such as `resizable` for images, and once a modifier of all views stands before it, what it
gives is no image any more. Others reach texts or controls inside, of which the view has none.

```yaml bad
uidesc: 1
body:
  VStack:
    - Image: {systemName: star}
      modifiers:
        - frame: {width: 80, height: 80}
        - resizable
    - Divider:
      modifiers:
        - font: .title
```

```yaml good
uidesc: 1
body:
  VStack:
    - Image: {systemName: star}
      modifiers:
        - resizable
        - frame: {width: 80, height: 80}
    - Divider
```

### modifier-overridden

Warning. A modifier stands twice, and only the first counts.

Fonts, colours and the like are read from what is nearest to the view, and that is what is written first.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - font: .title
    - padding
    - font: .body
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - font: .body
```

### modifier-without-effect

Warning. A modifier has the value that changes nothing.

```yaml bad
uidesc: 1
body:
  Text: Hello
  modifiers:
    - opacity: 1
```

```yaml good
uidesc: 1
body:
  Text: Hello
  modifiers:
    - opacity: 0.5
```

### shadow-before-clip

Note. A view has a shadow, and is then cut to a shape, its shadow with it.

```yaml bad
uidesc: 1
body:
  Image: {systemName: star}
  modifiers:
    - shadow: 4
    - clipShape: .circle
```

```yaml good
uidesc: 1
body:
  Image: {systemName: star}
  modifiers:
    - clipShape: .circle
    - shadow: 4
```

### small-tap-target

Note. What can be tapped is smaller than 44 points.

```yaml bad
uidesc: 1
state: {isOpen: false}
body:
  Image: {systemName: star}
  modifiers:
    - frame: {width: 20, height: 20}
    - onTapGesture: {toggle: isOpen}
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  Image: {systemName: star}
  modifiers:
    - frame: {width: 44, height: 44}
    - onTapGesture: {toggle: isOpen}
```

### text-is-a-view

Warning. An unquoted text in a slot is the name of a view.

Where a slot stands by its name, a text is shown as a text. Quote it if it is meant. Of views that need arguments nothing is said: a section may
well be headed 'Menu'.

```yaml bad
uidesc: 1
body:
  Label: {titleContent: Spacer, icon: {Image: {systemName: star}}}
```

```yaml good
uidesc: 1
body:
  Label: {titleContent: [Spacer], icon: {Image: {systemName: star}}}
```

### unused-action

Warning. Nothing runs a named action.

```yaml bad
uidesc: 1
actions: {go: {emit: go}}
body: Spacer
```

```yaml good
uidesc: 1
actions: {go: {emit: go}}
body:
  Button: {title: Go, action: {run: go}}
```

### unused-component

Warning. Nothing uses a component of the document.

In a file without a body, and in one that is imported, it may be used elsewhere.

```yaml bad
uidesc: 1
components: {Gap: {body: Spacer}}
body: Divider
```

```yaml good
uidesc: 1
components: {Gap: {body: Spacer}}
body: Gap
```

### unused-constant

Warning. Nothing uses a constant of the document.

```yaml bad
uidesc: 1
constants: {gap: 8}
body: Spacer
```

```yaml good
uidesc: 1
constants: {gap: 8}
body:
  Text: Hello
  modifiers: [{padding: gap}]
```

### unused-import

Warning. Nothing uses what an imported file declares.

```yaml bad
uidesc: 1
imports: [theme.yaml]
body: Spacer
```

```yaml file theme.yaml
uidesc: 1
constants: {gap: 8}
```

```yaml good
uidesc: 1
imports: [theme.yaml]
body:
  Text: Hello
  modifiers: [{padding: gap}]
```

### unused-let

Warning. Nothing uses a computed value, or a name that the form `let` gives.

A name that begins with `_` may stay unused, such as one that only asks whether a value is there.

```yaml bad
uidesc: 1
state: {count: 1}
let: {double: count * 2}
body:
  Text: ${count}
```

```yaml good
uidesc: 1
state: {count: 1}
let: {double: count * 2}
body:
  Text: ${double}
```

### unused-modifier

Warning. Nothing uses a custom modifier of the document.

```yaml bad
uidesc: 1
modifiers: {loud: {body: {slot: content, modifiers: [bold]}}}
body: Spacer
```

```yaml good
uidesc: 1
modifiers: {loud: {body: {slot: content, modifiers: [bold]}}}
body:
  Text: Hello
  modifiers: [loud]
```

### unused-pair

Warning. Nothing uses a toggled pair.

```yaml bad
uidesc: 1
toggled: {gap: {on: 8.0, off: 0.0}}
body: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
toggled: {gap: {on: 8.0, off: 0.0}}
body:
  Text: Hello
  modifiers: [{padding: gap.value(isOpen)}]
```

### unused-parameter

Warning. The component does nothing with one of its parameters.

```yaml bad
uidesc: 1
components:
  Title: {parameters: {text: String, size: Double}, body: {Text: "${text}"}}
body:
  Title: {text: Hello, size: 12}
```

```yaml good
uidesc: 1
components:
  Title: {parameters: {text: String}, body: {Text: "${text}"}}
body:
  Title: Hello
```

### unused-state

Warning. Nothing reads or changes a state.

```yaml bad
uidesc: 1
state: {isOpen: false}
body: Spacer
```

```yaml good
uidesc: 1
state: {isOpen: false}
body:
  if: isOpen
  then: Spacer
```

## Catalogs

### catalog-alone

Error. What `scalar`, `list` or `main` names can't stand alone.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card:
    parameters: {_ title: String, width: Double}
    scalar: title
    forms: [[title, width]]
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card:
    parameters: {_ title: String, width: Double}
    scalar: title
    forms: [[title, width?]]
```

### catalog-clash

Error. The catalog declares what SwiftUI's catalog, or one before it, has already.

```yaml bad acme.catalog.yaml
catalog: 1
views: {Text: {}}
```

```yaml good acme.catalog.yaml
catalog: 1
views: {AcmeText: {}}
```

### catalog-duplicate

Error. Two parameters of an entry have one name.

An unlabelled one counts by the name that it is given.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {_ title: String, title: String}, forms: [[title]]}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {_ title: String}}
```

### catalog-form-order

Error. A form names its parameters in another order than they are declared.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {title: String, width: Double}, forms: [[width, title]]}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {title: String, width: Double}, forms: [[title, width]]}
```

### catalog-missing-key

Error. An entry lacks a key that it needs.

```yaml bad acme.catalog.yaml
catalog: 1
environment: {brand: {type: String}}
```

```yaml good acme.catalog.yaml
catalog: 1
environment: {brand: {type: String, default: acme}}
```

### catalog-mixed-scalar

Error. `scalar` names texts and other values.

A scalar is read in one way: as a text, or as an expression.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {_ title: String, width: Double}, scalar: [title, width], forms: [[title], [width]]}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {_ title: String, width: Double}, scalar: title, forms: [[title], [width]]}
```

### catalog-name-case

Error. A name of the catalog begins with the wrong letter.

Views and types begin with a capital, modifiers with a small letter.

```yaml bad acme.catalog.yaml
catalog: 1
views: {card: {}}
```

```yaml good acme.catalog.yaml
catalog: 1
views: {Card: {}}
```

### catalog-reserved-name

Error. A parameter has the name of a form or an action.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {switch: Bool}}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {isOn: Bool}}
```

### catalog-shape

Error. Something in the catalog is not the list, mapping or text that it should be.

```yaml bad acme.catalog.yaml
catalog: 1
views: [Card]
```

```yaml good acme.catalog.yaml
catalog: 1
views: {Card: {}}
```

### catalog-too-large

Error. The catalog has more entries than one can have.

Split it. No example is shown here, for its size.

### catalog-too-many-parameters

Error. An entry has more parameters than one can have.

Describe it as two entries. No example is shown here, for its size.

### catalog-unknown-key

Error. A catalog has no such key.

```yaml bad acme.catalog.yaml
catalog: 1
view: {Card: {}}
```

```yaml good acme.catalog.yaml
catalog: 1
views: {Card: {}}
```

### catalog-unknown-parameter

Error. The entry has no parameter of that name.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {_ title: String}, scalar: titel}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {_ title: String}, scalar: title}
```

### catalog-unknown-type

Error. No type has that name.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {tint: Colour}}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {tint: Color}}
```

### catalog-unused-parameter

Error. No form of the entry takes the parameter.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {title: String, width: Double}, forms: [[title]]}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {title: String, width: Double}, forms: [[title, width?]]}
```

### catalog-value-type

Error. A slot, an action or a binding stands where the type of a value is wanted.

```yaml bad acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {rows: [View]}}
```

```yaml good acme.catalog.yaml
catalog: 1
views:
  Card: {parameters: {rows: View}}
```

### catalog-version

Error. The catalog does not say that it is of version 1.

```yaml bad acme.catalog.yaml
catalog: 2
views: {Card: {}}
```

```yaml good acme.catalog.yaml
catalog: 1
views: {Card: {}}
```

### type-too-deep

Error. A type of the catalog is nested too deep.

Name parts of it under `types`. No example is shown here, for its depth.

### type-too-large

Error. A type of the catalog has too many members or functions.

No example is shown here, for its size.

## Settings and the command

### invalid-settings

Error. The settings file is not what settings look like.

```yaml bad .uidesc.yaml
rules: [unused-state]
```

```yaml good .uidesc.yaml
rules: {unused-state: off}
```

### unknown-setting

Error. The settings have no such key.

```yaml bad .uidesc.yaml
rule: {unused-state: off}
```

```yaml good .uidesc.yaml
rules: {unused-state: off}
```

### unreadable-file

Error. A file or folder that the command names can't be read.

Reports in formats for machines have a finding for it. No example is shown here.

### unused-ignore

Warning. A comment says that a finding is to be ignored, and there is none.

Beside an error nobody looks for what is unused, so that a comment about it is not judged either.

```yaml bad
uidesc: 1
body: Spacer # uidesc-ignore: unused-state
```

```yaml good
uidesc: 1
body: Spacer
```

## Scenarios and states

`uidesc test` sends events to a document and finds what is not as expected, and `uidesc states` tries the states that a document can have.

### change-loop

Error. Actions cause each other without end.

An `onChange` that changes what another one watches needs a condition that stops it.

```yaml file home.yaml
uidesc: 1
state: {ping: 0, pong: 0}
body:
  Button: {title: Go, action: {set: {ping: ping + 1}}}
  modifiers:
    - onChange: {of: ping, action: {set: {pong: pong + 1}}}
    - onChange: {of: pong, action: {set: {ping: ping + 1}}}
```

```yaml file once.yaml
uidesc: 1
state: {ping: 0, pong: 0}
body:
  Button: {title: Go, action: {set: {ping: ping + 1}}}
  modifiers:
    - onChange: {of: ping, action: {set: {pong: pong + 1}}}
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

```yaml good test home.uitest.yaml
uitest: 1
document: once.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### dead-branch

Warning. No state that was tried leads to a branch, or every one does.

The condition may ask for what can't be, or a state may have no action that changes it.

```yaml bad states
uidesc: 1
state: {isOn: false, size: {enum: [small, large], default: small}}
body:
  VStack:
    - Toggle: {title: "On", isOn: $isOn}
    - if: isOn && !isOn
      then: Spacer
    - Text: ${size}
```

```yaml good states
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Toggle: {title: "On", isOn: $isOn}
    - if: isOn
      then: Spacer
```

### disabled-view

Error. An event is sent to a view that is disabled.

A person could not tap it either.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Button: {title: Stop, action: {toggle: isOn}}
      modifiers: [{disabled: "!isOn"}]
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Stop
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### hidden-view

Error. An event is sent to a view inside of something that is not presented.

What a `sheet`, an `alert` and the like hold is in the tree at all times, and takes events while `isPresented` is true.

```yaml file home.yaml
uidesc: 1
state: {isOpen: false, isDone: false}
body:
  Button: {title: Open, action: {set: {isOpen: true}}}
  modifiers:
    - sheet:
        isPresented: $isOpen
        content:
          Button: {title: "${isDone ? 'Done' : 'Do'}", action: {set: {isDone: true}}}
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: does it
    steps:
      - tap: Do
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: does it
    steps:
      - expect: {hides: Do}
      - tap: Open
      - tap: Do
      - expect: {shows: Done}
```

### no-binding

Error. A value is put into a view that has no binding for it.

A `TextField` or a `Toggle` has one, a `Text` has none.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - input: {to: off, value: Hello}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### no-handed-value

Error. An event runs an action that names a value which the event does not hand over.

What a view hands over stands under `values`; `uidesc catalog` says what that is. `hover` hands over true.

```yaml file home.yaml
uidesc: 1
state: {isEditing: false, volume: 0.5}
body:
  VStack:
    - Slider: {value: $volume, onEditingChanged: {as: isActive, set: {isEditing: isActive}}}
    - Text: "${isEditing ? 'editing' : 'at rest'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: begins to edit
    steps:
      - event: {name: onEditingChanged, to: {path: VStack/Slider}}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: begins to edit
    steps:
      - event: {name: onEditingChanged, to: {path: VStack/Slider}, values: [true]}
      - expect: {shows: editing}
```

### no-handler

Error. An event is sent to a view where nothing waits for it, nor around it.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: off
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### no-snapshot

Error. A scenario compares the tree with a file that is not there yet.

`--update` writes it; read it before you keep it.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - expect: {snapshot: start.txt}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - expect: {count: 1, select: Button}
```

### no-such-view

Error. An event or an expectation names a view that is not in the tree.

A path is made of the names of views, such as `VStack/Button[1]`; the text that a view shows names it, too.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Start
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### no-way-out

Warning. A state can be reached that no event leads out of.

A person who gets there is stuck. If that is meant, ignore the rule for this document.

```yaml bad states
uidesc: 1
state: {isDone: false}
body:
  if: isDone
  then: {Text: Done}
  else: {Button: {title: Finish, action: {set: {isDone: true}}}}
```

```yaml good states
uidesc: 1
state: {isDone: false}
body:
  if: isDone
  then: {Button: {title: Again, action: {set: {isDone: false}}}}
  else: {Button: {title: Finish, action: {set: {isDone: true}}}}
```

### not-a-scenario-file

Error. The file does not begin with `uitest: 1`.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### sides-never-differ

Warning. The two sides of a pair are the same in every state that was tried.

`equal-sides` finds those that are written the same; these turn out so.

```yaml bad states
uidesc: 1
state: {isOn: false}
toggled: {gap: {type: Double, on: 8.0, off: 16.0 / 2.0}}
body:
  Toggle: {title: "On", isOn: $isOn}
  modifiers: [{padding: gap.value(isOn)}]
```

```yaml good states
uidesc: 1
state: {isOn: false}
toggled: {gap: {on: 8.0, off: 16.0}}
body:
  Toggle: {title: "On", isOn: $isOn}
  modifiers: [{padding: gap.value(isOn)}]
```

### unknown-step

Error. A step of a scenario has no such key.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tpa: Go
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### wrong-animation

Error. A step has changed the tree with another animation than the expected one, or without any.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
      - expect: {animated: true}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
      - expect: {animated: false}
```

### wrong-count

Error. There are more or fewer views than a scenario expects.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - expect: {count: 2, select: Button}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - expect: {count: 1, select: Button}
```

### wrong-events

Error. The document has sent other events to its host than a scenario expects.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
      - expect: {emitted: [gone]}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
      - expect: {emitted: []}
```

### wrong-findings

Error. A step has other findings than a scenario expects.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: off
      - expect: {findings: [disabled-view]}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: off
      - expect: {findings: [no-handler]}
```

### wrong-request

Error. A line that is sent to `uidesc run` is no request.

A request is a JSON object with one step, such as `{"tap": "Save"}`. No example is shown here.

### wrong-scenario

Error. A scenario file lacks the document or the scenarios.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### wrong-step

Error. A step of a scenario lacks something, or is of the wrong shape.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - input: {to: off}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
```

### wrong-text

Error. A text that a scenario expects is not shown, or one that should be gone is.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
      - expect: {shows: [off]}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - tap: Go
      - expect: {shows: [on]}
```

### wrong-tree

Error. The tree is another one than a scenario expects.

The difference is printed with the finding.

```yaml file home.yaml
uidesc: 1
state: {isOn: false}
body:
  VStack:
    - Button: {title: Go, action: {toggle: isOn}}
    - Text: "${isOn ? 'on' : 'off'}"
```

```yaml bad test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - expect: {select: Text, tree: Text("on")}
```

```yaml good test home.uitest.yaml
uitest: 1
document: home.yaml
scenarios:
  - name: taps the button
    steps:
      - expect: {select: Text, tree: Text("off")}
```
"""##
