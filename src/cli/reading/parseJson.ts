import { isUtf8 } from 'node:buffer'
import { explainSyntax } from '../../../schemas/index'
import type { Range } from '../scanning/Range'
import { decodeText } from './decodeText'

/** Why bytes are not a JSON document; `offset` counts UTF-16 units of the text. */
export type JsonFault = { offset: number; message: string; expected: string; suggestion?: string }

/** A JSON text with its value and its bytes, or with what is wrong with it. */
export type Parsed =
  | { text: string; range: Range; document: unknown; fault?: never }
  | { text: string; fault: JsonFault }

/** Reads strict JSON in UTF-8. */
export function parseBytes(bytes: Buffer): Parsed {
  const { text, fault } = decodeText(bytes)
  if (fault) return { text, fault: { ...fault, expected: 'text in UTF-8' } }
  return parseJson(text, { bytes, from: 0, to: bytes.length })
}

/** Reads a record, where no byte-order mark begins a file: it says the same whatever is read along with it. */
export function parseRecord(bytes: Buffer): Parsed {
  return isUtf8(bytes) ? parseJson(bytes.toString('utf8'), { bytes, from: 0, to: bytes.length }) : parseBytes(bytes)
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
