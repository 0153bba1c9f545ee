import { existsSync } from 'node:fs'
import { CommanderError } from 'commander'
import { exitCodes } from '../exitCodes'
import { printable } from '../printing/printable'
import { complain } from '../printing/standardStreams'
import { isUrl } from '../reading/isUrl'
import { createProgram } from './createProgram'

/** Reads the command line and does what it asks. Throws what the command itself cannot do. */
export async function runProgram(asked: string | undefined): Promise<void> {
  try {
    await createProgram(asked).parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.unknownCommand' && asked !== undefined) hintAtValidate(asked)
    // Commander has printed its message by now; 0 is --help and --version.
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.unusable
  }
}

/** Who names a file where a command should stand wants it checked. */
function hintAtValidate(asked: string): void {
  if (asked !== '-' && !isUrl(asked) && !existsSync(asked)) return
  complain(`(to check ${printable(asked)}: beffroi validate ${printable(asked)})\n`)
}
