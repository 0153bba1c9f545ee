#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { addValidate } from './commands/validate'
import { exitCodes } from './exitCodes'
import { complain, print } from './printing/standardStreams'

const program = new Command('beffroi')
  .description("Checks the JSON a town's back end sends against Beffroi's contract.")
  .version(version, '-v, --version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .showHelpAfterError('(add --help for the options and examples)')
  .configureOutput({ writeOut: print, writeErr: complain })
  .addHelpText(
    'after',
    '\nExample:\n  $ beffroi validate pages/\n\nEvery command explains itself: beffroi validate --help',
  )
  .exitOverride()

addValidate(program)

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed its message by now; 0 is --help and --version.
  const asked = error instanceof CommanderError && error.exitCode === 0
  process.exitCode = asked ? exitCodes.ok : exitCodes.unusable
  if (!(error instanceof CommanderError)) complain(`beffroi: ${error instanceof Error ? error.message : error}\n`)
}
