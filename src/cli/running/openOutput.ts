import { closeSync, mkdirSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { explainFailure } from '../reading/explainFailure'

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
  const { descriptor, temporary, final } = tell(file, () => begin(file))
  let isOpen = true
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text !== '') tell(file, () => writeAll(descriptor, Buffer.from(text)))
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
      try {
        flush()
        isOpen = false
        closeSync(descriptor)
        if (temporary !== undefined) tell(file, () => renameSync(temporary, final))
      } catch (error) {
        discard()
        if (temporary !== undefined) rmSync(temporary, { force: true })
        throw error
      }
    },
    discard,
  }
}

function begin(file: string): { descriptor: number; temporary: string | undefined; final: string } {
  mkdirSync(dirname(file), { recursive: true })
  const about = statSync(file, { throwIfNoEntry: false })
  if (about?.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  // A pipe or a device cannot be replaced by a file.
  if (about && !about.isFile()) return { descriptor: openSync(file, 'w'), temporary: undefined, final: file }
  const final = about ? realpathSync(file) : file
  const temporary = join(dirname(final), `.${basename(final)}.${process.pid}.tmp`)
  return { descriptor: openSync(temporary, 'w'), temporary, final }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  EEXIST: 'a part of its path is not a folder',
}

function tell<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new Error(`the report ${file} cannot be written: ${reasons[code] ?? explainFailure(error)}`)
  }
}
