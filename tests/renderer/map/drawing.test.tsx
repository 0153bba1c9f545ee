import { describe, expect, it } from 'vitest'
import { drawCluster } from '../../../renderer/map/canvas/drawCluster'
import { featuresOf, openMaps, readItems, type ShownMap } from '../../helpers/renderer/openMaps'
import { stubCanvas } from '../../helpers/renderer/stubCanvas'

/** Degrees of longitude of some pixels at a zoom. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom)

/** A group of pins, so many pixels east of a place at zoom 14. */
const group = (count: number, pixels: number) =>
  Array.from({ length: count }, () => ({ lat: 50.64, lon: 5.79 + degrees(pixels, 14) }))

/** How many pins each circle or pin of a map stands for. */
const counts = (shown: ShownMap) => readItems(shown).map(({ count }) => count)

describe('the pins of a map', () => {
  it.each([
    { zoom: 14, gap: 14, expected: [2] },
    { zoom: 14, gap: 16, expected: [1, 1] },
    { zoom: 20.9, gap: 0.05, expected: [2] },
    { zoom: 21, gap: 0.05, expected: [1, 1] },
  ])('$gap pixels of zoom 14 apart are $expected at zoom $zoom', async ({ zoom, gap, expected }) => {
    const pins = [...group(1, 0), ...group(1, gap)]
    const [shown] = await openMaps([{ type: 'map', data: { pins, zoom, focus: 'pin' } }])
    expect(counts(shown)).toEqual(expected)
  })

  it('that are close are one circle with their number', async () => {
    const pins = [...group(49, 0), ...group(50, 150), ...group(100, 300)]
    const [shown] = await openMaps([{ type: 'map', data: { pins, zoom: 14, focus: 'pin' } }])
    expect(counts(shown)).toEqual([49, 50, 100])
  })

  it.each([
    { count: 49, radius: 20 },
    { count: 50, radius: 30 },
    { count: 100, radius: 40 },
  ])('are a circle of $radius pixels where they are $count', ({ count, radius }) => {
    const calls = stubCanvas()
    const colors = { primary: '#00f', onPrimary: '#fff', surface: '#fff', text: '#000', focus: '#f00', isDark: false }
    const canvas = drawCluster(count, String(count), colors, 2)
    const turn = 2 * Math.PI
    expect(calls.filter(([method]) => method === 'arc')).toEqual([['arc', 0, 0, radius, 0, turn]])
    expect(calls.filter(([method]) => method === 'scale')).toEqual([['scale', 2, 2]])
    expect(canvas.width).toBe(2 * (2 * radius + 3))
  })
})

it('the line of a track is 4 pixels wide, on a casing of 8', async () => {
  const geometry = {
    type: 'LineString',
    coordinates: [
      [5.81, 50.63],
      [5.82, 50.64],
    ],
  }
  const track = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }
  const [{ map }] = await openMaps([{ type: 'map', data: { track } }])
  const features = featuresOf(map, 'track')
  const widths = features
    .filter((feature) => feature.getGeometry()?.getType() === 'LineString')
    .flatMap((feature) => feature.getStyleFunction()?.(feature, 10) ?? [])
    .flatMap((style) => style.getStroke()?.getWidth() ?? [])
  expect(widths).toEqual([8, 4])
})
