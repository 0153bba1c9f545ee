import { closeSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { explainFailure } from '../input/explainFailure'

/** A file being written. `close` puts it in its place, whole; `discard` leaves what was there. Both may be called again. */
export type Output = { print: (text: string) => void; close(): void; discard(): void }

/** In UTF-16 units: how much is gathered before it is written. */
const gathered = 64 * 1024

/**
 * Begins a file in a folder that is made where it is missing. Until it is closed the text stands beside it under another
 * name, so that no reader ever sees half of it. Throws a sentence when it cannot be written.
 */
export function openOutput(file: string): Output {
  let waiting = ''
  const { descriptor, temporary, final } = begin(file)
  let isOpen = true
  let failure: unknown
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text === '' || failure !== undefined) return
    try {
      writeAll(descriptor, Buffer.from(text))
    } catch (error) {
      // Whoever prints is in the middle of something else; it is told at the end.
      failure = error
    }
  }
  const discard = () => {
    if (!isOpen) return
    isOpen = false
    closeSync(descriptor)
    if (temporary !== undefined) rmSync(temporary, { force: true })
  }
  return {
    print(text) {
      waiting += text
      if (waiting.length > gathered) flush()
    },
    close() {
      if (!isOpen) return
      flush()
      try {
        if (failure !== undefined) throw failure
        if (temporary !== undefined) renameSync(temporary, final)
      } catch (error) {
        discard()
        throw refusal(file, error)
      }
      isOpen = false
      closeSync(descriptor)
    },
    discard,
  }
}

function begin(file: string): { descriptor: number; temporary: string | undefined; final: string } {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const about = statSync(file, { throwIfNoEntry: false })
    if (about?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
    // A pipe or a device cannot be replaced by a file.
    if (about && !about.isFile()) return { descriptor: openSync(file, 'w'), temporary: undefined, final: file }
    const final = about ? realpathSync(file) : file
    const temporary = join(dirname(final), `.${basename(final)}.${process.pid}.tmp`)
    // Whoever else may write here must not have laid a link in its place.
    rmSync(temporary, { force: true })
    return { descriptor: openSync(temporary, 'wx'), temporary, final }
  } catch (error) {
    throw refusal(file, error)
  }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

function refusal(file: string, error: unknown): Error {
  return new Error(`the report ${file} cannot be written: ${explainFailure(error)}`)
}
