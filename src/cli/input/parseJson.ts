import { isUtf8 } from 'node:buffer'
import { explainSyntax } from '../../../schemas/json/explainSyntax'
import { decodeText, decodeUtf8 } from './decodeText'

/** Describes why bytes are not JSON; `offset` counts UTF-16 units of the text. */
export type JsonFault = { offset: number; message: string; expected: string; suggestion?: string }

/** A JSON text with its value, or with its syntax fault. */
export type Parsed = { text: string; document: unknown; fault?: never } | { text: string; fault: JsonFault }

/** Parses strict JSON in UTF-8. */
export function parseBytes(bytes: Buffer): Parsed {
  const { text, fault } = decodeText(bytes)
  return fault ? { text, fault: { ...fault, expected: 'text in UTF-8' } } : parseJson(text)
}

/** Parses a record of NDJSON. The start of the file has already shown that it is neither UTF-16 nor UTF-32. */
export function parseRecord(bytes: Buffer): Parsed {
  return isUtf8(bytes) ? parseJson(decodeUtf8(bytes)) : parseBytes(bytes)
}

/** Parses strict JSON. A text that fails is parsed a second time to find the position and the reason. */
export function parseJson(text: string): Parsed {
  try {
    return { text, document: JSON.parse(text) }
  } catch (error) {
    const syntax = explainSyntax(text)
    // Both parsers should agree. If they do not, this reports the message of the engine.
    if (!syntax) return { text, fault: { offset: 0, message: `Not JSON: ${error}.`, expected: 'a value' } }
    const { at, ...description } = syntax
    return { text, fault: { offset: at, ...description } }
  }
}
