/// The format of catalogs, as `docs/catalog-format.md` describes it.
let catalogSchemaText: StaticString = #"""
  $schema: https://json-schema.org/draft/2020-12/schema
  title: uidesc catalog
  description: "The views, modifiers, types, environment values and actions that documents may use."
  type: object
  required: [catalog]
  properties:
    catalog: {description: The version of this format., enum: [1, "1"], default: 1}
    name: {description: A name for people., type: [string, number]}
    description: {$ref: "#/$defs/description"}
    views:
      description: "Views by name, which starts with a capital."
      type: [object, "null"]
      patternProperties: {"^[A-Z]": {$ref: "#/$defs/entry"}, "^x-": true}
      additionalProperties: false
    modifiers:
      description: "Modifiers by name, which starts with a small letter."
      type: [object, "null"]
      patternProperties: {"^x-": true, "^(?!x-)[a-z]": {$ref: "#/$defs/entry"}}
      additionalProperties: false
    types:
      description: "Types by name, which starts with a capital."
      type: [object, "null"]
      patternProperties: {"^[A-Z]": {$ref: "#/$defs/type"}, "^x-": true}
      additionalProperties: false
    environment:
      description: "What 'env.name' reads."
      type: [object, "null"]
      patternProperties: {"^x-": true, "^(?!x-)[a-z]": {$ref: "#/$defs/environmentValue"}}
      additionalProperties: false
    actions:
      description: "What 'run' can ask of the host."
      type: [object, "null"]
      patternProperties: {"^x-": true, "^(?!x-)[a-z]": {$ref: "#/$defs/entry"}}
      additionalProperties: false
  patternProperties: {"^x-": true}
  additionalProperties: false
  $defs:
    description: {description: One sentence for people., type: [string, number, "null"]}
    notation:
      description: "A type: Double, [GridItem], Range(Double), {x: Double}, Color?; for parameters View, Action and Binding(T)."
      type: [string, array, object]
      if: {type: array}
      then: {items: {$ref: "#/$defs/notation"}}
      minItems: 1
      maxItems: 1
      minProperties: 1
      additionalProperties: {$ref: "#/$defs/notation"}
      examples: [Bool, Int, Double, String, Value, View, View?, Action, Action?, Binding(Bool), Color, Range(Double)]
    default: {description: "What it is where nothing is given: a text for a text, else an expression."}
    names:
      description: One name or a list of them.
      type: [string, array]
      items: {type: string}
    parameters:
      description: "What may be given, in the order of the Swift call; '_ name' has no label."
      type: [object, "null"]
      additionalProperties: {$ref: "#/$defs/parameter"}
    parameter:
      description: "A type, or {type, default, required, label, as, description}."
      type: [string, array, object]
      if: {type: object, required: [type]}
      then:
        properties:
          type: {$ref: "#/$defs/notation"}
          default: {$ref: "#/$defs/default"}
          required: {description: True says that null has to be written., type: boolean}
          label: {description: The label in Swift where it is not the name., type: string}
          as:
            description: What a slot or an action is handed.
            type: object
            additionalProperties:
              type: [string, array, object]
              if: {type: object, required: [type]}
              then:
                properties: {type: {$ref: "#/$defs/notation"}, default: {$ref: "#/$defs/default"}}
                patternProperties: {"^x-": true}
                additionalProperties: false
              else: {$ref: "#/$defs/notation"}
          description: {$ref: "#/$defs/description"}
        patternProperties: {"^x-": true}
        additionalProperties: false
      else: {$ref: "#/$defs/notation"}
    forms:
      description: "Which arguments go together, a list of lists; 'name?' may be left out."
      type: array
      items: {type: array, items: {type: string}}
    entryWords:
      properties:
        description: {$ref: "#/$defs/description"}
        parameters: {$ref: "#/$defs/parameters"}
        scalar: {description: "What a lone value means, the first whose type fits.", $ref: "#/$defs/names"}
        list: {description: "What a list means: one parameter, or several in that order.", $ref: "#/$defs/names"}
        forms: {$ref: "#/$defs/forms"}
    entry:
      type: [object, "null"]
      allOf: [{$ref: "#/$defs/entryWords"}]
      properties:
        main: {description: The slot that needs no name in the resolved tree., type: string}
        availability:
          description: "Since when: {iOS: 17, macOS: 14}; without it, everywhere."
          type: object
          additionalProperties: {type: [number, string]}
        deprecated: {description: What to write now., type: string}
        views: {description: "Of a modifier: the views that have it, or types that they are values of.", $ref: "#/$defs/names"}
      propertyNames:
        pattern: "^(description|parameters|scalar|list|forms|main|availability|deprecated|views|x-.*)$"
    functions:
      type: [object, "null"]
      additionalProperties:
        type: [object, array, "null"]
        if: {type: array}
        then: {items: {$ref: "#/$defs/parameters"}}
        else: {$ref: "#/$defs/parameters"}
    type:
      type: [object, "null"]
      allOf: [{$ref: "#/$defs/entryWords"}]
      properties:
        alias: {description: The type that this is another name of., $ref: "#/$defs/notation"}
        fields:
          description: The fields of a record.
          type: object
          minProperties: 1
          additionalProperties: {$ref: "#/$defs/notation"}
        members: {description: "The values that have a name, .plain and .loud.", $ref: "#/$defs/names"}
        takes: {description: Types whose values will do where this one is wanted., $ref: "#/$defs/names"}
        set: {description: True where a list of members is a value too., type: boolean}
        literal: {description: "A quoted \"#FF8800\" is a value.", const: hex}
        functions: {description: "Calls that give a value, such as .mixed(from: .plain, to: .loud).", $ref: "#/$defs/functions"}
        methods: {description: "Calls on a value, such as .plain.faded(0.5).", $ref: "#/$defs/functions"}
      propertyNames:
        pattern: "^(description|alias|fields|set|literal|takes|members|functions|methods|parameters|scalar|list|forms|x-.*)$"
    environmentValue:
      type: object
      required: [type]
      properties:
        type: {$ref: "#/$defs/notation"}
        default: {description: "What it is where '--env' says nothing.", $ref: "#/$defs/default"}
        description: {$ref: "#/$defs/description"}
      patternProperties: {"^x-": true}
      additionalProperties: false
  """#
