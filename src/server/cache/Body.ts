import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies are sent as they are. */
const minBytes = 1024

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The bytes of a kept answer. Each compressed form is made once, when it is first asked for. */
export class Body {
  readonly bytes: Buffer
  readonly #hash: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(content: string | Uint8Array) {
    // Of its own: a small Buffer.from shares 8 kB with others, which would all be kept as long as this one.
    this.bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
    if (typeof content === 'string') this.bytes.write(content)
    else this.bytes.set(content)
    this.#hash = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)
  }

  /** Bytes in memory, compressed forms included. Text of this kind shrinks to a sixth or less. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.4)
  }

  /** The encoding to send to a client that accepts one. */
  encodingFor(accepted: Encoding): Encoding {
    return this.bytes.length < minBytes ? 'identity' : accepted
  }

  /** The strong entity tag of one form: other bytes have another tag. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  /** Whether an `if-none-match` header names this content in any form. A proxy may have weakened the tag. */
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
