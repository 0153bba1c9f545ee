import { collectBytes, peek } from './chunks'
import { decodeWide } from './decodeText'
import { InputError } from './InputError'
import type { InputFormat, OpenedInput } from './OpenedInput'

/** One document, or NDJSON in chunks, each valid until the next is read. */
type Content = { bytes: Buffer; chunks?: never } | { chunks: AsyncIterable<Buffer>; bytes?: never }

/** Unpacks gzip, by the name or the first bytes, and detects the format. */
export async function openContent({ format, whole, chunks }: OpenedInput, name: string): Promise<Content> {
  if (format === 'json' && whole && !name.endsWith('.gz')) {
    const bytes = whole()
    if (!isGzip(bytes)) {
      rejectArchive(bytes)
      return { bytes }
    }
    return openChunks(singleChunk(bytes), format, name)
  }
  return openChunks(chunks(), format, name)
}

async function openChunks(
  chunks: AsyncIterable<Buffer>,
  format: InputFormat | undefined,
  name: string,
): Promise<Content> {
  const opened = await peek(chunks, (start) => start.length >= 6)
  const isPacked = isGzip(opened.start)
  rejectArchive(opened.start)
  if (!isPacked && /\.gz$/i.test(name)) throw new InputError('is named .gz, but is not gzip')
  const plain = isPacked ? (await import('./gunzip')).gunzip(opened.chunks) : opened.chunks
  if (format === 'ndjson') {
    const { start, chunks: records } = isPacked ? await peek(plain, (begun) => begun.length >= 6) : opened
    // UTF-16 and UTF-32 cannot be split into lines at a byte.
    return decodeWide(start) ? { bytes: start } : { chunks: records }
  }
  if (format === 'json') return { bytes: await collectBytes(plain) }
  let detected: InputFormat | undefined
  const peeked = await peek(plain, (start, isWhole) => {
    detected = detectFormat(start, isWhole)
    return detected !== undefined
  })
  return detected === 'ndjson' ? { chunks: peeked.chunks } : { bytes: await collectBytes(peeked.chunks) }
}

async function* singleChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Whether content is packed with gzip. */
const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

/** The first bytes of archives and of compressions other than gzip. */
const archives: readonly (readonly [name: string, beginning: readonly number[]])[] = [
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['packed with zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['packed with xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['packed with bzip2', [0x42, 0x5a, 0x68]],
]

/** Throws an `InputError` for an archive or a compression other than gzip. */
function rejectArchive(start: Uint8Array): void {
  for (const [name, beginning] of archives) {
    if (beginning.every((byte, index) => start[index] === byte)) throw new InputError(`is ${name}; unpack it first`)
  }
}

const lineFeed = 10

/**
 * Detects the format by the beginning of the content: in NDJSON the first line is a whole value and another line follows.
 * Undefined when more content is needed.
 */
export function detectFormat(start: Buffer, isWhole: boolean): InputFormat | undefined {
  const contentStart = skipBlanks(start, 0)
  const lineBreak = start.indexOf(lineFeed, contentStart)
  const secondLine = lineBreak === -1 ? start.length : skipBlanks(start, lineBreak)
  if (secondLine === start.length) return isWhole ? 'json' : undefined
  const line = start.toString('utf8', contentStart, lineBreak).trim()
  return isValue(line) || (looksLikeValue(line) && start[secondLine] === start[contentStart]) ? 'ndjson' : 'json'
}

function skipBlanks(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === lineFeed || bytes[at] === 32 || bytes[at] === 9 || bytes[at] === 13) at += 1
  return at
}

function isValue(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

/** Whether a line looks like an object or array: the first record may have a fault too. */
const looksLikeValue = (line: string): boolean => /^(?:\{.+\}|\[.+\])$/s.test(line)
