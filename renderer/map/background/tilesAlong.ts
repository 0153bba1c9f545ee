import type { TileSettings } from '../MapSettings'
import { tileUrl } from './tileUrl'

type Position = { lat: number; lon: number }

/** The zoom levels of tiles that a walk needs. */
const zooms = [13, 14, 15, 16]

/** Metres around a track that are shown. */
const defaultMargin = 250

const degreeMetres = 111_230

/** The addresses of the tiles along a track, each once, from the lowest zoom level. Only vector tiles of 512 pixels. */
export function tilesAlong(track: readonly Position[], tiles: TileSettings, marginMetres = defaultMargin): string[] {
  const template = tileUrl(tiles)
  const addresses = zooms
    .filter((zoom) => zoom <= tiles.maxZoom)
    .flatMap((z) => {
      const keys = new Set(track.flatMap((position) => tilesAround(position, z, marginMetres)))
      return [...keys].map((key) => {
        const [x = '', y = ''] = key.split('/')
        return template.replace('{z}', String(z)).replace('{x}', x).replace('{y}', y)
      })
    })
  return [...new Set(addresses)]
}

/** Column and row of the tiles that a square around a position touches. */
function tilesAround({ lat, lon }: Position, z: number, margin: number): string[] {
  const latitude = margin / degreeMetres
  const longitude = latitude / Math.cos((lat * Math.PI) / 180)
  const [left, right] = [columnOf(lon - longitude, z), columnOf(lon + longitude, z)]
  const [top, bottom] = [rowOf(lat + latitude, z), rowOf(lat - latitude, z)]
  const keys: string[] = []
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) keys.push(`${x}/${y}`)
  return keys
}

const columnOf = (lon: number, z: number): number => Math.floor(((lon + 180) / 360) * 2 ** z)

function rowOf(lat: number, z: number): number {
  const angle = (lat * Math.PI) / 180
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** z)
}
