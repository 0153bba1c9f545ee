import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Body } from '../../cache/Body'
import { TownMap } from './TownMap'

/** Size of the cached tiles in memory, in bytes. */
const tileBytes = 32 * 1024 * 1024

/** Towns whose maps stay in memory; one takes about 30 MB when all its tiles were cut. */
const maxTowns = 4

type Tile = Body | 'empty'

/** Cuts the vector tiles of towns, with a least-recently-used cache. */
export class TileService {
  readonly #folders = new Map<string, string>()
  readonly #maps = new LRUCache<string, { map: Promise<TownMap | undefined> }>({ max: maxTowns })
  readonly #tiles = new LRUCache<string, { tile: Tile }>({
    maxSize: tileBytes,
    sizeCalculation: ({ tile }) => (tile === 'empty' ? 100 : tile.size + 100),
  })

  /** `towns` is a folder with one folder per town, whose layers are in `map/`. Lists it once, so that no request becomes a path. */
  constructor(towns: string) {
    if (!existsSync(towns)) return
    for (const card of readdirSync(towns)) this.#folders.set(card, join(towns, card, 'map'))
  }

  /** Returns a tile; `empty` outside the town's map, undefined for a town without a map. */
  async find(card: string, z: number, x: number, y: number): Promise<Tile | undefined> {
    const key = `${card}/${z}/${x}/${y}`
    const known = this.#tiles.get(key)
    if (known) return known.tile
    const map = await this.#read(card)
    if (!map) return undefined
    const bytes = map.cut(z, x, y)
    const tile = bytes ? new Body(bytes) : 'empty'
    this.#tiles.set(key, { tile })
    return tile
  }

  #read(card: string): Promise<TownMap | undefined> {
    const folder = this.#folders.get(card)
    if (folder === undefined) return Promise.resolve(undefined)
    const known = this.#maps.get(card)
    if (known) return known.map
    const map = TownMap.read(folder)
    this.#maps.set(card, { map })
    map.catch(() => this.#maps.delete(card))
    return map
  }
}
