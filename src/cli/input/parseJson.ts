import { isUtf8 } from 'node:buffer'
import { explainSyntax } from '../../../schemas'
import type { Range } from '../json/Range'
import { narrowJson } from '../narrowing/narrowJson'
import { decodeText, withoutMark } from './decodeText'
import { decodeUtf8 } from './decodeUtf8'
import { decodeWide } from './decodeWide'

/** Why bytes are not a JSON document; `offset` counts UTF-16 units of the text. */
export type JsonFault = { offset: number; message: string; expected: string; suggestion?: string }

/**
 * A JSON text with its value and its bytes, or with what is wrong with it. `names` is how many member names it has at most, if
 * that is known. The text may be decoded when it is asked for, so ask while the bytes are good.
 */
export type Parsed =
  | { readonly text: string; range: Range; document: unknown; names?: number; fault?: never }
  | { text: string; fault: JsonFault }

/** Reads strict JSON in UTF-8. */
export function parseBytes(bytes: Buffer): Parsed {
  const content = withoutMark(bytes)
  if (isUtf8(content) && !decodeWide(bytes)) return parseUtf8(content, 0, content.length)
  const { text, fault } = decodeText(bytes)
  if (fault) return { text, fault: { ...fault, expected: 'text in UTF-8' } }
  return parseJson(text, { bytes, from: 0, to: bytes.length })
}

/** Reads a record, where no byte-order mark begins a file: it says the same whatever is read along with it. */
export function parseRecord(bytes: Buffer): Parsed {
  return isUtf8(bytes) ? parseUtf8(bytes, 0, bytes.length) : parseBytes(bytes)
}

/** In bytes: what is too short to gain anything, and what would take too much memory. */
const worthwhile = { least: 512, most: 1024 * 1024 }
/** How many texts are read before the faster way is set up. */
const patience = 8
let read = 0

/** Reads strict JSON in bytes that are valid UTF-8. */
export function parseUtf8(bytes: Buffer, from: number, to: number): Parsed {
  const range = { bytes, from, to }
  const isWorthwhile = to - from >= worthwhile.least && to - from <= worthwhile.most && ++read > patience
  const narrowed = isWorthwhile ? narrowJson(bytes, from, to) : undefined
  try {
    if (narrowed) return new NarrowlyParsed(range, JSON.parse(narrowed.text), narrowed.names)
  } catch {
    // What is wrong is said of the text itself.
  }
  return parseJson(decodeUtf8(bytes, from, to), range)
}

class NarrowlyParsed {
  readonly range: Range
  readonly document: unknown
  readonly names: number

  constructor(range: Range, document: unknown, names: number) {
    this.range = range
    this.document = document
    this.names = names
  }

  get text(): string {
    const { bytes, from, to } = this.range
    return decodeUtf8(bytes, from, to)
  }
}

/** Reads strict JSON. Only a text that fails is read a second time, to say where and why. */
export function parseJson(text: string, range: Range): Parsed {
  try {
    return { text, range, document: JSON.parse(text) }
  } catch (error) {
    const syntax = explainSyntax(text)
    // The grammar there and the engine's agree; should they ever not, the engine's own words are better than none.
    if (!syntax) return { text, fault: { offset: 0, message: `Not JSON: ${error}.`, expected: 'a value' } }
    const { at, ...description } = syntax
    return { text, fault: { offset: at, ...description } }
  }
}
