import { collect } from './collect'
import { decodeWide } from './decodeWide'
import { isPacked } from './isPacked'
import { peek } from './peek'
import { refuseArchive } from './refuseArchive'
import type { Shape, Source } from './Source'
import { sniffShape } from './sniffShape'
import { Unreadable } from './Unreadable'

/** One document, or NDJSON that comes piece by piece, each piece good until the next is asked for. */
export type Content = { bytes: Buffer; chunks?: never } | { chunks: AsyncIterable<Buffer>; bytes?: never }

/** Unpacks what is packed, by its name or first bytes, and finds out what it holds. */
export async function openContent({ shape, whole, chunks }: Source, name: string): Promise<Content> {
  if (shape === 'json' && whole && !name.endsWith('.gz')) {
    const bytes = whole()
    if (!isPacked(bytes)) {
      refuseArchive(bytes)
      return { bytes }
    }
    return openChunks(only(bytes), shape, name)
  }
  return openChunks(chunks(), shape, name)
}

async function openChunks(chunks: AsyncIterable<Buffer>, shape: Shape | undefined, name: string): Promise<Content> {
  const opened = await peek(chunks, (start) => start.length >= 6)
  const packed = isPacked(opened.start)
  refuseArchive(opened.start)
  if (!packed && /\.gz$/i.test(name)) throw new Unreadable('is named .gz, but is not gzip')
  const plain = packed ? (await import('./unpack')).unpack(opened.chunks) : opened.chunks
  if (shape === 'ndjson') {
    const { start, chunks: records } = packed ? await peek(plain, (begun) => begun.length >= 6) : opened
    // Lines cannot be told in an encoding that is none of JSON's.
    return decodeWide(start) ? { bytes: start } : { chunks: records }
  }
  if (shape === 'json') return { bytes: await collect(plain) }
  let found: Shape | undefined
  const peeked = await peek(plain, (start, isWhole) => {
    found = sniffShape(start, isWhole)
    return found !== undefined
  })
  return found === 'ndjson' ? { chunks: peeked.chunks } : { bytes: await collect(peeked.chunks) }
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
