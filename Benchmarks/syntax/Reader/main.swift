// Reads a file into the tree so many times: the program that `compare.sh` sets against libyaml's bare scan.

import Glibc
import UIDescDiagnostics
import UIDescSyntax

func fail(_ message: String) -> Never {
  print(message)
  exit(2)
}

func readFile(_ path: String) -> [UInt8]? {
  guard let file = unsafe fopen(path, "r") else { return nil }
  defer { unsafe fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&chunk, 1, chunk.count, file)
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

func processorNanoseconds() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

guard CommandLine.arguments.count == 3, let bytes = readFile(CommandLine.arguments[1]),
  let rounds = Int(CommandLine.arguments[2])
else { fail("usage: uidesc-benchmark FILE ROUNDS") }

let source = SourceFile(path: CommandLine.arguments[1], bytes: bytes)
var times: [Int] = []
var values = 0
for _ in 0..<rounds {
  var sink = DiagnosticSink()
  let start = processorNanoseconds()
  let tree = readSyntax(source, id: SourceID(0), format: .automatic, into: &sink)
  times.append(processorNanoseconds() - start)
  values &+= tree.keyCount
  if let finding = sink.diagnostics.first { fail("\(finding.message) at \(finding.range.offsets)") }
}
times.sort()
if rounds > 0 { print(times[rounds / 2]) }
