// The Common Expression Language, by itself. Text comes in, with the names that are in scope and the type that its
// place wants; a `Program` goes out, which is run with values any number of times. On the way the text is read
// (`Syntax`), checked (`Check`: names, types, overloads, what is narrowed), planned (`Plan`: slots instead of names,
// constants worked out) and run (`Run`). The module knows nothing of documents or of what the host's types mean, and it
// touches no file but the system's time zones. It never traps on an input: what has no value is a failure, and what
// would take too long, too deep or too much is refused by a limit.
