internal import Glibc

exit(run(commandLineArguments()))
