internal import Glibc

/// Memory of so many bytes, aligned to 16 of them; for `freeMemory` only.
///
/// The standard library's pointers ask for an alignment by name even where `malloc` gives it, which costs twice as much.
@usableFromInline
package func allocateMemory(byteCount: Int) -> UnsafeMutableRawPointer {
  guard let memory = unsafe malloc(max(1, byteCount)) else {
    preconditionFailure("no memory is left for \(byteCount) bytes")
  }
  return unsafe memory
}

/// Gives back what `allocateMemory` gave.
@usableFromInline
package func freeMemory(_ memory: UnsafeMutableRawPointer) {
  unsafe free(memory)
}
