import { documentLimit, tooLarge } from './documentLimit'
import { Unreadable } from './Unreadable'

/** All bytes of one document that come piece by piece. Throws `Unreadable` past the limit of a document. */
export async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > documentLimit) throw new Unreadable(tooLarge)
    parts.push(Buffer.from(chunk))
  }
  return Buffer.concat(parts, size)
}
