import { isAscii, isUtf8 } from 'node:buffer'
import { setImmediate as turn } from 'node:timers/promises'
import { tooLarge } from '../reading/documentLimit'
import { parseBytes, parseJson } from '../reading/parseJson'
import { readLines } from '../reading/readLines'
import { checkText } from './checkText'
import type { Tally } from './createTally'
import type { Settings } from './Settings'

const blank = /^[ \t\r]*$/

/** Checks NDJSON: every line that is not blank is a document, and one that is wrong does not keep back the next. */
export async function checkRecords(chunks: AsyncIterable<Buffer>, settings: Settings, tally: Tally): Promise<void> {
  let line = 0
  let record = 0
  let isFirst = true

  /** Checks some whole lines; false when enough was found. */
  function check(text: string): boolean {
    for (let from = 0; from < text.length; ) {
      const lineBreak = text.indexOf('\n', from)
      const end = lineBreak === -1 ? text.length : lineBreak
      line += 1
      // Nearly every line begins with a brace: only others can be blank.
      if (text.charCodeAt(from) > 32 || !blank.test(text.slice(from, end))) {
        record += 1
        if (!checkText(parseJson(text.slice(from, end)), { record, line }, settings, tally)) return false
      }
      from = end + 1
    }
    return true
  }

  /** Lines of which one at least is not UTF-8, one by one. */
  function checkBytes(bytes: Buffer): boolean {
    for (let from = 0; from < bytes.length; ) {
      const lineBreak = bytes.indexOf(10, from)
      const end = lineBreak === -1 ? bytes.length : lineBreak
      const part = bytes.subarray(from, end)
      if (isUtf8(part)) {
        if (!check(`${part.toString('utf8')}\n`)) return false
      } else {
        line += 1
        record += 1
        if (!checkText(parseBytes(part), { record, line }, settings, tally)) return false
      }
      from = end + 1
    }
    return true
  }

  for await (const lines of readLines(chunks)) {
    if (lines === undefined) {
      line += 1
      record += 1
      tally.refuse(tooLarge, `record ${record}`)
      continue
    }
    const hasMark = isFirst && lines[0] === 0xef && lines[1] === 0xbb && lines[2] === 0xbf
    isFirst = false
    const bytes = hasMark ? lines.subarray(3) : lines
    // Latin-1 reads the same as UTF-8 there, and faster.
    if (isAscii(bytes)) {
      if (!check(bytes.toString('latin1'))) return
    } else if (!(isUtf8(bytes) ? check(bytes.toString('utf8')) : checkBytes(bytes))) return
    // Lets a signal or a clock have its turn.
    await turn()
  }
}
