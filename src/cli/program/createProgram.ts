import { Command } from 'commander'
import { version } from '../../../package.json'
import { complain, print } from '../printing/standardStreams'
import { aboutAll, commands } from './commands'

const examples = `
Examples:
  $ beffroi init                      make a folder ready
  $ beffroi validate payloads/        check every payload below a folder
  $ beffroi explain missing-property  what a code means and how to put it right

Every command explains itself: beffroi validate --help`

/** The program with the command that is asked for, or with all of them when the first word names none. */
export function createProgram(asked: string | undefined): Command {
  const program = new Command('beffroi')
    .description("Checks the JSON a town's back end sends against Beffroi's contract.")
    .version(version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showHelpAfterError('(add --help for the options and examples)')
    .configureOutput({ writeOut: print, writeErr: complain })
    .addHelpText('after', examples)
    .exitOverride()
  const isAlone = asked !== undefined && Object.hasOwn(commands, asked) && !aboutAll.has(asked)
  const add = isAlone ? commands[asked] : undefined
  if (add) add(program)
  else for (const each of Object.values(commands)) each(program)
  return program
}
