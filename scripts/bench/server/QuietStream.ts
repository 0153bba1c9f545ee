import { Transform, type TransformCallback } from 'node:stream'

/** Type of NotificationResponse in PostgreSQL's protocol, version 3. */
const notification = 'A'.charCodeAt(0)

/** Bytes before the content of a message: its type and its length, which counts itself. */
const typeBytes = 1
const lengthBytes = 4

/** Forwards the messages of a PostgreSQL server without notifications. The connection must not use TLS. */
export class QuietStream extends Transform {
  #rest = Buffer.alloc(0)

  override _transform(chunk: Buffer, _: BufferEncoding, callback: TransformCallback): void {
    let rest = Buffer.concat([this.#rest, chunk])
    while (rest.length >= typeBytes + lengthBytes) {
      const size = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < size) break
      if (rest[0] !== notification) this.push(rest.subarray(0, size))
      rest = rest.subarray(size)
    }
    this.#rest = rest
    callback()
  }
}
