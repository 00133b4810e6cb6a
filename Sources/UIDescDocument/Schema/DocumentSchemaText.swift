// The parts of the schema of documents that no catalog changes, as YAML.

let documentSchemaText: StaticString = #"""
  $schema: https://json-schema.org/draft/2020-12/schema
  title: uidesc document
  description: SwiftUI written as data; expressions are CEL.
  type: object
  required: [uidesc]
  properties:
    uidesc: {description: "The version of the language.", enum: [1, "1"], default: 1}
    name: {description: "A name for people.", $ref: "#/$defs/remark"}
    description: {description: "What the document shows, for people.", $ref: "#/$defs/remark"}
    imports:
      description: Files whose types, constants, components and modifiers can be used here; paths relative to this file.
      $ref: "#/$defs/paths"
    catalogs:
      description: Catalogs of views and modifiers of your own; paths relative to this file.
      $ref: "#/$defs/paths"
    types:
      description: Records and enumerations by name.
      type: [object, "null"]
      patternProperties: {"^[A-Z][A-Za-z0-9_]*$": {$ref: "#/$defs/type"}, "^x-": true}
      additionalProperties: false
    constants:
      description: Values that never change, but for light and dark.
      type: [object, "null"]
      patternProperties: {"^[a-z_][A-Za-z0-9_]*$": {$ref: "#/$defs/constant"}, "^x-": true}
      additionalProperties: false
    state: {$ref: "#/$defs/stateSection"}
    toggled: {$ref: "#/$defs/toggledSection"}
    let: {$ref: "#/$defs/letSection"}
    components:
      description: Views of your own.
      type: [object, "null"]
      patternProperties: {"^[A-Z][A-Za-z0-9_]*$": {$ref: "#/$defs/component"}, "^x-": true}
      additionalProperties: false
    modifiers:
      description: "Modifiers of your own; in their bodies 'slot: content' is the view so far."
      type: [object, "null"]
      patternProperties: {"^[a-z_][A-Za-z0-9_]*$": {$ref: "#/$defs/component"}, "^x-": true}
      additionalProperties: false
    actions: {$ref: "#/$defs/actionSection"}
    body: {description: "The view or the views.", $ref: "#/$defs/views"}
  patternProperties: {"^x-": true}
  additionalProperties: false
  """#

let fixedDefinitionsText: StaticString = #"""
  remark: {type: [string, number, boolean, "null"]}
  paths: {type: [array, "null"], items: {type: [string, number, boolean]}}

  stateSection:
    description: What changes while the interface runs.
    type: [object, "null"]
    patternProperties: {"^[a-z_][A-Za-z0-9_]*$": {$ref: "#/$defs/stateDeclaration"}, "^x-": true}
    additionalProperties: false
  toggledSection:
    description: Pairs of values, one for on and one for off.
    type: [object, "null"]
    patternProperties: {"^[a-z_][A-Za-z0-9_]*$": {$ref: "#/$defs/pair"}, "^x-": true}
    additionalProperties: false
  letSection:
    description: Values worked out from the state.
    type: [object, "null"]
    patternProperties: {"^[a-z_][A-Za-z0-9_]*$": {$ref: "#/$defs/anything"}, "^x-": true}
    additionalProperties: false
  actionSection:
    description: Actions by name, for 'run'.
    type: [object, "null"]
    patternProperties: {"^x-": true}
    additionalProperties: {$ref: "#/$defs/actions"}

  type:
    description: "A type: a name, a list of one type, a record, or {enum: [small, large]}."
    type: [string, array, object]
    $ref: "#/$defs/typeName"
    items: {description: The type of the elements., type: [string, array, object]}
    minItems: 1
    maxItems: 1
    if: {type: object, required: [enum]}
    then: {properties: {enum: {$ref: "#/$defs/members"}}}
    else:
      minProperties: 1
      propertyNames: {not: {$ref: "#/$defs/word"}}
      additionalProperties: {$ref: "#/$defs/type"}
  members:
    description: The members of an enumeration.
    type: array
    minItems: 1
    items: {type: [string, boolean, number]}
  declarationWords:
    properties:
      type: {$ref: "#/$defs/type"}
      enum: {$ref: "#/$defs/members"}
      default: {description: "What it is where nothing else is said, by its type.", $ref: "#/$defs/anything"}
      description: {description: "What it is for, for people.", $ref: "#/$defs/remark"}
  bounds:
    description: The least and the greatest value; null leaves one open.
    type: array
    items: {type: [number, string, "null"]}
    minItems: 2
    maxItems: 2
  stateDeclaration:
    description: "A default, or {type, default, range, description}."
    type: [string, number, boolean, object]
    allOf: [{$ref: "#/$defs/declarationWords"}]
    properties: {range: {$ref: "#/$defs/bounds"}}
    propertyNames: {pattern: "^(type|enum|default|range|description|x-.*)$"}
    anyOf: [{required: [type]}, {required: [enum]}, {required: [default]}]
  constant:
    description: "A value, {type, default}, or {type, light, dark}."
    type: [string, number, boolean, object]
    allOf: [{$ref: "#/$defs/declarationWords"}]
    properties:
      light: {description: "The value where the appearance is light.", $ref: "#/$defs/anything"}
      dark: {description: "The value where the appearance is dark.", $ref: "#/$defs/anything"}
    propertyNames: {pattern: "^(type|enum|default|light|dark|description|x-.*)$"}
    anyOf: [{required: [default]}, {required: [light, dark]}]
  pair:
    description: "{on, off}, and what else is to be said: type, state, range."
    type: object
    allOf: [{$ref: "#/$defs/declarationWords"}]
    properties:
      on: {description: "The value while it is on.", $ref: "#/$defs/anything"}
      off: {description: "The value while it is off.", $ref: "#/$defs/anything"}
      state: {description: "The condition that picks, so that the pair's name alone is its value.", $ref: "#/$defs/condition"}
      range: {$ref: "#/$defs/bounds"}
    propertyNames: {pattern: "^(type|enum|on|off|state|range|description|x-.*)$"}
    required: ["on", "off"]
  parameter:
    description: "A type, or {type, default, description}."
    $ref: "#/$defs/typeName"
    type: [string, array, object]
    if: {type: object}
    then:
      $ref: "#/$defs/declarationWords"
      propertyNames: {pattern: "^(type|enum|default|description|x-.*)$"}
      anyOf: [{required: [type]}, {required: [enum]}, {required: [default]}]
    else: {$ref: "#/$defs/type"}
  component:
    type: object
    required: [body]
    properties:
      description: {description: "What it is for, for people.", $ref: "#/$defs/remark"}
      parameters:
        description: What callers give, the first one also as a lone value.
        type: [object, "null"]
        patternProperties: {"^[a-z_][A-Za-z0-9_]*$": {$ref: "#/$defs/parameter"}, "^x-": true}
        additionalProperties: false
        propertyNames: {not: {$ref: "#/$defs/word"}}
      state: {$ref: "#/$defs/stateSection"}
      toggled: {$ref: "#/$defs/toggledSection"}
      let: {$ref: "#/$defs/letSection"}
      actions: {$ref: "#/$defs/actionSection"}
      body: {description: "The view or the views.", $ref: "#/$defs/views"}
    patternProperties: {"^x-": true}
    additionalProperties: false

  word:
    description: "The words of forms and actions, which no parameter or field may be called."
    enum:
      [if, then, else, switch, cases, default, let, slot, "on", "off", as, wrap, toggle, set, append, remove,
       withAnimation, run, emit]
  anything: {description: "A value: an expression, a list, a mapping, or a form."}
  noArguments: {type: [object, "null"], patternProperties: {"^x-": true}, additionalProperties: false}
  condition: {description: "An expression that is true or false.", type: [string, boolean]}
  text:
    description: "A text; ${…} puts an expression into it."
    type: [string, number, boolean, object]
    if: {type: object}
    then:
      allOf: [{$ref: "#/$defs/form"}]
      patternProperties:
        "^(then|else|default|on|off)$": {$ref: "#/$defs/optionalText"}
        "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/optionalText"}}
  optionalText: {anyOf: [{$ref: "#/$defs/text"}, {type: "null"}]}
  Bool:
    type: [boolean, string, object]
    if: {type: object}
    then:
      allOf: [{$ref: "#/$defs/form"}]
      patternProperties:
        "^(then|else|default|on|off)$": {$ref: "#/$defs/Bool"}
        "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/Bool"}}
  Int:
    type: [integer, string, object]
    if: {type: object}
    then:
      allOf: [{$ref: "#/$defs/form"}]
      patternProperties:
        "^(then|else|default|on|off)$": {$ref: "#/$defs/Int"}
        "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/Int"}}
  Double:
    type: [number, string, object]
    if: {type: object}
    then:
      allOf: [{$ref: "#/$defs/form"}]
      patternProperties:
        "^(then|else|default|on|off)$": {$ref: "#/$defs/Double"}
        "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/Double"}}
  binding:
    description: "A binding: '$' and a place, such as $wifi, $tasks[0].isDone or $padding.on; or .constant(x)."
    type: [string, object]
    pattern: "^(\\$[A-Za-z_][A-Za-z0-9_]*([.\\[].*)?|\\.constant\\(.*\\))$"
    if: {type: object}
    then:
      allOf: [{$ref: "#/$defs/form"}]
      patternProperties:
        "^(then|else|default|on|off)$": {$ref: "#/$defs/binding"}
        "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/binding"}}

  isForm:
    type: object
    anyOf: [{required: [if]}, {required: [switch]}, {required: [let]}, {required: ["on", "off"]}]
  isView: {type: object, anyOf: [{required: [slot]}, {$ref: "#/$defs/hasCapital"}]}
  hasCapital: {not: {propertyNames: {pattern: "^[^A-Z]"}}}
  isAction:
    type: object
    anyOf:
      [{required: [toggle]}, {required: [set]}, {required: [append]}, {required: [remove]}, {required: [withAnimation]},
       {required: [run]}, {required: [emit]}]
  formWords:
    properties:
      if: {description: "Takes 'then' where this is true, else 'else'.", $ref: "#/$defs/condition"}
      then: {description: "What stands here where the condition is true."}
      else: {description: "What stands here where it is not."}
      switch: {description: "The value that picks one of the 'cases'.", type: [string, number, boolean]}
      cases: {description: "What stands here for each value: a member, a text, a number, true or false.", type: object}
      default: {description: "What stands here where no case fits."}
      let: {description: "Names for values in 'then'; where one of them is null, 'else' is taken.", type: object}
      on: {description: "What stands here while the state is on."}
      off: {description: "What stands here while the state is off."}
      state: {description: "The condition that picks between 'on' and 'off'.", $ref: "#/$defs/condition"}
  formRules:
    $ref: "#/$defs/formWords"
    if: {required: [let]}
    then: {required: [then]}
    else:
      if: {required: [if]}
      then: {required: [then]}
      else:
        if: {required: [switch]}
        then: {required: [cases]}
        else: {required: [state]}
  form:
    type: object
    $ref: "#/$defs/formRules"
    propertyNames: {pattern: "^(if|then|else|switch|cases|default|let|on|off|state|x-.*)$"}
  viewForm:
    type: object
    allOf: [{$ref: "#/$defs/formRules"}]
    properties: {modifiers: {$ref: "#/$defs/modifiers"}, id: {$ref: "#/$defs/identity"}}
    propertyNames: {pattern: "^(if|then|else|switch|cases|default|let|on|off|state|modifiers|id|x-.*)$"}

  views:
    if: {type: array}
    then: {items: {$ref: "#/$defs/view"}}
    else: {$ref: "#/$defs/view"}
  viewArm:
    if: {type: "null"}
    else: {$ref: "#/$defs/views"}
  slot:
    description: "One view or a list; a plain text is a Text."
    if: {type: array}
    then: {items: {$ref: "#/$defs/view"}}
    else:
      if: {type: object}
      then:
        if: {allOf: [{$ref: "#/$defs/isForm"}, {not: {anyOf: [{required: [modifiers]}, {required: [id]}]}}]}
        then:
          allOf: [{$ref: "#/$defs/form"}]
          patternProperties:
            "^(then|else|default|on|off)$": {$ref: "#/$defs/slotArm"}
            "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/slotArm"}}
        else: {$ref: "#/$defs/view"}
      else: {type: [string, number, boolean]}
  slotArm:
    if: {type: "null"}
    else: {$ref: "#/$defs/slot"}
  slotName: {description: "The content of a slot of this component; 'self' inside 'wrap' is the view so far.", type: string}
  identity: {description: "An identity of its own, in place of the position.", $ref: "#/$defs/anything"}
  names:
    description: Names for the values that are handed over.
    type: [string, array]
    items: {type: string}
  modifiers:
    description: "What is applied to the view, in this order."
    type: [array, "null"]
    items: {$ref: "#/$defs/modifier"}
  modifierArm:
    if: {type: array}
    then: {items: {$ref: "#/$defs/modifier"}}
    else:
      if: {type: "null"}
      else: {$ref: "#/$defs/modifier"}
  wrap: {description: "Views around 'slot: self', which is the view so far.", $ref: "#/$defs/views"}

  place:
    description: "A place: the name of a state, a pair's side or a binding, then .field or [index]."
    type: string
    pattern: "^\\$?[A-Za-z_][A-Za-z0-9_]*([.\\[].*)?$"
  actionWords:
    properties:
      toggle: {description: "Flips a Bool.", $ref: "#/$defs/place"}
      set: {description: "Works out all values and writes them to their places.", type: object}
      append:
        description: Adds an element at the end of a list.
        type: object
        required: [to, value]
        properties: {to: {$ref: "#/$defs/place"}, value: {$ref: "#/$defs/anything"}}
        patternProperties: {"^x-": true}
        additionalProperties: false
      remove:
        description: Takes one element out of a list by 'at', or all that fit by 'as' and 'where'.
        type: object
        required: [from]
        properties:
          from: {$ref: "#/$defs/place"}
          at: {description: "The index of the element, from 0.", $ref: "#/$defs/Int"}
          as: {$ref: "#/$defs/names"}
          where: {$ref: "#/$defs/Bool"}
        patternProperties: {"^x-": true}
        additionalProperties: false
        anyOf: [{required: [at]}, {required: [as, where]}]
      withAnimation:
        description: Runs actions with an animation.
        if: {type: object, anyOf: [{required: [actions]}, {required: [animation]}]}
        then:
          required: [actions]
          properties: {animation: {$ref: "#/$defs/animation"}, actions: {$ref: "#/$defs/actions"}}
          patternProperties: {"^x-": true}
          additionalProperties: false
        else: {$ref: "#/$defs/actions"}
      run:
        description: "Runs a named action, an Action parameter or one of the host; {name: value} hands a value over, or arguments by name."
        type: [string, object]
        minProperties: 1
        maxProperties: 1
      emit:
        description: "Tells the host of an event; {event, data} adds a value."
        type: [string, number, boolean, object]
        required: [event]
        properties: {event: {$ref: "#/$defs/text"}, data: {$ref: "#/$defs/anything"}}
        patternProperties: {"^x-": true}
        additionalProperties: false
  action:
    title: Action
    type: object
    $ref: "#/$defs/formWords"
    if: {$ref: "#/$defs/isForm"}
    then:
      allOf: [{$ref: "#/$defs/form"}]
      patternProperties:
        "^(then|else|default|on|off)$": {$ref: "#/$defs/actions"}
        "^cases$": {patternProperties: {"^x-": true}, additionalProperties: {$ref: "#/$defs/actions"}}
    else:
      $ref: "#/$defs/actionWords"
      propertyNames: {pattern: "^(toggle|set|append|remove|withAnimation|run|emit|x-.*)$"}
      minProperties: 1
      if: {propertyNames: {not: {pattern: "^x-"}}}
      then: {maxProperties: 1}
  actions:
    description: One action or a list of them.
    if: {type: object}
    then: {$ref: "#/$defs/action"}
    else: {type: [array, "null"], items: {$ref: "#/$defs/action"}}
  handler:
    description: One action or a list of them; 'as' names what is handed over.
    if: {type: object, required: [as]}
    then:
      allOf: [{$ref: "#/$defs/actionWords"}]
      properties: {as: {$ref: "#/$defs/names"}, actions: {$ref: "#/$defs/actions"}}
      propertyNames: {pattern: "^(as|actions|toggle|set|append|remove|withAnimation|run|emit|x-.*)$"}
      minProperties: 2
    else: {$ref: "#/$defs/actions"}
  """#
