type Bytes = Uint8Array<ArrayBuffer>

/** The most bytes that come out: far above any page, far below what fills the memory of a phone. */
const maxBytes = 4_000_000

/** Compresses bytes as raw DEFLATE. */
export const compress = (bytes: Bytes): Promise<Bytes> => pass(bytes, new CompressionStream('deflate-raw'))

/** Reverses `compress`. Rejects for damaged bytes, and when more come out than a document can hold. */
export const decompress = (bytes: Bytes): Promise<Bytes> => pass(bytes, new DecompressionStream('deflate-raw'))

async function pass(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      throw new RangeError('The document is too long.')
    }
    chunks.push(read.value)
  }
  const all = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    all.set(chunk, offset)
    offset += chunk.byteLength
  }
  return all
}
