/// What `uidesc validate --format json` prints.
let findingsSchemaText: StaticString = #"""
  $schema: https://json-schema.org/draft/2020-12/schema
  title: Findings
  description: "What 'uidesc validate --format json' prints: the documents, what is wrong in them, and how much that is."
  type: object
  required: [tool, version, schema, files, findings, summary]
  properties:
    tool: {const: uidesc}
    version: {description: The version of the tool., type: string}
    schema: {description: The version of this form., const: 1}
    files:
      description: "The documents that were read, in their order."
      type: array
      items:
        type: object
        required: [path, status]
        properties: {path: {type: string}, status: {enum: [valid, invalid]}}
    findings: {type: array, items: {$ref: "#/$defs/finding"}}
    summary:
      type: object
      required: [files, errors, warnings, notes, hidden]
      properties:
        hidden: {description: "How many were left out by '--max-findings'."}
      additionalProperties: {type: integer, minimum: 0}
  $defs:
    finding:
      type: object
      required: [code, severity, message]
      properties:
        code: {description: "Permanent; 'uidesc explain' says more.", type: string, pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}
        severity: {enum: [error, warning, note]}
        message: {type: string}
        file: {$ref: "#/$defs/file"}
        start: {$ref: "#/$defs/place"}
        end: {$ref: "#/$defs/place"}
        pointer: {description: "The part of the file that it is about, as a JSON pointer (RFC 6901); left out in a file that can't be read.", type: string, pattern: "^(/([^~/]|~[01])*)*$"}
        context: {description: "Where in the document it stands, outermost first.", type: array, items: {type: string}}
        notes:
          description: Related places.
          type: array
          items:
            type: object
            required: [message]
            properties:
              message: {type: string}
              file: {$ref: "#/$defs/file"}
              start: {$ref: "#/$defs/place"}
              end: {$ref: "#/$defs/place"}
        fixes: {description: Ways to mend it., type: array, items: {$ref: "#/$defs/fix"}}
      dependentRequired: {file: [], start: [file, end], end: [file, start]}
    fix:
      type: object
      required: [title, safe, edits]
      properties:
        title: {type: string}
        safe: {description: False where it may change what the document means., type: boolean}
        edits:
          description: Replacements of ranges that do not overlap.
          type: array
          minItems: 1
          items:
            type: object
            required: [text, file, start, end]
            properties:
              text: {type: string}
              file: {$ref: "#/$defs/file"}
              start: {$ref: "#/$defs/place"}
              end: {$ref: "#/$defs/place"}
    file: {description: The path as it was given., type: string}
    place:
      description: "The end of a range is the place behind its last character."
      type: object
      required: [line, column, offset]
      properties:
        line: {description: Counted from 1., type: integer, minimum: 1}
        column: {description: "Counted from 1, in characters.", type: integer, minimum: 1}
        offset: {description: "Counted from 0, in bytes of UTF-8.", type: integer, minimum: 0}
  """#
