import { isUtf8 } from 'node:buffer'
import { explainSyntax } from '../../../schemas/json/explainSyntax'
import { decodeText, decodeUtf8 } from './decodeText'

/** Describes why bytes are not JSON; `offset` counts UTF-16 units of the text. */
export type JsonFault = { offset: number; message: string; expected: string; suggestion?: string }

/** A JSON text with its value, or with what is wrong with it. */
export type Parsed = { text: string; document: unknown; fault?: never } | { text: string; fault: JsonFault }

/** Parses strict JSON in UTF-8. */
export function parseBytes(bytes: Buffer): Parsed {
  const { text, fault } = decodeText(bytes)
  return fault ? { text, fault: { ...fault, expected: 'text in UTF-8' } } : parseJson(text)
}

/** Parses a record of a file of records: its encoding is judged by the whole file, so that only wrong bytes are a fault. */
export function parseRecord(bytes: Buffer): Parsed {
  return isUtf8(bytes) ? parseJson(decodeUtf8(bytes)) : parseBytes(bytes)
}

/** Parses strict JSON. Only a text that fails is read a second time, to say where and why. */
export function parseJson(text: string): Parsed {
  try {
    return { text, document: JSON.parse(text) }
  } catch (error) {
    const syntax = explainSyntax(text)
    // Both parsers should agree; if they ever do not, the message of the engine is better than none.
    if (!syntax) return { text, fault: { offset: 0, message: `Not JSON: ${error}.`, expected: 'a value' } }
    const { at, ...description } = syntax
    return { text, fault: { offset: at, ...description } }
  }
}
