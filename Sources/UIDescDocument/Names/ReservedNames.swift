/// The words of forms and actions: they tell how a mapping is read, so nothing that is written as a key may have them.
let reservedNames = [
  "if", "then", "else", "switch", "cases", "default", "let", "slot", "on", "off", "as", "wrap", "toggle", "set",
  "append", "remove", "withAnimation", "run", "emit",
]
