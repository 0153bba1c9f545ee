import type { Gpx } from './Gpx'
import { GpxError } from './GpxError'
import { GpxReader, gpxLimits } from './GpxReader'

const encodings: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  'utf-16': 'utf-16le',
}

/** Returns the encoding of a file from its first bytes: byte order mark, else XML declaration, else UTF-8. */
function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be'
  const declaration = new TextDecoder('latin1').decode(first.subarray(0, 200))
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(declaration)?.[1]?.toLowerCase() ?? ''
  return encodings[declared] ?? 'utf-8'
}

/** Parses a GPX file in chunks. Throws GpxError, see `GpxReader`. */
export function readGpx(chunks: Iterable<Uint8Array>): Gpx {
  const reader = new GpxReader()
  let decoder: TextDecoder | undefined
  let bytes = 0
  for (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > gpxLimits.bytes)
      throw new GpxError('too-large', `The file is larger than ${gpxLimits.bytes / 1_000_000} MB.`)
    decoder ??= new TextDecoder(encodingOf(chunk))
    reader.write(decoder.decode(chunk, { stream: true }))
  }
  reader.write(decoder?.decode() ?? '')
  return reader.close()
}
