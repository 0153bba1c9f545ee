import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { isObject, own } from '../../../../schemas/engine'
import { generalise } from './generalise'

/** What tiles are cut from. */
type TileSource = ConstructorParameters<typeof GeoJSONVT>[0]

/** Last zoom level that tiles are cut for; browsers enlarge these. */
export const lastZoom = 16

const extent = 4096

/** How tiles are cut. The buffer is 8 of the 512 pixels of a tile, as wide as half the widest road. */
const options = { maxZoom: lastZoom, indexMaxZoom: 9, indexMaxPoints: 0, extent, buffer: 64 }

/** How far a line may stray, in units of a tile, of which a pixel has 8. Houses would lose their corners. */
const tolerance = 2.5
const tolerances: Readonly<Record<string, number>> = { building: 0.5 }

/** The map of a town: its GeoJSON files, one a layer, from which tiles are cut. */
export class TownMap {
  readonly #layers: ReadonlyMap<string, GeoJSONVT>

  private constructor(layers: ReadonlyMap<string, GeoJSONVT>) {
    this.#layers = layers
  }

  /** Reads `*.geojson` of a folder; undefined when there is none. Throws for a file that is not a feature collection. */
  static async read(folder: string): Promise<TownMap | undefined> {
    if (!existsSync(folder)) return undefined
    const names = (await readdir(folder)).filter((name) => name.endsWith('.geojson'))
    if (names.length === 0) return undefined
    const layers = await Promise.all(
      names.map(async (name): Promise<[string, GeoJSONVT]> => {
        const layer = name.replace(/\.geojson$/, '')
        const data: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
        if (!isCollection(data)) throw new Error(`${name} of a town's map is not a GeoJSON FeatureCollection.`)
        return [layer, new GeoJSONVT(data, { ...options, tolerance: tolerances[layer] ?? tolerance })]
      }),
    )
    return new TownMap(new Map(layers))
  }

  /** Cuts a vector tile; undefined where the town has no map. */
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
