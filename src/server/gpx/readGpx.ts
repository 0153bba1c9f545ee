import type { Gpx } from './Gpx'
import { GpxFault } from './GpxFault'
import { GpxReader, gpxLimits } from './GpxReader'

const encodings: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  'utf-16': 'utf-16le',
}

/** The encoding of a file, by its first bytes: a byte order mark, else what its XML declaration says, else UTF-8. */
function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be'
  const declaration = new TextDecoder('latin1').decode(first.subarray(0, 200))
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(declaration)?.[1]?.toLowerCase() ?? ''
  return encodings[declared] ?? 'utf-8'
}

/** Reads a GPX file piece by piece. Throws GpxFault, see `GpxReader`. */
export function readGpx(pieces: Iterable<Uint8Array>): Gpx {
  const reader = new GpxReader()
  let decoder: TextDecoder | undefined
  let bytes = 0
  for (const piece of pieces) {
    bytes += piece.length
    if (bytes > gpxLimits.bytes)
      throw new GpxFault('too-large', `The file is larger than ${gpxLimits.bytes / 1_000_000} MB.`)
    decoder ??= new TextDecoder(encodingOf(piece))
    reader.write(decoder.decode(piece, { stream: true }))
  }
  reader.write(decoder?.decode() ?? '')
  return reader.close()
}
