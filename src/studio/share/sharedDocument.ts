import { isObject, own } from '../../../schemas/engine'
import { compress, decompress } from './compression'

/** A document as a link carries it: its JSON text, and the pointer of what is looked at. */
export type SharedDocument = { text: string; at?: string | undefined }

/** Writes a document as JSON. */
export const writeDocument = ({ text, at }: SharedDocument): string =>
  JSON.stringify({ text, ...(at !== undefined && { at }) })

/** Reads what `writeDocument` wrote; undefined for anything else. */
export function readDocument(json: string): SharedDocument | undefined {
  try {
    const value: unknown = JSON.parse(json)
    if (!isObject(value)) return undefined
    const text = own(value, 'text')
    const at = own(value, 'at')
    return typeof text === 'string' ? { text, at: typeof at === 'string' ? at : undefined } : undefined
  } catch {
    return undefined
  }
}

/** Packs a document into text for the fragment of an address: JSON, compressed as raw DEFLATE, in base64url. */
export const packDocument = async (document: SharedDocument): Promise<string> =>
  toBase64Url(await compress(new TextEncoder().encode(writeDocument(document))))

/** Unpacks what `packDocument` packed; undefined when it is damaged or too long. */
export async function unpackDocument(packed: string): Promise<SharedDocument | undefined> {
  try {
    return readDocument(new TextDecoder().decode(await decompress(fromBase64Url(packed))))
  } catch {
    return undefined
  }
}

/** Base64 with the characters that an address may hold, without padding. */
function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
