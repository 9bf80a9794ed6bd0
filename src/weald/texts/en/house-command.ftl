## How a command is used: the frame of every help page.

usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = required
usage-default = default: { $value }
usage-variable = or by the variable { $name }
usage-help = Show this page and end.
usage-install = Let the shell complete the words of this command.
usage-show = Print what lets the shell complete them, to look at or to copy.

## What is wrong with a command line.

error-unknown-command = there is no command { $name }
hint-unknown-command = Did you mean { $nearest }?
hint-unknown-command-bare = The commands are: { $known }
error-unknown-flag = there is no option { $name }
hint-unknown-flag = Did you mean { $nearest }?
hint-unknown-flag-bare = The options are: { $known }
error-flag-alone = { $name } stands alone, without a value
error-flag-value-missing = { $name } needs a value
error-word-missing = { $name } is missing
error-too-many-words = that is too much: { $list }
hint-too-many-words = { hint-usage }
error-number-wanted = { $name } must be a number
error-number-out-of-range = { $name } must be a number from { $least } to { $most }
error-number-out-of-range-bare = { $name } must be a number, { $least } or more
