import Foundation
import Glibc

/// What a run of the program left behind.
struct Outcome {
  var code: Int32
  var output: String
  var errors: String
}

/// The built program, which stands beside the tests.
let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appendingPathComponent("uidesc")

/// A folder for one test, removed when the test is over.
final class Workspace {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("uidesc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func file(_ name: String) -> String { url.appendingPathComponent(name).path }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:],
    output: FileHandle? = nil, errors: FileHandle? = nil, in folder: URL? = nil,
    of other: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = other.map { URL(fileURLWithPath: $0) } ?? program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? url
    process.environment = environment
    // Files instead of pipes, so that no amount of output can block.
    let (outputURL, errorURL, inputURL) = (scratch(), scratch(), scratch())
    try Data((input ?? "").utf8).write(to: inputURL)
    for file in [outputURL, errorURL] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: inputURL)
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputURL)
    process.standardError = try errors ?? FileHandle(forWritingTo: errorURL)
    try process.run()
    process.waitUntilExit()
    // A signal is told apart from the exit codes, which are never negative.
    let code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(code: code, output: try text(outputURL), errors: try text(errorURL))
  }

  private func scratch() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("uidesc-\(UUID().uuidString).out")
  }

  private func text(_ file: URL) throws -> String {
    defer { try? FileManager.default.removeItem(at: file) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

/// Both ends of a terminal that does not exist.
struct PseudoTerminal {
  let program: FileHandle
  private let person: FileHandle

  init?() {
    let descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // The functions that do this by name are not part of Glibc's module: unlock the other end, and ask its number.
    var (number, lock): (Int32, Int32) = (0, 0)
    let isUnlocked = unsafe ioctl(descriptor, 0x4004_5431, &lock) == 0
    guard descriptor >= 0, isUnlocked, unsafe ioctl(descriptor, 0x8004_5430, &number) == 0 else { return nil }
    let other = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard other >= 0 else { return nil }
    person = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    program = FileHandle(fileDescriptor: other, closeOnDealloc: true)
  }

  /// What has been written so far; nobody must be writing any more.
  func read() -> String {
    // A terminal has no end to wait for, and what was written may arrive in parts.
    let end = "\u{3}end of text"
    program.write(Data(end.utf8))
    var text = ""
    while !text.hasSuffix(end) {
      var waiting = pollfd(fd: person.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 30_000) > 0 else { return text }
      text += String(decoding: person.availableData, as: UTF8.self)
    }
    return String(text.dropLast(end.count))
  }
}
