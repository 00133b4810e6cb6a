// Sets the short way through YAML against libyaml's on damaged and made-up documents, and on every short text of a few
// characters: `yaml-fuzz mutants SEED COUNT FILE...`, `yaml-fuzz exhaust LENGTH ALPHABET`, and `yaml-fuzz files FILE...`
// for the files as they are. It prints the first differences and a sum, and fails where there is one.

import Glibc
import UIDescDiagnostics
import UIDescSyntax

struct Sum {
  var read = 0
  var declined = 0
  var declinedValid = 0
  var different = 0

  mutating func add(_ bytes: [UInt8], checksDeclined: Bool) {
    switch compareFastYAML(bytes, checksDeclined: checksDeclined) {
    case .equal: read += 1
    case .declined(let isValid):
      declined += 1
      if isValid { declinedValid += 1 }
    case .different(let difference):
      different += 1
      if different <= 20 {
        print("DIFFERENT: \(difference)\n\(String(reflecting: String(decoding: bytes, as: UTF8.self)))")
      }
    }
  }
}

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

func readFile(_ path: String) -> [UInt8] {
  guard let file = unsafe fopen(path, "r") else { fail("can't read \(path)") }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  while true {
    let byte = unsafe getc(file)
    if byte == EOF { return bytes }
    bytes.append(UInt8(truncatingIfNeeded: byte))
  }
}

func fuzz(seed: UInt64, count: Int, documents: [[UInt8]]) -> Sum {
  var mutants = YAMLMutants(seed: seed)
  var sum = Sum()
  for round in 0..<count {
    // The first ones are looked at by libyaml even where they were left to it: how many of the valid ones are read?
    let checksDeclined = round < 20_000
    switch round % 4 {
    case 0: sum.add(mutants.document(), checksDeclined: checksDeclined)
    case 1: sum.add(mutants.mutant(of: mutants.document()), checksDeclined: checksDeclined)
    default:
      sum.add(mutants.mutant(of: documents[round / 4 % documents.count]), checksDeclined: checksDeclined)
    }
  }
  return sum
}

/// All texts of the alphabet's characters up to a length.
func exhaust(length: Int, alphabet: [UInt8]) -> Sum {
  var sum = Sum()
  var digits = [0]
  while digits.count <= length {
    sum.add(digits.map { alphabet[$0] }, checksDeclined: false)
    var place = 0
    while place < digits.count {
      digits[place] += 1
      if digits[place] < alphabet.count { break }
      digits[place] = 0
      place += 1
    }
    if place == digits.count { digits.append(0) }
  }
  return sum
}

let arguments = CommandLine.arguments
let sum: Sum
if arguments.count > 4, arguments[1] == "mutants", let seed = UInt64(arguments[2]),
  let count = Int(arguments[3])
{
  sum = fuzz(seed: seed, count: count, documents: arguments[4...].map(readFile))
} else if arguments.count > 2, arguments[1] == "files" {
  var files = Sum()
  for path in arguments[2...] {
    let valid = files.declinedValid
    files.add(readFile(path), checksDeclined: true)
    if files.declinedValid > valid { print("left to libyaml: \(path)") }
  }
  sum = files
} else if arguments.count == 4, arguments[1] == "exhaust", let length = Int(arguments[2]) {
  sum = exhaust(length: length, alphabet: Array(arguments[3].utf8))
} else {
  fail("usage: yaml-fuzz mutants SEED COUNT FILE... | exhaust LENGTH ALPHABET | files FILE...")
}
print(
  "\(sum.read) read and equal, \(sum.different) different, \(sum.declined) left to libyaml"
    + (sum.declinedValid > 0 ? " (\(sum.declinedValid) of those looked at are valid)" : ""))
exit(sum.different == 0 ? 0 : 1)
