import { createHash } from 'node:crypto'
import { InputError } from './InputError'
import type { InputFormat, OpenedInput } from './OpenedInput'

/** What an input had when it was asked. Equal stamps are equal content. `open` throws an `InputError` when there was none. */
export type Fetched = { stamp: string; open(note: (text: string) => void): OpenedInput }

/** Keeps bytes, and the notes about them. */
export function createFetched(bytes: Buffer, format: InputFormat | undefined, notes: readonly string[]): Fetched {
  async function* chunks() {
    yield bytes
  }
  return {
    stamp: createHash('sha256').update(bytes).digest('base64'),
    open(note) {
      for (const text of notes) note(text)
      return { format, chunks, close() {} }
    },
  }
}

/** Keeps the reason why there is no content. */
export const createFailure = (reason: string): Fetched => ({
  stamp: reason,
  open() {
    throw new InputError(reason)
  },
})
