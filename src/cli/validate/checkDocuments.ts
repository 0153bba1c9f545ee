import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Settings } from '../config/Settings'
import { splitLines, tooLarge } from '../input/chunks'
import { withoutMark } from '../input/decodeText'
import type { Input } from '../input/Input'
import { describeIoError } from '../input/InputError'
import type { OpenedInput } from '../input/OpenedInput'
import { openContent } from '../input/openContent'
import { openInput } from '../input/openInput'
import { parseBytes, parseRecord } from '../input/parseJson'
import type { CheckedDocument } from '../report/CheckedDocument'
import { checkText } from './checkText'
import type { FileResultBuilder } from './FileResultBuilder'
import { type ResolvedSettings, resolveSettings } from './ResolvedSettings'

/**
 * Reads one input and yields each document in which something was found, in order; `file` counts all of them. Never throws:
 * what goes wrong becomes issues or the problem of the file. `note` takes what is odd but harmless, as half a sentence.
 */
export async function* checkDocuments(
  input: Input,
  settings: Settings,
  file: FileResultBuilder,
  note: (sentence: string) => void,
): AsyncGenerator<CheckedDocument> {
  let opened: OpenedInput | undefined
  try {
    const resolved = resolveSettings(settings)
    opened = await openInput(input, settings, note)
    const { bytes, chunks } = await openContent(opened, input.url === undefined ? input.name : '')
    if (chunks) yield* checkRecords(chunks, resolved, file)
    else yield* await checkText(parseBytes(bytes), undefined, resolved, file)
  } catch (error) {
    file.refuse(() => describeIoError(error))
  } finally {
    opened?.close()
  }
}

/** Checks NDJSON: every line that is not blank is a document of its own. */
async function* checkRecords(
  chunks: AsyncIterable<Buffer>,
  settings: ResolvedSettings,
  file: FileResultBuilder,
): AsyncGenerator<CheckedDocument> {
  let line = 0
  let record = 0
  let isFirst = true
  for await (const lines of splitLines(chunks)) {
    if (lines === undefined) {
      line += 1
      record += 1
      file.refuse(() => tooLarge, record)
      continue
    }
    const bytes = isFirst ? withoutMark(lines) : lines
    isFirst = false
    for (let from = 0; from < bytes.length; ) {
      const lineBreak = bytes.indexOf(lineFeed, from)
      const to = lineBreak === -1 ? bytes.length : lineBreak
      line += 1
      if (!isBlank(bytes, from, to)) {
        record += 1
        const end = bytes[to - 1] === carriageReturn ? to - 1 : to
        const parsed = parseRecord(bytes.subarray(from, end))
        for (const found of await checkText(parsed, { record, line }, settings, file)) yield found
      }
      from = to + 1
    }
    // Signals and timers get their turn between chunks.
    await nextTurn()
  }
}

const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32]

function isBlank(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at]
    if (byte !== space && byte !== tab && byte !== carriageReturn) return false
  }
  return true
}
