internal import UIDesc

// The standard library of a static program looks for its arguments before the program begins: it reads the whole map of
// the process's memory (53,000 instructions and a file made by the kernel, a twentieth of a short run). With these two
// functions here, the linker takes neither of the library's and with them not what runs at the start. In a dynamic
// program they stand in front of the library's and give the same.

/// What somebody put in place of the arguments.
nonisolated(unsafe) private var replaced: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32)?

/// The arguments as C has them; the caller asks once, and what is returned stays.
@_cdecl("_swift_stdlib_getUnsafeArgvArgc")
func processArguments(
  _ count: UnsafeMutablePointer<Int32>
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  if let (arguments, number) = unsafe replaced {
    unsafe count.pointee = number
    return unsafe arguments
  }
  let text = (try? readFile("/proc/self/cmdline")) ?? []
  let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
  var ends = 0
  for index in text.indices {
    unsafe (bytes + index).initialize(to: CChar(bitPattern: text[index]))
    if text[index] == 0 { ends += 1 }
  }
  unsafe (bytes + text.count).initialize(to: 0)
  let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: ends + 1)
  var start = 0
  var number = 0
  for index in text.indices where text[index] == 0 {
    unsafe (arguments + number).initialize(to: bytes + start)
    start = index + 1
    number += 1
  }
  unsafe (arguments + number).initialize(to: nil)
  unsafe count.pointee = Int32(clamping: number)
  return unsafe arguments
}

@_cdecl("_swift_stdlib_overrideUnsafeArgvArgc")
func replaceProcessArguments(
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ count: Int32
) {
  unsafe replaced = unsafe (arguments, count)
}
