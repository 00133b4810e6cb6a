import CYAML

/// libyaml's events over one buffer, the only use of libyaml: one event is held at a time, and freed by the next.
@safe struct YAMLEvents: ~Copyable {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    /// Reading has stopped; `fault` says why.
    case failure
  }

  /// What libyaml says where it stops; offsets count code points, those of `byteOffset` bytes.
  struct Fault {
    var problem: String
    var offset: Int
    var context: String
    var contextOffset: Int
    /// The place of bytes that can't be decoded.
    var byteOffset: Int?
  }

  // The parser holds pointers to itself, so it may not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private var isValid: Bool

  /// The buffer must outlive the events.
  init(_ text: SourceBytes) {
    unsafe parser = UnsafeMutablePointer.allocate(capacity: 1)
    unsafe event = UnsafeMutablePointer.allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    unsafe parser.initialize(to: yaml_parser_t())
    isValid = unsafe yaml_parser_initialize(parser) != 0
    if isValid {
      unsafe yaml_parser_set_input_string(parser, text.buffer.baseAddress, text.count)
      unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  mutating func next() -> Kind {
    unsafe yaml_event_delete(event)
    guard isValid, unsafe yaml_parser_parse(parser, event) != 0 else { return .failure }
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: return .scalar
    case YAML_MAPPING_START_EVENT: return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SEQUENCE_START_EVENT: return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    default: return .streamEnd
    }
  }
}

// MARK: - The current event

extension YAMLEvents {
  /// Code points before the event.
  var start: Int { unsafe Int(bitPattern: UInt(event.pointee.start_mark.index)) }
  var end: Int { unsafe Int(bitPattern: UInt(event.pointee.end_mark.index)) }
  var isOnOneLine: Bool { unsafe event.pointee.start_mark.line == event.pointee.end_mark.line }

  /// The decoded text of a scalar, until the next event.
  var text: SourceBytes {
    unsafe SourceBytes(event.pointee.data.scalar.value, count: Int(event.pointee.data.scalar.length))
  }

  var scalarStyle: ScalarStyle {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// A scalar with an anchor or a tag, which few have.
  var scalarHasProperties: Bool {
    unsafe event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil
  }

  var isFlowSequence: Bool { unsafe event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE }
  var isFlowMapping: Bool { unsafe event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE }
  var isExplicitDocument: Bool { unsafe event.pointee.data.document_start.implicit == 0 }
  var isExplicitDocumentEnd: Bool { unsafe event.pointee.data.document_end.implicit == 0 }
  var hasVersion: Bool { unsafe event.pointee.data.document_start.version_directive != nil }
  var minorVersion: Int {
    unsafe Int(event.pointee.data.document_start.version_directive?.pointee.minor ?? 2)
  }

  /// The name of an alias, or the anchor of a node.
  var anchor: String? {
    switch unsafe event.pointee.type {
    case YAML_ALIAS_EVENT: unsafe Self.string(event.pointee.data.alias.anchor)
    case YAML_SCALAR_EVENT: unsafe Self.string(event.pointee.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: unsafe Self.string(event.pointee.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: unsafe Self.string(event.pointee.data.mapping_start.anchor)
    default: nil
    }
  }

  /// The tag as libyaml resolves it: `!name`, or `tag:yaml.org,2002:name` for `!!name`.
  var tag: String? {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: unsafe Self.string(event.pointee.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: unsafe Self.string(event.pointee.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: unsafe Self.string(event.pointee.data.mapping_start.tag)
    default: nil
    }
  }

  var collectionHasProperties: Bool {
    if unsafe event.pointee.type == YAML_MAPPING_START_EVENT {
      return unsafe event.pointee.data.mapping_start.anchor != nil
        || event.pointee.data.mapping_start.tag != nil
    }
    return unsafe event.pointee.data.sequence_start.anchor != nil
      || event.pointee.data.sequence_start.tag != nil
  }

  /// Why the last `next()` failed.
  var fault: Fault {
    let isReader = unsafe parser.pointee.error == YAML_READER_ERROR
    return unsafe Fault(
      problem: parser.pointee.problem.map { unsafe String(cString: $0) } ?? "out of memory",
      offset: Int(parser.pointee.problem_mark.index),
      context: parser.pointee.context.map { unsafe String(cString: $0) } ?? "",
      contextOffset: Int(parser.pointee.context_mark.index),
      byteOffset: isReader ? Int(parser.pointee.problem_offset) : nil)
  }

  private static func string(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}
