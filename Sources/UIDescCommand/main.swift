internal import Glibc

// Outside every function, so that what it holds is never taken apart: the process ends, and its memory with it.
var streams = Streams()

exit(run(commandLineArguments(), &streams))
