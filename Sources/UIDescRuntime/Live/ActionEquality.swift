internal import CEL

extension ArgumentValue {
  /// Whether both print alike; actions are compared by what they do.
  package func isSame(as other: ArgumentValue) -> Bool {
    switch (self, other) {
    case (.value(let left), .value(let right)), (.constant(let left), .constant(let right)): left == right
    case (.binding(let left, let now), .binding(let right, let then)):
      left.path == right.path && left.owner == right.owner && now == then
    case (.action(let left), .action(let right)):
      left.parameters == right.parameters && areSame(left.statements, right.statements)
    default: false
    }
  }
}

private func areSame(_ left: [ActionStatement], _ right: [ActionStatement]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
}

private func areSame(_ left: ActionStatement, _ right: ActionStatement) -> Bool {
  switch (left, right) {
  case (.toggle(let left), .toggle(let right)): areSame(left, right)
  case (.set(let left), .set(let right)):
    left.count == right.count
      && zip(left, right).allSatisfy { areSame($0.place, $1.place) && areSame($0.value, $1.value) }
  case (.append(let left, let value), .append(let right, let other)):
    areSame(left, right) && areSame(value, other)
  case (.removeAt(let left, let index), .removeAt(let right, let other)):
    areSame(left, right) && areSame(index, other)
  case (.removeWhere(let left, let name, let condition), .removeWhere(let right, let otherName, let other)):
    areSame(left, right) && name == otherName && areSame(condition, other)
  case (.withAnimation(let left, let statements), .withAnimation(let right, let others)):
    left == right && areSame(statements, others)
  case (.condition(let left, let then, let otherwise), .condition(let right, let otherThen, let other)):
    areSame(left, right) && areSame(then, otherThen) && areSame(otherwise, other)
  case (.selection(let left, let cases, let otherwise), .selection(let right, let others, let other)):
    areSame(left, right) && areSame(otherwise, other) && cases.count == others.count
      && zip(cases, others).allSatisfy { $0.match == $1.match && areSame($0.statements, $1.statements) }
  case (
    .bind(let left, let condition, let then, let no), .bind(let right, let other, let otherThen, let otherNo)
  ):
    left.count == right.count
      && zip(left, right).allSatisfy { $0.name == $1.name && areSame($0.value, $1.value) }
      && areSame(condition, other) && areSame(then, otherThen) && areSame(no, otherNo)
  case (.run(let left, let arguments), .run(let right, let others)):
    left == right && arguments.count == others.count
      && zip(arguments, others).allSatisfy { $0.name == $1.name && areSame($0.value, $1.value) }
  case (.emit(let left, let data), .emit(let right, let other)): left == right && areSame(data, other)
  default: false
  }
}

private func areSame(_ left: ResolvedPlace, _ right: ResolvedPlace) -> Bool {
  left.path == right.path && left.owner == right.owner
}

private func areSame(_ left: ActionValue?, _ right: ActionValue?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (.value(let left)?, .value(let right)?): left == right
  case (.expression(let left)?, .expression(let right)?): left == right
  default: false
  }
}
