import { isObject, own } from '../../../../../../schemas/engine'

/** What the head of a photograph says; `pixels` is 0 where it does not say its size. */
export type PhotoFacts = { pixels: number; position: { lat: number; lon: number } | undefined }

/** Bytes at the start of a file that hold its size and its position. */
const headBytes = 512 * 1024

/** Reads size and position of a photograph from its head. Rejects when it is no picture of a format that has them. */
export async function readFacts(file: Blob): Promise<PhotoFacts> {
  const [{ default: ExifReader }, head] = await Promise.all([
    import('exifreader'),
    file.slice(0, headBytes).arrayBuffer(),
  ])
  const tags: unknown = ExifReader.load(head, { expanded: true })
  const part = (name: string): unknown => (isObject(tags) ? own(tags, name) : undefined)
  return {
    pixels: pixelsIn([part('file'), part('pngFile'), part('riff'), part('gif')]),
    position: positionIn(part('gps')),
  }
}

const numberIn = (part: unknown, name: string): number => {
  const tag = isObject(part) ? own(part, name) : undefined
  const value = isObject(tag) ? own(tag, 'value') : tag
  return typeof value === 'number' ? value : Number.NaN
}

function pixelsIn(parts: readonly unknown[]): number {
  const areas = parts.map((part) => numberIn(part, 'Image Width') * numberIn(part, 'Image Height'))
  return areas.find((area) => area > 0) ?? 0
}

/** The position of a photograph. Phones without one write zeros. */
function positionIn(gps: unknown): PhotoFacts['position'] {
  const [lat, lon] = [numberIn(gps, 'Latitude'), numberIn(gps, 'Longitude')]
  const isKnown = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0)
  return isKnown ? { lat, lon } : undefined
}
