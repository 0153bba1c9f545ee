import { isAscii, isUtf8 } from 'node:buffer'
import { decodeUtf8 } from './decodeUtf8'
import { decodeWide } from './decodeWide'

/** `fault` is where and why the bytes are not UTF-8; `text` then shows its place, the wrong bytes as U+FFFD. */
export type Decoded = { text: string; fault?: { offset: number; message: string; suggestion: string } }

const replacement = '\uFFFD'
const replacementBytes = Buffer.from(replacement)

/** The bytes without a UTF-8 byte-order mark, which browsers drop too. */
export function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

/** The text of a JSON file. A byte-order mark is dropped; any other encoding is a fault. */
export function decodeText(bytes: Buffer): Decoded {
  const wide = decodeWide(bytes)
  if (wide) return wide
  const content = withoutMark(bytes)
  if (isAscii(content)) return { text: content.toString('latin1') }
  if (isUtf8(content)) return { text: decodeUtf8(content) }
  const text = content.toString('utf8')
  const { offset, byte } = findWrongByte(text, content)
  const message = `The byte 0x${byte.toString(16).toUpperCase().padStart(2, '0')} is not UTF-8 here.`
  return {
    text,
    fault: { offset, message, suggestion: 'save the file as UTF-8; it looks like Latin-1 or Windows-1252' },
  }
}

/** The first U+FFFD of the text that does not stand in the file as such is a wrong byte. */
function findWrongByte(text: string, bytes: Buffer): { offset: number; byte: number } {
  let position = 0
  let from = 0
  for (let offset = text.indexOf(replacement); offset !== -1; offset = text.indexOf(replacement, from)) {
    position += Buffer.byteLength(text.slice(from, offset))
    const genuine = bytes.subarray(position, position + replacementBytes.length).equals(replacementBytes)
    if (!genuine) return { offset, byte: bytes[position] ?? 0 }
    position += replacementBytes.length
    from = offset + 1
  }
  return { offset: 0, byte: bytes[0] ?? 0 }
}
