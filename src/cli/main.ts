#!/usr/bin/env node
import { exitCodes } from './exitCodes'
import { printableLines } from './terminal/printable'
import { complain } from './terminal/standardStreams'

/** Older ones lack what is used everywhere. What is between this and the supported ones is let try. */
const oldestNode = 18

/** Runs what the command line says. Most runs have no options, and to read some takes longer than to check a page. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Error(`this needs Node.js 20.19 or newer, and runs on ${process.versions.node}`)
  }
  const isPlain = command === 'validate' && words.length > 0 && !words.some((word) => word.startsWith('-'))
  if (isPlain) {
    const { runValidate } = await import('./validate/runValidate')
    process.exitCode = await runValidate(words, { progress: true })
  } else {
    const { runProgram } = await import('./program/runProgram')
    await runProgram(command)
  }
}

/** A sentence of the command's own, or what the system says of a path. */
async function explain(error: unknown): Promise<string> {
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error && 'path' in error)) return error.message
  const { explainFailure } = await import('./input/explainFailure')
  return `${error.path}: ${explainFailure(error)}`
}

main(process.argv.slice(2)).catch(async (error: unknown) => {
  process.exitCode = exitCodes.unusable
  complain(`beffroi: ${printableLines(await explain(error))}\n`)
})
