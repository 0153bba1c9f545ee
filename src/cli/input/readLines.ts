import { documentLimit } from './documentLimit'

const lineFeed = 10

/** Whole lines with their breaks, good until the next are asked for; undefined stands for one line over the limit. */
export type Lines = Buffer | undefined

/** Cuts bytes between lines, so that what is held is never more than a chunk and a line. */
export async function* readLines(chunks: AsyncIterable<Buffer>, limit = documentLimit): AsyncGenerator<Lines> {
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
