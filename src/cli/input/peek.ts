import { documentLimit, tooLarge } from './documentLimit'
import { Unreadable } from './Unreadable'

/** The beginning of what comes piece by piece, and all of it, from the beginning on. */
type Peeked = { start: Buffer; chunks: AsyncIterable<Buffer> }

/** Reads until there is enough to judge by. Asks again only after a line break or when so much more has come as was there. */
export async function peek(
  chunks: AsyncIterable<Buffer>,
  isEnough: (start: Buffer, isWhole: boolean) => boolean,
): Promise<Peeked> {
  const iterator = chunks[Symbol.asyncIterator]()
  const parts: Buffer[] = []
  let size = 0
  let asked = 0
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
    if (size > documentLimit) throw new Unreadable(tooLarge)
    if (size < asked * 2 && !chunk.includes(10)) continue
    asked = size
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
