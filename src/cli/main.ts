#!/usr/bin/env node
import { exitCodes } from './exitCodes'
import { complain } from './printing/standardStreams'

/** Runs what the command line says. Most runs have no options, and to read some takes longer than to check a page. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  const isPlain = command === 'validate' && words.length > 0 && !words.some((word) => word.startsWith('-'))
  if (isPlain) {
    const { runValidate } = await import('./running/runValidate')
    process.exitCode = await runValidate(words, { progress: true })
  } else {
    const { runProgram } = await import('./program/runProgram')
    await runProgram(command)
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = exitCodes.unusable
  complain(`beffroi: ${error instanceof Error ? error.message : error}\n`)
})
