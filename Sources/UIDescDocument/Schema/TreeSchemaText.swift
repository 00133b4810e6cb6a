let treeSchemaText: StaticString = "{}"
let findingsSchemaText: StaticString = "{}"
let catalogSchemaText: StaticString = "{}"
