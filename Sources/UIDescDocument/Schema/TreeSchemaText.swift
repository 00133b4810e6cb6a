/// What `uidesc eval --format json` prints.
let treeSchemaText: StaticString = #"""
  $schema: https://json-schema.org/draft/2020-12/schema
  title: Resolved tree
  description: "What 'uidesc eval --format json' prints: the views and modifiers that are left when nothing is left to decide."
  type: object
  required: [uidesc, state, body]
  properties:
    uidesc: {description: The version of the language., const: 1}
    state:
      description: The state that the tree was made with.
      type: object
      additionalProperties: {$ref: "#/$defs/value"}
    body: {description: The root views., $ref: "#/$defs/nodes"}
  additionalProperties: false
  $defs:
    nodes: {type: array, items: {$ref: "#/$defs/node"}}
    node:
      title: View
      type: object
      required: [type, id]
      properties:
        type: {description: The name of the view., type: string, pattern: "^[A-Z][A-Za-z0-9_.]*$"}
        id: {description: "The view's identity: the same in every run with the same input.", $ref: "#/$defs/identity"}
        arguments: {$ref: "#/$defs/arguments"}
        modifiers:
          description: What is applied to the view, in this order.
          type: array
          items: {$ref: "#/$defs/modifier"}
        children: {description: The views of the main slot., $ref: "#/$defs/nodes"}
        slots: {$ref: "#/$defs/slots"}
        source: {$ref: "#/$defs/source"}
      additionalProperties: false
    modifier:
      title: Modifier
      type: object
      required: [type]
      properties:
        type: {description: The name of the modifier., type: string, pattern: "^[a-z_][A-Za-z0-9_]*$"}
        arguments: {$ref: "#/$defs/arguments"}
        slots: {$ref: "#/$defs/slots"}
        source: {$ref: "#/$defs/source"}
      additionalProperties: false
    slots:
      description: The views of the slots that have a name.
      type: object
      additionalProperties: {$ref: "#/$defs/nodes"}
    arguments:
      description: The arguments by the names that the catalog gives them, in the order of the Swift call.
      type: object
      additionalProperties: {$ref: "#/$defs/argument"}
    argument:
      description: A value, a binding, or an action.
      anyOf: [{$ref: "#/$defs/binding"}, {$ref: "#/$defs/constant"}, {$ref: "#/$defs/action"}, {$ref: "#/$defs/value"}]
    identity: {type: string, pattern: "^[0-9a-f]{16}$"}
    value:
      description: >-
        null, a Bool, a number, a text; a member such as ".red"; a list or a range; a record; or a call. Infinity is
        ".infinity".
      if: {type: object, anyOf: [{required: [call]}, {required: [type]}]}
      then: {anyOf: [{$ref: "#/$defs/call"}, {$ref: "#/$defs/record"}]}
      else:
        if: {type: object}
        then: {$ref: "#/$defs/record"}
        else:
          type: ["null", boolean, number, string, array]
          items: {$ref: "#/$defs/value"}
    record: {type: object, additionalProperties: {$ref: "#/$defs/value"}}
    call:
      title: A value that is built by a call
      description: >-
        .system(size: 17) has 'type' and 'call', Color(white: 0.5) has 'type' alone, and .gray.opacity(0.5) has 'call' and
        'of'.
      type: object
      properties:
        type: {description: The type whose function or initialiser it is., type: string}
        call: {description: The name of the function or method., type: string}
        of: {description: What the method is called on., $ref: "#/$defs/value"}
        arguments:
          description: "By label; those without one are called _0, _1 and so on by their position."
          type: object
          additionalProperties: {$ref: "#/$defs/value"}
      additionalProperties: false
      anyOf: [{required: [type]}, {required: [call, of]}]
    place:
      description: A state with its fields and indices; an object where it is the state of an instance below the root.
      type: [string, object]
      required: [place, owner]
      properties:
        place: {type: string}
        owner: {description: The identity of the instance., $ref: "#/$defs/identity"}
      additionalProperties: false
    binding:
      description: A binding to a place, with what stands there.
      type: object
      required: [binding, value]
      properties: {binding: {$ref: "#/$defs/place"}, value: {$ref: "#/$defs/value"}}
      additionalProperties: false
    constant:
      description: A binding to a value that stays.
      type: object
      required: [constant]
      properties: {constant: {$ref: "#/$defs/value"}}
      additionalProperties: false
    action:
      description: What an action does, and the names of the values that it is handed.
      type: object
      required: [actions]
      properties:
        parameters: {type: array, items: {type: string}}
        actions: {$ref: "#/$defs/statements"}
      additionalProperties: false
    statements: {type: array, items: {$ref: "#/$defs/statement"}}
    statement:
      title: Action
      description: The first key says what is done.
      type: object
      anyOf:
        - {$ref: "#/$defs/toggle"}
        - {$ref: "#/$defs/set"}
        - {$ref: "#/$defs/append"}
        - {$ref: "#/$defs/remove"}
        - {$ref: "#/$defs/withAnimation"}
        - {$ref: "#/$defs/condition"}
        - {$ref: "#/$defs/selection"}
        - {$ref: "#/$defs/bind"}
        - {$ref: "#/$defs/run"}
        - {$ref: "#/$defs/emit"}
    given:
      description: "What is known when the tree is made stands under 'value', what is worked out later under 'expression'."
      properties:
        value: {$ref: "#/$defs/value"}
        expression: {description: An expression in CEL., type: string}
      not: {required: [value, expression]}
    toggle:
      required: [toggle]
      properties: {toggle: {$ref: "#/$defs/place"}}
      additionalProperties: false
    set:
      required: [set]
      properties:
        set:
          type: array
          items:
            type: object
            $ref: "#/$defs/given"
            required: [place]
            properties: {place: {$ref: "#/$defs/place"}}
            propertyNames: {enum: [place, value, expression]}
      additionalProperties: false
    append:
      required: [append]
      properties:
        append:
          type: object
          $ref: "#/$defs/given"
          required: [to]
          properties: {to: {$ref: "#/$defs/place"}}
          propertyNames: {enum: [to, value, expression]}
      additionalProperties: false
    remove:
      required: [remove]
      properties:
        remove:
          type: object
          required: [from]
          properties:
            from: {$ref: "#/$defs/place"}
            at: {description: "An index, or an expression for it.", type: [integer, string]}
            as: {type: string}
            where: {description: The condition as an expression., type: [string, boolean]}
          additionalProperties: false
          anyOf: [{required: [at]}, {required: [as, where]}]
      additionalProperties: false
    withAnimation:
      required: [withAnimation]
      properties:
        withAnimation:
          type: object
          required: [actions]
          properties: {animation: {$ref: "#/$defs/value"}, actions: {$ref: "#/$defs/statements"}}
          additionalProperties: false
      additionalProperties: false
    condition:
      required: [if, then]
      properties:
        if: {description: The condition as an expression., type: [string, boolean]}
        then: {$ref: "#/$defs/statements"}
        else: {$ref: "#/$defs/statements"}
      additionalProperties: false
    selection:
      required: [switch, cases]
      properties:
        switch: {type: object, $ref: "#/$defs/given", propertyNames: {enum: [value, expression]}}
        cases:
          type: array
          items:
            type: object
            required: [match, then]
            properties: {match: {$ref: "#/$defs/value"}, then: {$ref: "#/$defs/statements"}}
            additionalProperties: false
        default: {$ref: "#/$defs/statements"}
      additionalProperties: false
    bind:
      required: [let, then]
      properties:
        let:
          type: array
          items:
            type: object
            $ref: "#/$defs/given"
            required: [name]
            properties: {name: {type: string}}
            propertyNames: {enum: [name, value, expression]}
        if: {type: [string, boolean]}
        then: {$ref: "#/$defs/statements"}
        else: {$ref: "#/$defs/statements"}
      additionalProperties: false
    run:
      required: [run]
      $ref: "#/$defs/given"
      properties: {run: {type: string}}
      propertyNames: {enum: [run, value, expression]}
    emit:
      required: [emit]
      $ref: "#/$defs/given"
      properties: {emit: {type: string}}
      propertyNames: {enum: [emit, value, expression]}
    source:
      description: "Where it comes from, with '--source'."
      type: object
      required: [file, line, column]
      properties:
        file: {type: string}
        line: {type: integer, minimum: 1}
        column: {type: integer, minimum: 1}
        trail:
          description: "The components and conditions that led here, outermost first."
          type: array
          items:
            type: object
            required: [step]
            properties:
              step: {type: string}
              file: {type: string}
              line: {type: integer, minimum: 1}
              column: {type: integer, minimum: 1}
            additionalProperties: false
      additionalProperties: false
  """#
