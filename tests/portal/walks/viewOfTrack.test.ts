import { expect, it } from 'vitest'
import type { Track } from '../../../schemas/engine'
import { viewOfTrack } from '../../../src/portal/services/walks/list/viewOfTrack'

const track = (...coordinates: number[][]): Track => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'LineString', coordinates } }],
})
const loop = track([5.77, 50.62], [5.81, 50.63], [5.79, 50.66], [5.77, 50.62])

it('shows the whole track in the middle of the map', () => {
  const view = viewOfTrack(loop, { width: 800, height: 560, covered: 0 })
  expect(view?.lon).toBeCloseTo(5.79)
  expect(view?.lat).toBeCloseTo(50.64, 3)
  // The track is 0.04° high, 416 pixels are left for it, and the world is 256 · 2^zoom pixels wide.
  expect(view?.zoom).toBeCloseTo(Math.log2((416 / 256 / 0.04) * 360 * Math.cos((50.64 * Math.PI) / 180)), 1)
})

it('moves the track out from under what covers the map', () => {
  const [free, covered] = [0, 360].map((width) => viewOfTrack(loop, { width: 800, height: 560, covered: width }))
  expect(covered?.zoom).toBeLessThanOrEqual(free?.zoom ?? 0)
  expect(covered?.lon).toBeLessThan(free?.lon ?? 0)
})

it('zooms in on a short track no closer than on a place, and has no view of a track without a line', () => {
  const size = { width: 800, height: 560, covered: 0 }
  expect(viewOfTrack(track([5.77, 50.62], [5.7701, 50.6201]), size)?.zoom).toBe(17)
  expect(viewOfTrack({ type: 'FeatureCollection', features: [] }, size)).toBeUndefined()
})
