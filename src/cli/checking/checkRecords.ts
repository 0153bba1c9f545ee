import { isAscii, isUtf8 } from 'node:buffer'
import { setImmediate as turn } from 'node:timers/promises'
import { withoutMark } from '../reading/decodeText'
import { tooLarge } from '../reading/documentLimit'
import { parseBytes, parseJson } from '../reading/parseJson'
import { readLines } from '../reading/readLines'
import type { Checks } from './Checks'
import { checkText } from './checkText'
import type { Tally } from './createTally'

const lineFeed = 10

/** Checks NDJSON: every line that is not blank is a document, and one that is wrong does not keep back the next. */
export async function checkRecords(chunks: AsyncIterable<Buffer>, checks: Checks, tally: Tally): Promise<void> {
  let line = 0
  let record = 0
  let isFirst = true

  /** Checks whole lines; false when enough was found. `text` is what the bytes say, undefined when they are not all UTF-8. */
  function check(bytes: Buffer, text: string | undefined): boolean {
    let start = 0
    for (let from = 0; from < bytes.length; ) {
      const to = endOfLine(bytes.indexOf(lineFeed, from), bytes.length)
      const end = text === undefined ? 0 : endOfLine(text.indexOf('\n', start), text.length)
      const breakLength = bytes[to - 1] === 13 ? 1 : 0
      line += 1
      if (!isBlank(bytes, from, to)) {
        record += 1
        const parsed =
          text === undefined
            ? parseBytes(bytes.subarray(from, to - breakLength))
            : parseJson(text.slice(start, end - breakLength), { bytes, from, to })
        if (!checkText(parsed, { record, line }, checks, tally)) return false
      }
      from = to + 1
      start = end + 1
    }
    return true
  }

  for await (const lines of readLines(chunks)) {
    if (lines === undefined) {
      line += 1
      record += 1
      tally.refuse(() => tooLarge, record)
      continue
    }
    const bytes = isFirst ? withoutMark(lines) : lines
    isFirst = false
    // Latin-1 reads the same as UTF-8 where there is only ASCII, and faster.
    const text = isAscii(bytes) ? bytes.toString('latin1') : isUtf8(bytes) ? bytes.toString('utf8') : undefined
    if (!check(bytes, text)) return
    // Lets a signal or a clock have its turn.
    await turn()
  }
}

const endOfLine = (found: number, length: number): number => (found === -1 ? length : found)

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at]
    if (byte !== 32 && byte !== 9 && byte !== 13) return false
  }
  return true
}
