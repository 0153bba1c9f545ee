/** Reads a stream to its end. Throws a RangeError as soon as it exceeds `maxBytes`. */
export async function readBounded(
  stream: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of stream ?? []) {
    total += chunk.length
    if (total > maxBytes) throw new RangeError(`The answer is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
