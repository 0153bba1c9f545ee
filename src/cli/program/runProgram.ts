import { existsSync } from 'node:fs'
import { type Command, CommanderError } from 'commander'
import { nearest } from '../../../schemas/index'
import { exitCodes } from '../exitCodes'
import { isUrl } from '../input/isUrl'
import { printable } from '../terminal/printable'
import { complain } from '../terminal/standardStreams'
import { commands } from './commands'
import { createProgram } from './createProgram'

/** What other tools call some of these commands. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['check', 'validate'],
  ['lint', 'validate'],
  ['verify', 'validate'],
  ['codegen', 'types'],
  ['generate', 'types'],
  ['compare', 'diff'],
  ['docs', 'explain'],
])

/** Reads the command line and does what it asks. Throws what the command itself cannot do. */
export async function runProgram(asked: string | undefined): Promise<void> {
  try {
    const program = createProgram(asked)
    if (asked === 'help') refuseUnknown(program, process.argv[3])
    const here = asked === undefined || existsSync(asked) ? undefined : elsewhere.get(asked)
    if (here !== undefined) program.error(`error: unknown command '${asked}'\n(Here it is ${here}.)`)
    await program.parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.unknownCommand' && asked !== undefined) hintAtValidate(asked)
    // Commander has printed its message by now; 0 is --help and --version.
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.unusable
  }
}

/** Commander answers a wrong name with all the help there is, and no word about the name. */
function refuseUnknown(program: Command, name: string | undefined): void {
  if (name === undefined || name.startsWith('-') || Object.hasOwn(commands, name)) return
  const likely = nearest(name, Object.keys(commands))
  const hint = likely === undefined ? '' : `\n(Did you mean ${likely}?)`
  program.error(`error: unknown command '${printable(name)}'${hint}`, { code: 'beffroi.noHelp' })
}

/** Who names a file where a command should stand wants it checked. */
function hintAtValidate(asked: string): void {
  if (asked !== '-' && !isUrl(asked) && !existsSync(asked)) return
  complain(`(to check ${printable(asked)}: beffroi validate ${printable(asked)})\n`)
}
