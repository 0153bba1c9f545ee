import { CommanderError } from 'commander'
import { exitCodes } from '../exitCodes'
import { createProgram } from './createProgram'

/** Reads the command line and does what it asks. Throws what the command itself cannot do. */
export async function runProgram(asked: string | undefined): Promise<void> {
  try {
    await createProgram(asked).parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // Commander has printed its message by now; 0 is --help and --version.
    process.exitCode = error.exitCode === 0 ? exitCodes.ok : exitCodes.unusable
  }
}
