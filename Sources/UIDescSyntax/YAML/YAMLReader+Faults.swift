import UIDescDiagnostics

// Where libyaml stops: what the author did, said in the author's terms. The text around the place says more than
// libyaml's own words, which are the last resort.
extension YAMLReader {
  mutating func reportFault(into sink: inout DiagnosticSink) {
    let fault = events.fault
    if let offset = fault.byteOffset {
      let place = min(offset + textStart, max(0, source.count - 1))
      return sink.report(controlCharacter(at: place))
    }
    let place = offset(of: fault.offset)
    let context = offset(of: fault.contextOffset)
    // What was reported on this line is the cause of what libyaml could not read behind it.
    let line = lineStart(of: place)
    let isKnown = sink.diagnostics.contains { known in
      known.severity == .error && known.range.file == id && Int(known.range.end) >= line
    }
    if !isKnown { sink.report(explain(fault, at: place, context: context)) }
  }

  private func controlCharacter(at place: Int) -> Diagnostic {
    if byte(place) == 0 {
      return .binaryInput(at: range(place, place + 1))
    }
    var end = place + 1
    while byte(end).isContinuation { end += 1 }
    return .controlCharacter(text(place, end), at: range(place, end))
  }

  private func explain(_ fault: YAMLEvents.Fault, at place: Int, context: Int) -> Diagnostic {
    let problem = fault.problem
    if let finding = explainQuoted(problem, at: place, context: context) { return finding }
    if let finding = explainTab(at: place) { return finding }
    if let finding = explainOddBreak(before: place) ?? explainOddBreak(before: context) { return finding }
    if let finding = explainOddIndentation(at: place) { return finding }
    let value = value(around: place)
    if let finding = explainFirstCharacter(of: value, at: place, context: context) { return finding }
    switch problem {
    case "mapping values are not allowed in this context": return explainColon(value, at: place)
    case "could not find expected ':'": return explainMissingColon(at: place, context: context)
    case "found unexpected ':'": return .spaceAfterColon(at: range(place, place + 1))
    case "did not find expected ',' or '}'", "did not find expected ',' or ']'":
      return explainFlow(value, at: place, opener: context)
    case "did not find expected key", "did not find expected '-' indicator":
      return explainBlock(value, at: place, isList: problem.contains("-"))
    case "did not find expected node content": return explainMissingValue(value, at: place)
    case "did not find expected <document start>":
      return .textAfterDocument(at: range(place, max(place + 1, lineEnd(of: place))))
    case "block sequence entries are not allowed in this context" where place > value.start,
      "mapping keys are not allowed in this context" where place > value.start:
      return textAfterValue(value, at: place)
    case _ where fault.context.contains("block scalar"):
      return .blockScalarHeader(text(context, lineEnd(of: context)), at: range(context, lineEnd(of: context)))
    case "found character that cannot start any token", "mapping keys are not allowed in this context",
      "block sequence entries are not allowed in this context":
      return .unexpectedCharacter(
        character(at: place), at: range(place, place + character(at: place).utf8.count))
    case "did not find expected alphabetic or numeric character":
      return .nameExpected(after: text(context, context + 1), at: range(context, context + 1))
    default:
      if fault.context.contains("tag") { return tagFinding(at: context..<max(context + 1, place)) }
      if fault.context.contains("directive") {
        return .directive(text(context, lineEnd(of: context)), at: range(context, lineEnd(of: context)))
      }
      let saying = fault.context.isEmpty ? problem : "\(fault.context): \(problem)"
      return .yamlSyntax(saying, at: range(place, min(place + 1, source.count)))
    }
  }

  private func character(at place: Int) -> String {
    var end = min(place + 1, source.count)
    while byte(end).isContinuation { end += 1 }
    return text(place, end)
  }

  // MARK: Quotes and tabs

  private func explainQuoted(_ problem: String, at place: Int, context: Int) -> Diagnostic? {
    switch problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return .unclosedQuote(at: range(context, context + 1))
    case "found unknown escape character":
      var end = place + 2
      while byte(end).isContinuation { end += 1 }
      return .invalidEscape(at: range(place, min(end, source.count)), in: source)
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      // libyaml points behind the letter.
      var start = place
      while start > context, byte(start) != UInt8(ascii: "\\") { start -= 1 }
      var end = start + 2
      while byte(end).isHexDigit, end < start + 10 { end += 1 }
      return problem.hasPrefix("did")
        ? .shortUnicodeEscape(at: range(start, end))
        : surrogate(from: start)
    default: return nil
    }
  }

  /// JSON's way to write a character beyond U+FFFF, which YAML does not have.
  private func surrogate(from start: Int) -> Diagnostic {
    let first = hexDigits(at: start + 2)
    let second =
      byte(start + 6) == UInt8(ascii: "\\") && byte(start + 7) == UInt8(ascii: "u")
      ? hexDigits(at: start + 8) : nil
    if let first, let second, (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second),
      let character = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    {
      return .surrogatePair(at: range(start, start + 12), character: String(Character(character)))
    }
    return .loneSurrogate(at: range(start, min(start + 6, source.count)))
  }

  private func hexDigits(at start: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in start..<start + 4 {
      guard byte(offset).isHexDigit else { return nil }
      value = value << 4 | hexValue(byte(offset))
    }
    return value
  }

  private func explainTab(at place: Int) -> Diagnostic? {
    guard byte(place) == 0x09 else { return nil }
    let line = lineStart(of: place)
    let first = skipBlanks(from: line)
    guard place < first else { return .tabSeparation(at: range(place, skipBlanks(from: place))) }
    var tab = line
    while byte(tab) != 0x09 { tab += 1 }
    return .tabIndentation(at: range(tab, first), isOnlyTabs: first - tab == tabs(in: tab..<first))
  }

  /// U+0085, U+2028 and U+2029 end a line to libyaml, as they do in YAML 1.1, and to nobody who looks at the file.
  private func explainOddBreak(before place: Int) -> Diagnostic? {
    for start in lineStart(of: place)..<place {
      let length =
        switch (byte(start), byte(start + 1), byte(start + 2)) {
        case (0xC2, 0x85, _): 2
        case (0xE2, 0x80, 0xA8...0xA9): 3
        default: 0
        }
      guard length > 0 else { continue }
      return .controlCharacter(text(start, start + length), at: range(start, start + length))
    }
    return nil
  }

  /// A space that is none, or the mark at the start of another file, before the first word of a line.
  private func explainOddIndentation(at place: Int) -> Diagnostic? {
    let start = skipBlanks(from: lineStart(of: place))
    guard let end = oddSpaceEnd(from: start), place <= end else { return nil }
    return .oddSpace(text(start, end), at: range(start, end))
  }

  private func tabs(in range: Range<Int>) -> Int { range.count { byte($0) == 0x09 } }

  // MARK: The first character

  /// Characters that start something else than a plain text.
  private func explainFirstCharacter(of value: Value, at place: Int, context: Int) -> Diagnostic? {
    guard place >= value.start, place <= max(value.end, value.start + 1) else { return nil }
    let whole = text(value.start, value.end)
    let range = range(value.start, value.end)
    let next = byte(value.start + 1)
    switch byte(value.start) {
    case UInt8(ascii: "!"): return .exclamationMark(whole, at: range)
    case UInt8(ascii: "&"): return .ampersand(whole, at: range)
    case UInt8(ascii: "*"): return .asterisk(whole, at: range)
    case UInt8(ascii: "@"), UInt8(ascii: "`"): return .reservedCharacter(whole, at: range)
    case UInt8(ascii: "%"):
      return place == value.start || value.start == lineStart(of: place)
        ? .reservedCharacter(whole, at: range) : nil
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return context == value.start ? .blockScalarHeader(whole, at: range) : nil
    case UInt8(ascii: "{") where next == UInt8(ascii: "{"): return .templateBraces(whole, at: range)
    case UInt8(ascii: "-")
    where (next.isJSONSpace || next == 0) && place == value.start && value.colon != nil:
      return .listAfterKey(whole, at: range)
    case UInt8(ascii: "?") where place == value.start && value.colon != nil:
      return .questionMark(whole, at: range)
    default: return nil
    }
  }

  // MARK: Colons

  private func explainColon(_ value: Value, at colon: Int) -> Diagnostic {
    if value.colon.map({ $0 < colon }) ?? (isDashed(value) && colon > value.start) {
      if colon > value.start, colon + 1 == value.end {
        guard hasDeeperLine(below: colon) else {
          return .colonAtEnd(text(value.start, value.end), at: range(value.start, value.end))
        }
        return .mappingAfterKey(text(value.start, value.end), at: range(value.start, value.end))
      }
      if value.colon == nil, colon - value.start > 1024 { return .keyTooLong(at: range(value.start, colon)) }
      if let finding = missingColonAbove(value) { return finding }
      return unquotedColon(value, at: colon)
    }
    // The line's own key ends here: what stands above has swallowed it.
    let line = lineStart(of: colon)
    let key = skipBlanks(from: line)
    if colon - key > 1024 { return .keyTooLong(at: range(key, colon)) }
    if colon == key { return .missingKey(at: range(colon, colon + 1)) }
    var above = line
    while above > 0 {
      above = lineStart(of: above - 1)
      if skipBlanks(from: above) < lineEnd(of: above) { break }
    }
    let first = skipDash(from: skipBlanks(from: above))
    let end = valueEnd(from: first, isInFlow: false)
    if above < line, first - above == key - line, keyColon(from: first, before: end + 1) == nil {
      if let tight = colonInWord(first, end) { return .spaceAfterColon(at: range(tight, tight + 1)) }
      return missingColon(first, end)
    }
    return .deeperThanValue(text(key, colon), at: range(key, colon))
  }

  /// Whether the next line that is not empty stands deeper than this one, as what a key holds does.
  private func hasDeeperLine(below place: Int) -> Bool {
    let line = lineStart(of: place)
    var key = skipBlanks(from: line)
    while byte(key) == UInt8(ascii: "-"), byte(key + 1).isBlank { key = skipBlanks(from: key + 1) }
    var next = lineEnd(of: place)
    while next < source.count {
      next += 1
      let first = skipBlanks(from: next)
      if first < lineEnd(of: next), byte(first) != UInt8(ascii: "#") {
        return first - next > key - line
      }
      next = lineEnd(of: next)
    }
    return false
  }

  /// A list below a name without its `:` is the rest of a text to YAML.
  private func missingColonAbove(_ value: Value) -> Diagnostic? {
    let line = lineStart(of: value.start)
    let dash = skipBlanks(from: line)
    guard byte(dash) == UInt8(ascii: "-"), skipBlanks(from: dash + 1) == value.start, line > 0 else {
      return nil
    }
    let above = lineStart(of: line - 1)
    guard skipBlanks(from: above) - above < dash - line else { return nil }
    let first = skipDash(from: skipBlanks(from: above))
    let end = valueEnd(from: first, isInFlow: false)
    guard end > first, byte(first).isLetter else { return nil }
    if let colon = keyColon(from: first, before: end + 1) {
      // A text that goes on below is one of words, and not of an item with a key.
      return colon + 1 < end && ![0x22, 0x27].contains(byte(skipBlanks(from: colon + 1)))
        ? .listBelowValue(text(first, colon), at: range(dash, dash + 1)) : nil
    }
    return missingColon(first, end)
  }

  /// What stands between the places is a key without its colon; other formats write `=`.
  private func missingColon(_ start: Int, _ end: Int) -> Diagnostic {
    var place = start
    while place < end, byte(place).isLetter || (0x30...0x39).contains(byte(place)) || byte(place) == 0x5F {
      place += 1
    }
    let sign = skipBlanks(from: place)
    if place > start, sign < end, byte(sign) == UInt8(ascii: "="), byte(sign + 1) != UInt8(ascii: "=") {
      return .equalsSign(text(start, place), at: range(sign, sign + 1), from: range(place, sign + 1))
    }
    return .missingColon(text(start, end), at: range(start, end))
  }

  private func skipDash(from place: Int) -> Int {
    byte(place) == UInt8(ascii: "-") && byte(place + 1).isBlank ? skipBlanks(from: place + 1) : place
  }

  private func isDashed(_ value: Value) -> Bool {
    value.start > skipBlanks(from: lineStart(of: value.start))
  }

  private func unquotedColon(_ value: Value, at colon: Int) -> Diagnostic {
    let whole = text(value.start, value.end)
    let key = value.colon.map { text(skipDash(from: skipBlanks(from: lineStart(of: $0))), $0) } ?? ""
    return .unquotedColon(
      whole, of: key, at: range(colon, colon + 1), value: range(value.start, value.end),
      isInFlow: value.isInFlow)
  }

  private func explainMissingColon(at place: Int, context: Int) -> Diagnostic {
    let end = valueEnd(from: context, isInFlow: tree.isInFlow)
    if end - context > 1024 { return .keyTooLong(at: range(context, end)) }
    if let tight = colonInWord(context, end) { return .spaceAfterColon(at: range(tight, tight + 1)) }
    return missingColon(context, end)
  }

  // MARK: Brackets

  private func explainFlow(_ value: Value, at place: Int, opener: Int) -> Diagnostic {
    let current = byte(place)
    let isAtLineStart = skipBlanks(from: lineStart(of: place)) == place
    if let finding = colourInComment(behind: opener) { return finding }
    if place >= source.count || (isAtLineStart && lineStart(of: place) > opener) {
      return .unclosedBracket(text(opener, opener + 1), at: range(opener, opener + 1))
    }
    if lineStart(of: value.start) != lineStart(of: place) {
      return .unclosedBracket(text(opener, opener + 1), at: range(opener, opener + 1))
    }
    if current == UInt8(ascii: ":"), place > value.start {
      if value.colon == nil, place - value.start > 1024 { return .keyTooLong(at: range(value.start, place)) }
      return unquotedColon(value, at: place)
    }
    if current == UInt8(ascii: "{") || current == UInt8(ascii: "["), place > value.start,
      !byte(value.start).isFlowPunctuation
    {
      return .unquotedBrackets(text(value.start, value.end), at: range(value.start, value.end))
    }
    if current == UInt8(ascii: "}") || current == UInt8(ascii: "]") {
      return .unclosedBracket(text(opener, opener + 1), at: range(opener, opener + 1))
    }
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") || current.isFlowPunctuation {
      let end = endWithoutBlanks(place, after: value.start)
      return .commaExpected(at: range(place, place + 1), after: range(value.start, end))
    }
    return textAfterValue(value, at: place)
  }

  /// `{color: #ff0000, radius: 4}`: the comment takes the closing bracket with it.
  private func colourInComment(behind opener: Int) -> Diagnostic? {
    let line = lineEnd(of: opener)
    for hash in opener..<max(opener, line)
    where byte(hash) == UInt8(ascii: "#") && byte(hash - 1).isBlank {
      var end = hash + 1
      while byte(end).isHexDigit { end += 1 }
      let isColour = [3, 4, 6, 8].contains(end - hash - 1) && !byte(end).isLetter
      return isColour ? .colourAsComment(text(hash, end), at: range(hash, end)) : nil
    }
    return nil
  }

  // MARK: Lines

  private func explainBlock(_ value: Value, at place: Int, isList: Bool) -> Diagnostic {
    let line = lineStart(of: place)
    let first = skipBlanks(from: line)
    if place > first, place > value.start, value.colon != nil || isDashed(value) {
      return textAfterValue(value, at: place)
    }
    if byte(place) == UInt8(ascii: ":") { return .missingKey(at: range(place, place + 1)) }
    let end = max(place + 1, valueEnd(from: place, isInFlow: false))
    let isItem = byte(place) == UInt8(ascii: "-") && byte(place + 1).isJSONSpace
    return .misplacedLine(at: range(place, min(end, source.count)), isItem: isItem, isInList: isList)
  }

  /// `"a" b`, `[a] b` and quotes inside quotes.
  private func textAfterValue(_ value: Value, at place: Int) -> Diagnostic {
    let opener = byte(value.start)
    let whole = text(value.start, value.end)
    let isQuoted = opener == UInt8(ascii: "\"") || opener == UInt8(ascii: "'")
    let rest = range(place, max(place + 1, value.end))
    if isQuoted, value.end - value.start > 2, byte(value.end - 1) == opener {
      let inner = text(value.start + 1, value.end - 1)
      return .quoteInsideQuotes(inner, at: rest, value: range(value.start, value.end))
    }
    return .textAfterValue(whole, at: rest, value: range(value.start, value.end), isQuoted: isQuoted)
  }

  private func explainMissingValue(_ value: Value, at place: Int) -> Diagnostic {
    if place >= source.count, tree.isInFlow, tree.depth > 0 {
      let opener = Int(tree.nodes[Int(tree.frame.node)].start)
      return colourInComment(behind: opener)
        ?? .unclosedBracket(text(opener, opener + 1), at: range(opener, opener + 1))
    }
    let current = text(place, place + 1)
    if !value.isInFlow, place == value.start, value.colon != nil || isDashed(value) {
      return .unquotedPunctuation(text(value.start, value.end), at: range(value.start, value.end))
    }
    if byte(place) == UInt8(ascii: "]") || byte(place) == UInt8(ascii: "}"), tree.isInFlow,
      tree.depth > 0
    {
      let opener = Int(tree.nodes[Int(tree.frame.node)].start)
      return .unclosedBracket(text(opener, opener + 1), at: range(opener, opener + 1))
    }
    if byte(place) == UInt8(ascii: ",") { return .missingValue(before: current, at: range(place, place + 1)) }
    return .unexpectedCharacter(current, at: range(place, place + 1))
  }
}
