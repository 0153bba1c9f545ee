import { setImmediate as turn } from 'node:timers/promises'
import { splitLines, tooLarge } from '../input/chunks'
import { withoutMark } from '../input/decodeText'
import { parseRecord } from '../input/parseJson'
import type { ResolvedSettings } from './Checks'
import { checkText } from './checkText'
import type { Tally } from './createTally'

const lineFeed = 10

/** Checks NDJSON: every line that is not blank is a document, and one that is wrong does not keep back the next. */
export async function checkRecords(
  chunks: AsyncIterable<Buffer>,
  checks: ResolvedSettings,
  tally: Tally,
): Promise<void> {
  let line = 0
  let record = 0
  let isFirst = true

  /** Checks whole lines; false when enough was found. */
  function check(bytes: Buffer): boolean {
    for (let from = 0; from < bytes.length; ) {
      const found = bytes.indexOf(lineFeed, from)
      const to = found === -1 ? bytes.length : found
      line += 1
      if (!isBlank(bytes, from, to)) {
        record += 1
        const end = bytes[to - 1] === 13 ? to - 1 : to
        const parsed = parseRecord(bytes.subarray(from, end))
        if (!checkText(parsed, { record, line }, checks, tally)) return false
      }
      from = to + 1
    }
    return true
  }

  for await (const lines of splitLines(chunks)) {
    if (lines === undefined) {
      line += 1
      record += 1
      tally.refuse(() => tooLarge, record)
      continue
    }
    const bytes = isFirst ? withoutMark(lines) : lines
    isFirst = false
    if (!check(bytes)) return
    // Lets a signal or a clock have its turn.
    await turn()
  }
}

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at]
    if (byte !== 32 && byte !== 9 && byte !== 13) return false
  }
  return true
}
