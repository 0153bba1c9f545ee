import { Command } from 'commander'
import { version } from '../../../package.json'
import { complain, print } from '../terminal/standardStreams'
import { commandGroups, commands } from './commands'
import { helpStyle } from './helpStyle'

const examples = `
Examples:
  $ beffroi init                      begin here: three questions, and a folder is ready
  $ beffroi validate                  check what the configuration names, else the whole folder
  $ beffroi explain missing-property  what a code means and how to put it right

Every command explains itself: beffroi validate --help`

/** The program with the command that is asked for, or with all of them when the first word names none. */
export function createProgram(asked: string | undefined): Command {
  const program = new Command('beffroi')
    .usage('<command> [options]')
    .description(
      "Checks the JSON that a town's back end sends, against the contract of Beffroi: what is wrong, where, and what to " +
        'write instead. Needs neither an account nor, unless an address is named, a network.',
    )
    .commandsGroup('The command itself:')
    .helpCommand('help [command]', 'print the help of a command')
    .configureHelp(helpStyle)
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('(add --help for the options and examples)')
    .configureOutput({ writeOut: print, writeErr: complain, outputError: inOneName })
    .addHelpText('after', examples)
    .exitOverride()
  const isAlone = asked !== undefined && Object.hasOwn(commands, asked)
  const add = isAlone ? commands[asked] : undefined
  if (add) add(program)
  else {
    for (const [title, group] of Object.entries(commandGroups)) {
      program.commandsGroup(title)
      for (const each of Object.values(group)) each(program)
    }
  }
  return program
}

/** Whoever reads the log of a build sees who complains, be it of options or of files. */
function inOneName(text: string, write: (text: string) => void): void {
  write(text.replace(/^error: /, 'beffroi: '))
}
