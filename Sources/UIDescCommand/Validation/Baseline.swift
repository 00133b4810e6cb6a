internal import UIDesc
internal import UIDescDiagnostics
internal import UIDescSyntax

/// Findings that a project lives with: each is known by its file, code and message, as often as it was written down.
struct Baseline {
  private var left: [String: Int] = [:]
  /// The file of each entry.
  private var paths: [String: String] = [:]

  /// How many entries no finding has taken, though their files were read or are gone.
  func unused(read: Set<String>, tree: WorkingTree) -> Int {
    left.reduce(0) { sum, entry in
      let path = paths[entry.key] ?? ""
      let isHere = fileExists(path.hasPrefix("/") ? path : "\(tree.root)/\(path)")
      return read.contains(path) || !isHere ? sum + entry.value : sum
    }
  }

  /// Reads what `write` wrote.
  init(path: String) throws(UsageError) {
    let source: SourceFile
    do throws(FileError) {
      source = SourceFile(path: path, bytes: try readFile(path))
    } catch {
      throw UsageError("can't read '\(path)': \(error.reason)")
    }
    var sink = DiagnosticSink()
    let root = readSyntax(source, id: SourceID(0), format: .json, into: &sink).root
    guard !sink.hasErrors, let findings = root["findings"], root["uidesc-baseline"]?.text == "1" else {
      throw UsageError("'\(path)' is no baseline; --write-baseline writes one")
    }
    for entry in findings.elements {
      let parts = ["path", "code", "message"].map { entry[$0]?.text ?? "" }
      let key = fingerprint(parts)
      paths[key] = parts[0]
      left[key, default: 0] += Int(entry["count"]?.text ?? "1") ?? 1
    }
  }

  /// Whether the finding is a known one, which it is once less then.
  mutating func takes(_ finding: Diagnostic, path: String) -> Bool {
    let key = fingerprint([path, finding.code, finding.message])
    guard let count = left[key], count > 0 else { return false }
    left[key] = count - 1
    return true
  }
}

extension ValidationReport {
  /// The files that were read, imported ones among them; paths are those from the working tree.
  func readPaths(tree: WorkingTree) -> Set<String> {
    var paths: Set<String> = []
    for document in documents {
      for file in document.sources.files { paths.insert(tree.path(file.path)) }
    }
    return paths
  }

  /// Takes out the known findings; paths are those from the working tree.
  mutating func subtract(_ baseline: inout Baseline, tree: WorkingTree) {
    let before = findingCount
    filter { finding, document in
      let index = Int(finding.range.file.index)
      let files = document.sources.files
      let path = files.indices.contains(index) ? files[index].path : document.path
      return !baseline.takes(finding, path: tree.path(path))
    }
    suppressed += before - findingCount
  }

  /// The findings as a baseline, an entry a line, so that a change of it reads well.
  func appendBaseline(tree: WorkingTree, to out: inout OutputBuffer) {
    var lines: [String] = []
    var counts: [Int] = []
    var known: [String: Int] = [:]
    for document in withPaths(from: tree).documents {
      for placed in document.placedFindings() {
        var line = OutputBuffer()
        line.append("{\"path\": ")
        line.append(json: placed.region.path)
        line.append(", \"code\": ")
        line.append(json: placed.finding.code)
        line.append(", \"message\": ")
        line.append(json: placed.finding.message)
        let text = String(decoding: line.bytes, as: UTF8.self)
        if let index = known[text] {
          counts[index] += 1
        } else {
          known[text] = lines.count
          lines.append(text)
          counts.append(1)
        }
      }
    }
    out.append("{\"uidesc-baseline\": 1, \"findings\": [")
    for (index, line) in lines.enumerated() {
      out.append(index > 0 ? ",\n  " : "\n  ")
      out.append(line)
      out.append(counts[index] > 1 ? ", \"count\": \(counts[index])}" : "}")
    }
    out.append(lines.isEmpty ? "]}\n" : "\n]}\n")
  }
}
