import { lastTownZoom, type MapSettings } from '../../../../../renderer/map/MapSettings'
import type { Track } from '../../../../../schemas/engine'
import { measureTrack, type TrackPoint } from '../../../../../schemas/tracks/measureTrack'

/** First zoom level of the tiles, at which a long walk fits a phone. */
const firstZoom = 11

/** Width of the stored map beside the track in metres. It is less on the last level, which has the most tiles. */
const besideM = 300
const besideLastM = 120

/** Metres of a degree of latitude. */
const degreeM = 111_195

/**
 * The addresses of the tiles along a track, from a view of all of it to the closest. Empty for tiles of another
 * origin.
 */
export function walkTiles(track: Track, { tiles: { url, maxZoom } }: MapSettings): string[] {
  if (!/^\/(?!\/)/.test(url)) return []
  const lastZoom = Math.min(maxZoom, lastTownZoom)
  const addresses = new Set<string>()
  const points = measureTrack(track).lines.flatMap(withPointsBetween)
  for (let zoom = firstZoom; zoom <= lastZoom; zoom++) {
    const reachM = zoom === lastZoom ? besideLastM : besideM
    for (const { lat, lon } of points) {
      const [tall, wide] = [reachM / degreeM, reachM / degreeM / Math.cos((lat * Math.PI) / 180)]
      const [west, east] = [column(lon - wide, zoom), column(lon + wide, zoom)]
      const [north, south] = [row(lat + tall, zoom), row(lat - tall, zoom)]
      for (let x = west; x <= east; x++)
        for (let y = north; y <= south; y++)
          addresses.add(url.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`))
    }
  }
  return [...addresses]
}

/** Maximum distance of two points, in metres, so that no tile between them is left out. */
const maxGapM = 100

function withPointsBetween(line: readonly TrackPoint[]): { lat: number; lon: number }[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    const parts = Math.max(1, Math.ceil((next.alongM - point.alongM) / maxGapM))
    return Array.from({ length: parts }, (_, part) => ({
      lat: point.lat + ((next.lat - point.lat) * part) / parts,
      lon: point.lon + ((next.lon - point.lon) * part) / parts,
    }))
  })
}

const column = (lon: number, zoom: number): number => Math.floor(((lon + 180) / 360) * 2 ** zoom)

function row(lat: number, zoom: number): number {
  const angle = (lat * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom)
}
