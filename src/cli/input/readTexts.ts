import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RecordPosition } from '../json/indexLines'
import { splitLines } from './chunks'
import { withoutMark } from './decodeText'
import type { Input } from './Input'
import { openContent } from './openContent'
import { openInput } from './openInput'
import { type Parsed, parseBytes, parseRecord } from './parseJson'

/**
 * A JSON text: a whole file, or the NDJSON record at the position `at`. `parsed` is undefined for a record that is
 * too large.
 */
export type JsonText = { parsed: Parsed; at: RecordPosition | undefined } | { parsed: undefined; at: RecordPosition }

/**
 * Reads the JSON texts of an input: one of a whole file, or one for every line of NDJSON that is not blank, a chunk
 * of them at a time. Throws what `openInput` and `openContent` throw. `note` is called with half a sentence about
 * anything odd but harmless.
 */
export async function* readTexts(
  input: Input,
  options: { timeout?: number },
  note: (sentence: string) => void,
): AsyncGenerator<Iterable<JsonText>> {
  const opened = await openInput(input, options, note)
  try {
    const { bytes, chunks } = await openContent(opened, input.url === undefined ? input.name : '')
    if (chunks) yield* readRecords(chunks)
    else yield [{ parsed: parseBytes(bytes), at: undefined }]
  } finally {
    opened.close()
  }
}

async function* readRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<Iterable<JsonText>> {
  const last: RecordPosition = { record: 0, line: 0 }
  for await (const lines of splitLines(chunks)) {
    if (lines) yield recordsIn(last.line === 0 ? withoutMark(lines) : lines, last)
    else yield [{ parsed: undefined, at: { record: ++last.record, line: ++last.line } }]
    // Signals and timers get their turn between chunks.
    await nextTurn()
  }
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32]

/** Parses the records in whole lines. `last` is the position of the record before, and moves on with each. */
function* recordsIn(bytes: Buffer, last: RecordPosition): Generator<JsonText> {
  for (let from = 0; from < bytes.length; ) {
    const lineBreak = bytes.indexOf(lineFeed, from)
    const to = lineBreak === -1 ? bytes.length : lineBreak
    last.line += 1
    if (!isBlank(bytes, from, to)) {
      last.record += 1
      const end = bytes[to - 1] === carriageReturn ? to - 1 : to
      yield { parsed: parseRecord(bytes.subarray(from, end)), at: { ...last } }
    }
    from = to + 1
  }
}

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at]
    if (byte !== space && byte !== tab && byte !== carriageReturn) return false
  }
  return true
}
