@rem npm scripts begin with `exec`, so that npm's signals reach the command and not a shell around it.
@rem The shell of Windows has no such word and finds this file, which runs the rest of the line.
@%*
