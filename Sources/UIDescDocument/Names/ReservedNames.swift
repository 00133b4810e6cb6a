/// The words of forms and actions: they tell how a mapping is read, so nothing that is written as a key may have them.
let reservedNames = [
  "if", "then", "else", "switch", "cases", "default", "let", "slot", "on", "off", "as", "wrap", "toggle",
  "set",
  "append", "remove", "withAnimation", "run", "emit",
]

/// The types that every file knows, and that none can declare.
let plainTypeNames = [
  "Bool", "Int", "Double", "String", "Value", "View", "Action", "Binding", "Range", "Map",
]
