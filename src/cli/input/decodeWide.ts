import type { Decoded } from './decodeText'

/** In bytes: as much as is needed to show where the fault is. */
const shown = 64 * 1024

/** The beginning of a text whose characters have two or four bytes, with that as its fault; undefined for any other. */
export function decodeWide(bytes: Buffer): Decoded | undefined {
  const [first = -1, second = -1, third = -1, fourth = -1] = bytes
  const start = () => Buffer.from(bytes.subarray(0, Math.min(shown, bytes.length & ~3)))
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
  const even = () => Buffer.from(bytes.subarray(0, Math.min(shown, bytes.length & ~1)))
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
