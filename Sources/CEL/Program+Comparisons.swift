/// Something that an expression compares with a constant: where the outcome may change.
package struct ComparedConstant: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case variable(Int32)
    /// The field that ends a path.
    case field(String)
    /// How long a text is, or how many elements a list or map has.
    indirect case size(of: Subject)
    /// What is computed, and the variables of macros.
    case other
  }

  package let subject: Subject
  package let value: Value

  package init(_ subject: Subject, _ value: Value) {
    self.subject = subject
    self.value = value
  }
}

extension Program {
  /// What is compared with constants or globals, in the order of the plan.
  package func comparisons(globals: [Value] = []) -> [ComparedConstant] {
    var result: [ComparedConstant] = []
    let plan = code.plan
    for index in 0..<plan.nodes.count { plan.collectComparisons(of: Int32(index), globals, &result) }
    return result
  }

  /// What the expression as a whole reads: a variable or the field that ends a path; nil where it computes something.
  package var subject: ComparedConstant.Subject? {
    if code.isConstant { return nil }
    let plan = code.plan
    return switch plan.subject(of: plan.root) {
    case .other, .size: nil
    case let subject: subject
    }
  }
}

extension Plan {
  fileprivate func collectComparisons(of id: Int32, _ globals: [Value], _ result: inout [ComparedConstant]) {
    let node = nodes[Int(id)]
    func constant(_ id: Int32) -> Value? {
      let node = nodes[Int(id)]
      switch node.operation {
      case .constant: return constants[Int(node.a)]
      case .variable where node.a < 0:
        let index = -1 - Int(node.a)
        return globals.indices.contains(index) ? globals[index] : nil
      default: return nil
      }
    }
    switch node.operation {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      if let value = constant(node.b) {
        result.append(ComparedConstant(subject(of: node.a), value))
      } else if let value = constant(node.a) {
        result.append(ComparedConstant(subject(of: node.b), value))
      }
    case .isIn:
      if case .list(let elements)? = constant(node.b) {
        result += elements.map { ComparedConstant(subject(of: node.a), $0) }
      } else if let value = constant(node.a) {
        result.append(ComparedConstant(.other, value))
      }
    case .call where node.count == 2 && isTextTest(node):
      // A text fits each of these tests where it is the text that is looked for.
      if let value = constant(children[Int(node.b) + 1]) {
        result.append(ComparedConstant(subject(of: children[Int(node.b)]), value))
      }
    default: break
    }
  }

  private func isTextTest(_ node: CodeNode) -> Bool {
    [Function.contains, .startsWith, .endsWith].contains { Int32($0.rawValue) == node.c }
  }

  fileprivate func subject(of id: Int32) -> ComparedConstant.Subject {
    let node = nodes[Int(id)]
    switch node.operation {
    case .variable: return .variable(node.a)
    case .select:
      guard case .string(let name) = constants[Int(node.b)] else { return .other }
      return .field(name)
    case .orNull: return subject(of: node.a)
    case .call where node.c == Int32(Function.size.rawValue):
      return .size(of: subject(of: children[Int(node.b)]))
    case .call where node.count == 1: return subject(of: children[Int(node.b)])
    default: return .other
    }
  }
}
