internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// A colour as it is shown, without anything shining through: three parts from 0 to 1.
struct ShownColor: Equatable {
  let red, green, blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// From the usual 256 steps.
  init(hex: UInt32) {
    self.init(
      Double(hex >> 16 & 0xFF) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255)
  }

  /// How bright it is to people, by WCAG 2.
  var luminance: Double { 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) }

  /// From 1, no difference, to 21, black on white.
  func contrast(with other: ShownColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The part as a share of light. The power of 2.4 is the fifth root of the twelfth power, found by Newton's steps.
  private func linear(_ part: Double) -> Double {
    if part <= 0.04045 { return max(0, part) / 12.92 }
    let base = (part + 0.055) / 1.055
    let square = base * base
    let wanted = square * square  // base to the 4
    let twelfth = wanted * wanted * wanted
    var root = square
    for _ in 0..<30 {
      let fourth = root * root * root * root
      if fourth == 0 { return 0 }
      root = (4 * root + twelfth / fourth) / 5
    }
    return root
  }
}

enum ColorScheme: CaseIterable {
  case light, dark
}

extension Checks {
  /// The colour of a value node that needs no state; nil where it is not known, or where something shines through.
  func color(_ index: PlanIndex, in scheme: ColorScheme) -> ShownColor? {
    switch node(index).kind {
    case .constant: return constant(index).flatMap { color($0, in: scheme) }
    case .expression: return namedConstant(index).flatMap { color($0, in: scheme) }
    case .condition:
      // What a constant with `light` and `dark` becomes; its condition is written nowhere.
      guard origin(of: node(index).payload) == nil, node(index).payload >= 0 else { return nil }
      let arms = Array(children(index))
      guard arms.count == 2, let value = content(of: arms[scheme == .dark ? 0 : 1]) else { return nil }
      return color(value, in: scheme)
    default: return nil
    }
  }

  /// The value of the constant that an expression is the name of.
  private func namedConstant(_ index: PlanIndex) -> PlanIndex? {
    guard let origin = origin(of: node(index).payload) else { return nil }
    let slots = document.plan.programs[Int(node(index).payload)].program.slots
    guard slots.count == 1, slots[0] < 0, document.plan.globals.indices.contains(Int(-1 - slots[0])) else {
      return nil
    }
    let global = document.plan.globals[Int(-1 - slots[0])]
    guard case .constant(let value) = global.source, value < index else { return nil }
    return origin.text == global.name || origin.text == ".\(global.name)" ? value : nil
  }

  private func color(_ value: Value, in scheme: ColorScheme) -> ShownColor? {
    switch value {
    case .member(let member):
      guard document.types.name(of: member.type) == "Color" else { return nil }
      return systemColor(document.types.memberName(member), in: scheme)
    case .call(let call):
      guard call.typeName == "Color", call.name.isEmpty, call.base == nil else { return nil }
      return ShownColor(call.arguments)
    default: return nil
    }
  }

  /// The colours of iOS without higher contrast.
  private func systemColor(_ name: String, in scheme: ColorScheme) -> ShownColor? {
    let pair: (light: UInt32, dark: UInt32)? =
      switch name {
      case "black": (0x000000, 0x000000)
      case "white": (0xFFFFFF, 0xFFFFFF)
      case "primary": (0x000000, 0xFFFFFF)
      case "gray": (0x8E8E93, 0x8E8E93)
      case "red": (0xFF3B30, 0xFF453A)
      case "orange": (0xFF9500, 0xFF9F0A)
      case "yellow": (0xFFCC00, 0xFFD60A)
      case "green": (0x34C759, 0x30D158)
      case "mint": (0x00C7BE, 0x63E6E2)
      case "teal": (0x30B0C7, 0x40C8E0)
      case "cyan": (0x32ADE6, 0x64D2FF)
      case "blue": (0x007AFF, 0x0A84FF)
      case "indigo": (0x5856D6, 0x5E5CE6)
      case "purple": (0xAF52DE, 0xBF5AF2)
      case "pink": (0xFF2D55, 0xFF375F)
      case "brown": (0xA2845E, 0xAC8E68)
      default: nil
      }
    return pair.map { ShownColor(hex: scheme == .dark ? $0.dark : $0.light) }
  }
}

extension ShownColor {
  /// `red`, `green` and `blue`, or `white`; nothing else, and opaque.
  fileprivate init?(_ arguments: [HostCall.Argument]) {
    var parts: [String: Double] = [:]
    for argument in arguments {
      switch (argument.label, argument.value) {
      case (let label?, .double(let number)): parts[label] = number
      case (let label?, .int(let number)): parts[label] = Double(number)
      default: return nil
      }
    }
    if let opacity = parts.removeValue(forKey: "opacity"), opacity < 1 { return nil }
    if let white = parts["white"], parts.count == 1 {
      self.init(white, white, white)
    } else if let red = parts["red"], let green = parts["green"], let blue = parts["blue"], parts.count == 3 {
      self.init(red, green, blue)
    } else {
      return nil
    }
  }
}
