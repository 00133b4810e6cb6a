internal import UIDescDiagnostics

extension Diagnostic {
  static func missingCatalogVersion(at range: SourceRange) -> Self {
    Diagnostic("catalog-version", .error, at: range, "a catalog starts with 'catalog: 1'")
  }

  static func unknownCatalogVersion(_ text: String, at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-version", .error, at: range, "'\(text)' is not a version of the catalog format; write 1")
  }

  static func unknownCatalogKey(
    _ name: String, of what: String, at range: SourceRange, nearest: String?, known: [String]
  ) -> Self {
    guard let nearest else {
      let list = known.map { "'\($0)'" }.joined(separator: ", ")
      return Diagnostic(
        "catalog-unknown-key", .error, at: range, "\(what) has no key '\(name)', only \(list)")
    }
    return Diagnostic(
      "catalog-unknown-key", .error, at: range, "\(what) has no key '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func missingCatalogKey(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("catalog-missing-key", .error, at: range, "'\(name)' is missing")
  }

  static func catalogTooLarge(at range: SourceRange) -> Self {
    Diagnostic("catalog-too-large", .error, at: range, "the catalog is too large; split it")
  }

  static func typeTooLarge(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("type-too-large", .error, at: range, "the type '\(name)' has too many parts")
  }

  static func catalogShape(_ message: String, at range: SourceRange) -> Self {
    Diagnostic("catalog-shape", .error, at: range, message)
  }

  static func catalogNameCase(_ name: String, isCapitalised: Bool, at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-name-case", .error, at: range,
      "'\(name)' must start with a \(isCapitalised ? "capital" : "small") letter")
  }

  static func catalogClash(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("catalog-clash", .error, at: range, "'\(name)' exists already; choose another name")
  }

  static func catalogDuplicate(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("catalog-duplicate", .error, at: range, "'\(name)' stands here twice")
  }

  static func reservedName(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-reserved-name", .error, at: range,
      "'\(name)' is a word of the language and can't name a parameter")
  }

  static func unknownCatalogType(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic(
        "catalog-unknown-type", .error, at: range, "no type is named '\(name)'; declare it under 'types'")
    }
    return Diagnostic(
      "catalog-unknown-type", .error, at: range, "no type is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func unknownCatalogView(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic(
        "catalog-unknown-type", .error, at: range, "no view or type is named '\(name)'")
    }
    return Diagnostic(
      "catalog-unknown-type", .error, at: range,
      "no view or type is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func notAValueType(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("catalog-value-type", .error, at: range, "'\(name)' can't be the type of a value here")
  }

  static func unknownCatalogParameter(_ name: String, at range: SourceRange, nearest: String?) -> Self {
    guard let nearest else {
      return Diagnostic("catalog-unknown-parameter", .error, at: range, "no parameter is named '\(name)'")
    }
    return Diagnostic(
      "catalog-unknown-parameter", .error, at: range,
      "no parameter is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func parameterWithoutForm(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("catalog-unused-parameter", .error, at: range, "no form takes '\(name)'")
  }

  static func formOrder(_ name: String, behind other: String, at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-form-order", .error, at: range,
      "'\(name)' stands before '\(other)' among the parameters, so it does here too: both are in call order")
  }

  static func tooManyParameters(at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-too-many-parameters", .error, at: range,
      "an entry has at most \(FormSpec.limit) parameters")
  }

  static func cannotStandAlone(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-alone", .error, at: range, "no form takes '\(name)' alone, so a lone value can't mean it")
  }

  static func mixedScalar(at range: SourceRange) -> Self {
    Diagnostic(
      "catalog-mixed-scalar", .error, at: range,
      "the parameters of 'scalar' are all texts or all expressions, so that a scalar is read one way")
  }
}
