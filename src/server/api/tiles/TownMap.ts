import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { isObject, own } from '../../../../schemas/engine'
import { generalise } from './generalise'

type TileSource = ConstructorParameters<typeof GeoJSONVT>[0]

/** Highest zoom level of tiles. Browsers enlarge these tiles beyond it. */
export const lastZoom = 16

const extent = 4096

/** `buffer` is in units of `extent`: 8 of the 512 pixels of a tile, which is half the width of the widest road. */
const options = { maxZoom: lastZoom, indexMaxZoom: 9, indexMaxPoints: 0, extent, buffer: 64 }

/** Simplification of lines, in units of `extent` (8 per pixel). Buildings need less, to keep their corners. */
const tolerance = 2.5
const tolerances: Readonly<Record<string, number>> = { building: 0.5 }

/** The map of a town: one layer per GeoJSON file. */
export class TownMap {
  readonly #layers: ReadonlyMap<string, GeoJSONVT>

  private constructor(layers: ReadonlyMap<string, GeoJSONVT>) {
    this.#layers = layers
  }

  /** Reads the `*.geojson` files of a folder; undefined without any. Throws for a file that is not a feature collection. */
  static async read(folder: string): Promise<TownMap | undefined> {
    if (!existsSync(folder)) return undefined
    const names = (await readdir(folder)).filter((name) => name.endsWith('.geojson'))
    if (names.length === 0) return undefined
    const layers = await Promise.all(
      names.map(async (name): Promise<[string, GeoJSONVT]> => {
        const layer = name.replace(/\.geojson$/, '')
        const data: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
        if (!isCollection(data)) throw new Error(`${join(folder, name)} is not a GeoJSON FeatureCollection.`)
        return [layer, new GeoJSONVT(data, { ...options, tolerance: tolerances[layer] ?? tolerance })]
      }),
    )
    return new TownMap(new Map(layers))
  }

  /** Cuts a vector tile; undefined when it is empty. */
  cut(z: number, x: number, y: number): Uint8Array | undefined {
    const layers: Record<string, GeoJSONVTTile> = {}
    for (const [name, index] of this.#layers) {
      const tile = index.getTile(z, x, y)
      if (tile) generalise(tile, z, name)
      if (tile && tile.features.length > 0) layers[name] = tile
    }
    return Object.keys(layers).length === 0 ? undefined : fromGeojsonVt(layers, { version: 2, extent })
  }
}

const isCollection = (data: unknown): data is TileSource =>
  isObject(data) && own(data, 'type') === 'FeatureCollection' && Array.isArray(own(data, 'features'))
