import type { Range } from './Range'

const colon = 0x3a
const quote = 0x22
/** Parts shorter than this are not worth a view of four bytes at once. */
const short = 64
/** Rounds after which a counter of eight bits could overflow. */
const mostRounds = 255

/**
 * How many colons in some bytes of JSON follow a quote, blanks aside. That is every member name of its objects, and now
 * and then a colon inside of a text: never too few.
 */
export function countKeys({ bytes, from, to }: Range): number {
  if (to - from < short) return countSlowly(bytes, from, to)
  const start = from + (-(bytes.byteOffset + from) & 3)
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + start, (to - start) >> 2)
  const { length } = words
  let count = countSlowly(bytes, from, start)
  let last = start === 0 ? 0 : (bytes[start - 1] ?? 0)
  for (let index = 0; index < length; ) {
    const begun = index
    const end = Math.min(length, index + mostRounds)
    // Four counters, one for each byte of a word.
    let counters = 0
    let spaced = 0
    for (; index < end; index++) {
      const word = words[index] ?? 0
      // A byte is 0 where the word has a colon; the bytes before those of the word.
      const colons = word ^ 0x3a3a3a3a
      const before = (word << 8) | last
      last = word >>> 24
      // A byte is 0 where a colon follows a quote, and then adds 1.
      const quoted = colons | (before ^ 0x22222222)
      counters += ~(((quoted & 0x7f7f7f7f) + 0x7f7f7f7f) | quoted | 0x7f7f7f7f) >>> 7
      // A byte is 0 where a colon follows a blank or a few signs; then where it follows a line feed.
      const blank = colons | (before & 0xd2d2d2d2)
      const broken = colons | (before ^ 0x0a0a0a0a)
      spaced |= ((blank - 0x01010101) & ~blank) | ((broken - 0x01010101) & ~broken)
    }
    if ((spaced & 0x80808080) !== 0) count += countSlowly(bytes, start + begun * 4, start + end * 4)
    else count += (counters & 255) + ((counters >>> 8) & 255) + ((counters >>> 16) & 255) + (counters >>> 24)
  }
  return count + countSlowly(bytes, start + length * 4, to)
}

function countSlowly(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) if (bytes[at] === colon && followsQuote(bytes, at)) count += 1
  return count
}

function followsQuote(bytes: Uint8Array, at: number): boolean {
  let before = at - 1
  while (isBlank(bytes[before])) before -= 1
  return bytes[before] === quote
}

const isBlank = (byte: number | undefined): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9
