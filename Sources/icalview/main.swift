import Foundation
import IcalviewCLI

// A closed pipe is then an error of the write, which ends the program quietly.
signal(SIGPIPE, SIG_IGN)
exit(Program(environment: .process).run(Array(CommandLine.arguments.dropFirst())).rawValue)
