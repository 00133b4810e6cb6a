package import CEL
package import UIDescDiagnostics
package import UIDescSyntax

// UIDescDocument takes the positioned trees of a document and of the files that it imports, and a catalog; it gives a
// plan: every name resolved, every expression compiled, every view and modifier checked against its entry. What is
// wrong goes to the sink with its place. It never evaluates with state, never prints and never touches a file.

/// A document that has been read and checked; with errors among its findings it is not fit to be evaluated.
///
/// A class, since its parts are many and all who look at it hold it.
package final class Document: Sendable {
  package let plan: Plan
  package let types: TypeTable
  /// Expressions of the same language, for values that are given from outside.
  package let environment: Environment
  package let trees: [SyntaxTree]
  /// The component that stands for the document itself; it is the last one.
  package let root: Int
  /// False for a library: it can be imported and validated, not evaluated.
  package let hasBody: Bool
  /// The catalog's entries that it uses; kept, since a run that ends with the document need not take them apart.
  let entries: List<KnownEntry>

  init(
    plan: Plan, types: TypeTable, environment: Environment, trees: [SyntaxTree], root: Int, hasBody: Bool,
    entries: List<KnownEntry>
  ) {
    self.plan = plan
    self.types = types
    self.environment = environment
    self.trees = trees
    self.root = root
    self.hasBody = hasBody
    self.entries = entries
  }

  package var rootPlan: ComponentPlan { plan.components[root] }
}

/// One file of a document: its tree, and the indices of the files that it imports.
package struct DocumentFile: Sendable {
  package let tree: SyntaxTree
  package let imports: [Int]

  package init(tree: SyntaxTree, imports: [Int]) {
    self.tree = tree
    self.imports = imports
  }
}

/// Reads and checks a document; the first file is the entry, and findings of all files go to the sink.
///
/// `findsMistakes` adds what is legal and surely not meant; it takes time that only one who asks for it should spend.
package func readDocument(
  _ files: List<DocumentFile>, catalog: Catalog, entryChecks: EntryChecks = EntryChecks(),
  findsMistakes: Bool = false,
  into sink: inout DiagnosticSink
) -> Document {
  var contexts = List<FileContext>()
  for file in files { contexts.append(FileContext(tree: file.tree, imports: file.imports)) }
  var reader = DocumentReader(
    files: contexts, catalog: catalog, entryChecks: entryChecks, uses: findsMistakes ? NameUses() : nil)
  let document = reader.readDocument()
  if let uses = reader.uses {
    check(document, files, uses: uses, hasErrors: sink.hasErrors || reader.sink.hasErrors, into: &reader.sink)
  }
  var lists = LongLists()
  for diagnostic in reader.sink.diagnostics { sink.report(diagnostic.inContext(of: document.trees, &lists)) }
  return document
}
