import Foundation
import IcalviewCLI

// A closed pipe is then an error of the write, which ends the program quietly.
signal(SIGPIPE, SIG_IGN)
// What it has read is not taken apart at the end, which would take as long as reading it.
let program = Program(environment: .process)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
