import type { Kind } from '../../../../schemas'
import { splitLines } from '../../input/chunks'
import { extractDocuments } from '../../input/extractDocuments'
import type { Input } from '../../input/Input'
import { describeIoError } from '../../input/InputError'
import { openContent } from '../../input/openContent'
import { openInput } from '../../input/openInput'
import { type Parsed, parseBytes } from '../../input/parseJson'
import { type LineIndex, linesOf, type RecordPosition } from '../../json/indexLines'

/** One document of an input; `root` is the pointer to it in the JSON value of its file or record. */
export type ReadDocument = { value: unknown; root: string; record: number | undefined; lines: () => LineIndex }

/** The kind of the documents, and the pointer to them in each file or record. */
export type DocumentOptions = { as: Kind | undefined; at: string | undefined }

/** Calls `each` with every document of an input, and `refuse` with the reason for each part that cannot be read as one. */
export async function readDocuments(
  input: Input,
  options: DocumentOptions,
  each: (document: ReadDocument) => void,
  refuse: (why: string) => void,
): Promise<void> {
  const take = (parsed: Parsed, at: RecordPosition | undefined) => {
    const where = at === undefined ? '' : `record ${at.record} `
    if (parsed.fault) {
      const { line, column } = linesOf(parsed.text, at).positionAt(parsed.fault.offset)
      refuse(`${where}is not JSON at ${line}:${column}: ${parsed.fault.message}`)
      return
    }
    const parts = extractDocuments(parsed.document, options)
    if (typeof parts === 'function') {
      refuse(where + parts())
      return
    }
    for (const { value, root } of parts)
      each({ value, root, record: at?.record, lines: () => linesOf(parsed.text, at) })
  }
  try {
    const source = await openInput(input, {}, () => {})
    try {
      const { bytes, chunks } = await openContent(source, input.url === undefined ? input.name : '')
      if (chunks) await readRecords(chunks, take, refuse)
      else take(parseBytes(bytes), undefined)
    } finally {
      source.close()
    }
  } catch (error) {
    refuse(describeIoError(error))
  }
}

async function readRecords(
  chunks: AsyncIterable<Buffer>,
  take: (parsed: Parsed, at: RecordPosition) => void,
  refuse: (why: string) => void,
): Promise<void> {
  const at: RecordPosition = { record: 0, line: 0 }
  for await (const lines of splitLines(chunks)) {
    if (lines === undefined) {
      at.line += 1
      at.record += 1
      refuse(`record ${at.record} is too large`)
      continue
    }
    for (let from = 0; from < lines.length; ) {
      const lineBreak = lines.indexOf(10, from)
      const end = lineBreak === -1 ? lines.length : lineBreak
      const line = lines.subarray(from, end)
      at.line += 1
      if (line.toString('latin1').trim() !== '') {
        at.record += 1
        take(parseBytes(line), { ...at })
      }
      from = end + 1
    }
  }
}
