import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { InputError } from './InputError'

/** The limits above which gzip counts as a bomb: both the unpacked bytes and the compression ratio exceed them. */
const bomb = { bytes: 1024 ** 3, ratio: 200 }

/** Unpacks gzip in chunks. Throws an `InputError` when it is damaged, cut off, or a bomb. */
export async function* gunzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let packed = 0
  let unpacked = 0
  async function* copies() {
    for await (const chunk of chunks) {
      packed += chunk.length
      yield Buffer.from(chunk)
    }
  }
  const gunzip = createGunzip({ chunkSize: 256 * 1024 })
  // The loop below receives the same error.
  pipeline(Readable.from(copies()), gunzip, () => {})
  try {
    for await (const part of gunzip) {
      unpacked += part.length
      if (unpacked > bomb.bytes && unpacked > packed * bomb.ratio) throw new InputError(describeBomb())
      yield part
    }
  } catch (error) {
    throw explain(error)
  }
}

function describeBomb(): string {
  const gigabytes = bomb.bytes / 1024 ** 3
  return `unpacks to over ${gigabytes} GB and ${bomb.ratio} times its size, as gzip bombs do; unpack it to check it all the same`
}

function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return new InputError('is cut off: its gzip data ends too early')
  return typeof code === 'string' && code.startsWith('Z_')
    ? new InputError('is damaged: its gzip data is not valid')
    : error
}
