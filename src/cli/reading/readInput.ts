import { constants } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { complain } from '../printing/standardStreams'
import { explainFailure } from './explainFailure'
import type { Input, Problem } from './Input'

/** The bytes of an input, or why there are none. */
export async function readInput({ name, path }: Input): Promise<Buffer | Problem> {
  try {
    if (path !== undefined && (await stat(path)).size > constants.MAX_STRING_LENGTH) return tooLarge(name)
    const bytes = path === undefined ? await readStandardInput() : await readFile(path)
    return bytes.length > constants.MAX_STRING_LENGTH ? tooLarge(name) : bytes
  } catch (error) {
    return { file: name, problem: explainFailure(error) }
  }
}

function readStandardInput(): Promise<Buffer> {
  if (process.stdin.isTTY) complain('beffroi: reading from the terminal, end with Ctrl-D\n')
  return buffer(process.stdin)
}

function tooLarge(name: string): Problem {
  const megabytes = Math.floor(constants.MAX_STRING_LENGTH / 1024 / 1024)
  return { file: name, problem: `is too large: one document may have ${megabytes} MB` }
}
