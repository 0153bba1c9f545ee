import { expect, it } from 'vitest'
import { readMapSettings } from '../../../renderer/map/MapSettings'
import type { Track } from '../../../schemas/engine'
import { walkTiles } from '../../../src/portal/services/walks/offline/walkTiles'

const town = { name: 'Montclair', portalName: 'montclair', latitude: 50.64, longitude: 5.79 }
const track = (...coordinates: number[][]): Track => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'LineString', coordinates } }],
})
/** A loop of about 10 km. */
const loop = track([5.77, 50.635], [5.8, 50.635], [5.81, 50.65], [5.78, 50.656], [5.77, 50.635])

it('stores the tiles of the town along a walk, each once, from a view of all of it to the closest', () => {
  const tiles = walkTiles(loop, readMapSettings(town))
  expect(new Set(tiles).size).toBe(tiles.length)
  // 5.79° east and 50.635° north lie in tile 8455/5511 of zoom 14.
  expect(tiles).toContain('/maps-service/api/v1/web/tiles/montclair/14/8455/5511')
  const zooms = new Set(tiles.map((address) => Number(address.split('/').at(-3))))
  expect([...zooms]).toEqual([11, 12, 13, 14, 15, 16])
  expect(tiles.length).toBeGreaterThan(60)
  expect(tiles.length).toBeLessThan(200)
})

it('stores a tile between two points that are far apart', () => {
  const straight = walkTiles(track([5.7, 50.6], [5.8, 50.6]), readMapSettings(town))
  const columns = straight
    .filter((address) => address.includes('/16/'))
    .map((address) => Number(address.split('/').at(-2)))
  const [least, greatest] = [Math.min(...columns), Math.max(...columns)]
  expect(new Set(columns).size).toBe(greatest - least + 1)
})

it('stores no tile of another origin', () => {
  const maps = {
    tiles: { url: 'https://tiles.example/{z}/{x}/{y}.pbf', type: 'vector' as const, attribution: '© Example' },
  }
  expect(walkTiles(loop, readMapSettings({ ...town, maps }))).toEqual([])
})
