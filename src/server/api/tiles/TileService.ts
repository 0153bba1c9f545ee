import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Body } from '../../cache/Body'
import { TownMap } from './TownMap'

/** Maximum size of the cut tiles in memory. */
const tileBytes = 32 * 1024 * 1024

/** Maximum number of towns whose maps are in memory: one takes some 30 MB once all its tiles were cut. */
const maxTowns = 4

type Tile = Body | 'empty'

/** Cuts the tiles of towns, and keeps those that were asked for last. */
export class TileService {
  readonly #folders = new Map<string, string>()
  readonly #maps = new LRUCache<string, { map: Promise<TownMap | undefined> }>({ max: maxTowns })
  readonly #tiles = new LRUCache<string, { tile: Tile }>({
    maxSize: tileBytes,
    sizeCalculation: ({ tile }) => (tile === 'empty' ? 100 : tile.size + 100),
  })

  /** `towns` holds one folder per town, each with its layers in `map/`. A name from a request never becomes a path. */
  constructor(towns: string) {
    if (!existsSync(towns)) return
    for (const card of readdirSync(towns)) this.#folders.set(card, join(towns, card, 'map'))
  }

  /** A tile; `empty` outside of the town's map, and undefined for a town that has none. */
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
