import { constants } from 'node:buffer'
import { InputError } from './InputError'

/** One document must fit into a string of the engine: 512 MB. */
export const maxDocumentBytes = constants.MAX_STRING_LENGTH

const megabytes = Math.ceil(maxDocumentBytes / 1024 / 1024)

export const tooLarge = `is too large: one document may have ${megabytes} MB`

/** The start of a stream, and the whole stream again from its start. */
type Peeked = { start: Buffer; chunks: AsyncIterable<Buffer> }

/** Reads until `isEnough` accepts the start; asks it again after a line break, and whenever the start has doubled. */
export async function peek(
  chunks: AsyncIterable<Buffer>,
  isEnough: (start: Buffer, isWhole: boolean) => boolean,
): Promise<Peeked> {
  const iterator = chunks[Symbol.asyncIterator]()
  const parts: Buffer[] = []
  let size = 0
  let checkedSize = 0
  for (;;) {
    const { value, done } = await iterator.next()
    if (done) {
      const start = Buffer.concat(parts, size)
      isEnough(start, true)
      return { start, chunks: continued(start, iterator) }
    }
    const chunk = Buffer.from(value)
    parts.push(chunk)
    size += chunk.length
    if (size > maxDocumentBytes) throw new InputError(tooLarge)
    if (size < checkedSize * 2 && !chunk.includes(10)) continue
    checkedSize = size
    const start = Buffer.concat(parts, size)
    if (isEnough(start, false)) return { start, chunks: continued(start, iterator) }
  }
}

async function* continued(start: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start
  for (;;) {
    const { value, done } = await iterator.next()
    if (done) return
    yield value
  }
}

/** Joins the chunks of one document. Throws an `InputError` when it is too large. */
export async function collectBytes(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxDocumentBytes) throw new InputError(tooLarge)
    parts.push(Buffer.from(chunk))
  }
  return Buffer.concat(parts, size)
}

const lineFeed = 10

/** Whole lines with their breaks, valid until the next are read; undefined stands for one line over the limit. */
type Lines = Buffer | undefined

/** Splits chunks between lines, and never holds more than one chunk and one line. */
export async function* splitLines(chunks: AsyncIterable<Buffer>, limit = maxDocumentBytes): AsyncGenerator<Lines> {
  let begun: Buffer[] = []
  let size = 0
  const keep = (part: Buffer) => {
    size += part.length
    if (size > limit) begun = []
    else begun.push(Buffer.from(part))
  }
  const take = (): Lines => {
    const line = size > limit ? undefined : Buffer.concat(begun, size)
    begun = []
    size = 0
    return line
  }
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(lineFeed) + 1
    let from = 0
    if (size > 0 && last > 0) {
      from = chunk.indexOf(lineFeed) + 1
      keep(chunk.subarray(0, from))
      yield take()
    }
    if (last > from) yield chunk.subarray(from, last)
    if (last < chunk.length) keep(chunk.subarray(last))
  }
  if (size > 0) yield take()
}
