#!/usr/bin/env node
import { exitCodes } from './exitCodes'
import { printableLines } from './terminal/printable'
import { writeStderr } from './terminal/standardStreams'

/** The command refuses to run on an older major version of Node. It supports 20.19 and newer. */
const minNodeMajor = 18

/** Runs the command line. `validate` without options does not load the option parser, which takes longer than a check. */
async function main([command, ...args]: readonly string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < minNodeMajor) {
    throw new Error(`this needs Node.js 20.19 or newer, and runs on ${process.versions.node}`)
  }
  const isPlainValidate = command === 'validate' && args.length > 0 && !args.some((arg) => arg.startsWith('-'))
  if (isPlainValidate) {
    const { runValidate } = await import('./validate/runValidate')
    process.exitCode = await runValidate(args, { progress: true })
  } else {
    const { runProgram } = await import('./program')
    await runProgram(command)
  }
}

/** Returns the message of an error, with the path for an error of the file system. */
async function describeError(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error && 'path' in error)) return error.message
  const { describeIoError } = await import('./input/InputError')
  return `${error.path}: ${describeIoError(error)}`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.exitCode = exitCodes.unusable
  writeStderr(`beffroi: ${printableLines(await describeError(error))}\n`)
}
