import UIDesc

// Prints one document's tree in both states of its toggle: `swift run PrintTree ../toggle-stack/app.yaml`.
let path = CommandLine.arguments.dropFirst().first ?? "../toggle-stack/app.yaml"

let document = try Document(contentsOf: path)
for finding in document.findings {
  print("\(finding.code): \(finding.message)")
}

let off = try document.evaluate(state: ["toggle": false])
print(off.text)

let on = try document.evaluate(state: ["toggle": true])
print(on.text)
