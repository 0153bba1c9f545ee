import { expect, it } from 'vitest'
import { tilesAlong } from '../../../renderer/map/background/tilesAlong'
import { readMapSettings } from '../../../renderer/map/MapSettings'

const { tiles } = readMapSettings({ name: 'Montclair', portalName: 'montclair' })
/** Ten kilometres from north to south, a point every 25 metres. */
const track = Array.from({ length: 401 }, (_, index) => ({ lat: 50.7 - (index * 25) / 111_230, lon: 5.79 }))

it('lists each tile along a track once, of the zoom levels 13 to 16', () => {
  const addresses = tilesAlong(track, tiles)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses[0]).toMatch(/^\/maps-service\/api\/v1\/web\/tiles\/montclair\/13\/\d+\/\d+$/)
  const zooms = addresses.map((address) => Number(address.split('/').at(-3)))
  expect([...new Set(zooms)]).toEqual([13, 14, 15, 16])
  // A column two or three tiles wide, of tiles that are 391 m high at the last zoom level.
  const last = zooms.filter((zoom) => zoom === 16).length
  expect(last).toBeGreaterThan(50)
  expect(last).toBeLessThan(95)
})

it('covers the given distance from the track', () => {
  const [start] = track
  if (!start) throw new Error('The track has no points.')
  expect(tilesAlong([start], tiles, 0)).toHaveLength(4)
  expect(tilesAlong([start], tiles, 1000).length).toBeGreaterThan(30)
  expect(tilesAlong([], tiles)).toEqual([])
})
