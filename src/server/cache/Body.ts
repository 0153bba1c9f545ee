import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies are sent uncompressed. */
const minBytes = 1024

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The bytes of a cached answer. Compresses them once per encoding, on first use. */
export class Body {
  readonly bytes: Buffer
  readonly #hash: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(content: string | Uint8Array) {
    // Buffer.from allocates small buffers from a shared 8 kB slab, which this long-lived one would keep in memory.
    this.bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
    if (typeof content === 'string') this.bytes.write(content)
    else this.bytes.set(content)
    this.#hash = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)
  }

  /** Bytes in memory, with the compressed forms, which take a sixth or less each. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.4)
  }

  /** Returns the encoding to send to a client that accepts the given one. */
  encodingFor(accepted: Encoding): Encoding {
    return this.bytes.length < minBytes ? 'identity' : accepted
  }

  /** Returns the strong entity tag of one encoding. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  /** Whether an `if-none-match` header has this content in any encoding. Ignores `W/`, which proxies may add. */
  matches(header: string | undefined): boolean {
    return header !== undefined && (header.includes(this.#hash) || header.trim() === '*')
  }

  async encoded(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.bytes
    const known = this.#compressed.get(encoding)
    if (known) return await known
    const compressing =
      encoding === 'br' ? promisify(brotliCompress)(this.bytes, brotliOptions) : promisify(gzip)(this.bytes)
    this.#compressed.set(encoding, compressing)
    return await compressing
  }
}
