import * as buffer from 'node:buffer'
import { isAscii, isUtf8 } from 'node:buffer'

/** A decoded text. `fault` says where and why the bytes are not UTF-8; `text` then has U+FFFD for the wrong bytes. */
type Decoded = { text: string; fault?: { offset: number; message: string; suggestion: string } }

const replacement = '\uFFFD'
const replacementBytes = Buffer.from(replacement)

/** Removes a UTF-8 byte-order mark, as browsers do. */
export function withoutMark(bytes: Buffer): Buffer {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

/** Decodes a JSON file. Any encoding other than UTF-8 is a fault. */
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

/** Finds the first U+FFFD of the text that the file does not contain itself. */
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

/** In bytes: below this size, the call of the transcoder costs more than it saves. */
const minTranscodedBytes = 512

/**
 * Decodes valid UTF-8. Before version 22 Node decodes byte by byte in `toString`; its transcoder takes many bytes at once, in
 * half the time.
 */
export function decodeUtf8(bytes: Buffer): string {
  // Node without internationalisation has no transcoder.
  if (bytes.length < minTranscodedBytes || !buffer.transcode) return bytes.toString('utf8')
  return buffer.transcode(bytes, 'utf8', 'utf16le').toString('utf16le')
}

/** In bytes: how much of UTF-16 or UTF-32 is decoded, which is enough to show the fault. */
const maxDecodedBytes = 64 * 1024

/** Decodes the beginning of UTF-16 or UTF-32, with the encoding as its fault; undefined for other encodings. */
export function decodeWide(bytes: Buffer): Decoded | undefined {
  const [first = -1, second = -1, third = -1, fourth = -1] = bytes
  const start = () => Buffer.from(bytes.subarray(0, Math.min(maxDecodedBytes, bytes.length & ~3)))
  if (first === 0 && second === 0 && third === 0 && fourth === 0) return blank()
  if (
    (first === 0xff && second === 0xfe && third === 0 && fourth === 0) ||
    (first > 0 && isZero(second, third, fourth))
  ) {
    return wide('UTF-32', decodeUtf32(start()))
  }
  if (
    (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) ||
    (fourth > 0 && isZero(first, second, third))
  ) {
    return wide('UTF-32', decodeUtf32(start().swap32()))
  }
  const even = () => Buffer.from(bytes.subarray(0, Math.min(maxDecodedBytes, bytes.length & ~1)))
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0))
    return wide('UTF-16', even().toString('utf16le'))
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0)) {
    return wide('UTF-16', even().swap16().toString('utf16le'))
  }
  return undefined
}

const isZero = (...bytes: number[]): boolean => bytes.every((byte) => byte === 0)

function wide(encoding: string, text: string): Decoded {
  const message = `The file is encoded in ${encoding}; JSON is exchanged in UTF-8.`
  return { text: text.replace(/^\uFEFF/, ''), fault: { offset: 0, message, suggestion: 'save the file as UTF-8' } }
}

function blank(): Decoded {
  const message = 'The file begins with zero bytes: it is no text, or was not written to its end.'
  return { text: '', fault: { offset: 0, message, suggestion: 'write the file anew' } }
}

function decodeUtf32(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const point = bytes.readUInt32LE(at)
    text += point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD'
  }
  return text
}
