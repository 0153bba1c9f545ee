import type { GpxNotes } from './GpxNotes'

/** Bytes at the begin of a file that hold its declaration. */
const declarationBytes = 200

type Decode = (chunk: Uint8Array, isLast: boolean) => string

/**
 * Decodes a file in chunks: by its byte order mark, else its XML declaration, else as UTF-8. Text that is declared as UTF-8 and is
 * not continues as windows-1252, the usual encoding of old programs.
 */
export function* decodeText(chunks: Iterable<Uint8Array>, notes: GpxNotes): Generator<string> {
  let decode: Decode | undefined
  let first = Buffer.alloc(0)
  for (const chunk of chunks) {
    if (decode) {
      yield decode(chunk, false)
      continue
    }
    first = Buffer.concat([first, chunk])
    if (first.length < declarationBytes) continue
    decode = createDecoder(first, notes)
    yield decode(first, false)
  }
  yield decode ? decode(new Uint8Array(), true) : createDecoder(first, notes)(first, true)
}

function createDecoder(first: Buffer, notes: GpxNotes): Decode {
  const [one, two] = first
  if ((one === 0xff && two === 0xfe) || (one === 0x3c && two === 0)) return streamDecoder('utf-16le')
  if ((one === 0xfe && two === 0xff) || (one === 0 && two === 0x3c)) return streamDecoder('utf-16be')
  const declaration = first.subarray(0, declarationBytes).toString('latin1')
  const label = /<\?xml[^>]*encoding=["']([^"']+)["']/.exec(declaration)?.[1] ?? 'utf-8'
  // A declaration of UTF-16 that is readable here is untrue.
  const encoding = /^(?:utf-?16|ucs-?2)/i.test(label) ? 'utf-8' : encodingOf(label)
  if (encoding === undefined) notes.add('unknownEncoding', 1)
  return encoding === undefined || encoding === 'utf-8' ? utf8Decoder(notes) : streamDecoder(encoding)
}

/** Returns the name of an encoding for any of its labels; undefined for an unknown one. */
function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

function streamDecoder(encoding: string): Decode {
  const decoder = new TextDecoder(encoding)
  // Node.js 20 decodes windows-1252 as Latin-1 when it is not a stream.
  return (chunk) => decoder.decode(chunk, { stream: true })
}

function utf8Decoder(notes: GpxNotes): Decode {
  const strict = new TextDecoder('utf-8', { fatal: true })
  let fallback: Decode | undefined
  let rest = Buffer.alloc(0)
  let line = 1
  return (chunk, isLast) => {
    const bytes = Buffer.concat([rest, chunk])
    const end = isLast ? bytes.length : endOfWhole(bytes)
    rest = bytes.subarray(end)
    const whole = bytes.subarray(0, end)
    if (fallback) return fallback(whole, isLast)
    try {
      const text = strict.decode(whole)
      line += text.split('\n').length - 1
      return text
    } catch {
      fallback = streamDecoder('windows-1252')
      notes.add('encoding', line + lineOfFault(whole))
      return fallback(whole, isLast)
    }
  }
}

/** Returns the end of the last whole character of UTF-8. */
function endOfWhole(bytes: Uint8Array): number {
  for (let index = bytes.length - 1; index >= Math.max(0, bytes.length - 4); index--) {
    const byte = bytes[index] ?? 0
    if (byte < 0x80) return bytes.length
    if (byte >= 0xc0) return index
  }
  return bytes.length
}

/** Returns the 0-based line of the first bytes that are not UTF-8. */
function lineOfFault(bytes: Buffer): number {
  const [before = ''] = bytes.toString('utf8').split('\ufffd')
  return before.split('\n').length - 1
}
