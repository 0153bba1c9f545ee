import { AmpersandEscaper } from './AmpersandEscaper'
import { decodeText } from './decodeText'
import type { Gpx } from './Gpx'
import { GpxError } from './GpxError'
import { GpxNotes } from './GpxNotes'
import { GpxReader, gpxLimits } from './GpxReader'

/** Parses a GPX file in chunks. Throws GpxError, see `GpxReader`. */
export function readGpx(chunks: Iterable<Uint8Array>): Gpx {
  const notes = new GpxNotes()
  const reader = new GpxReader(notes)
  const escaper = new AmpersandEscaper((line) => notes.add('ampersand', line))
  for (const text of decodeText(limited(chunks), notes)) reader.write(escaper.write(text))
  reader.write(escaper.close())
  return reader.close()
}

/** Passes chunks on until they have more bytes than a file may have. */
function* limited(chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
  let bytes = 0
  for (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > gpxLimits.bytes)
      throw new GpxError('too-large', `The file is larger than ${gpxLimits.bytes / 1_000_000} MB.`)
    yield chunk
  }
}
