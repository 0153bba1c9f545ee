import { fromLonLat } from 'ol/proj.js'
import { describe, expect, it } from 'vitest'
import type { MapFocus } from '../../../renderer/map/MapContent'
import { openMaps, type ShownMap } from '../../helpers/renderer/openMaps'

type Bounds = readonly [west: number, south: number, east: number, north: number]

const user = { lat: 50.6555, lon: 5.7705 }
const pins = [
  { lat: 50.6401, lon: 5.7912, icon: 'building', title: 'Hôtel de ville' },
  { lat: 50.6436, lon: 5.8002, icon: 'book', title: 'Bibliothèque' },
]
const coordinates = [
  [5.8102, 50.6301],
  [5.8144, 50.6322],
  [5.8191, 50.6318],
]
const track = {
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }],
}
const radiusZone = { lat: 50.6202, lon: 5.7803, radius: 700 }

/** The bounds of a circle of so many metres around the zone's place. */
function circle(radius: number): Bounds {
  const { lat, lon } = radiusZone
  const high = radius / 111_320
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return [lon - wide, lat - high, lon + wide, lat + high]
}

const withUser = { position: () => user }

/** CSS pixels between the corners of some bounds and the edges of a map. */
function marginsOf({ map, size: [width, height] }: ShownMap, [west, south, east, north]: Bounds) {
  const view = map.getView()
  const resolution = view.getResolution() ?? 0
  const [middleX = 0, middleY = 0] = view.getCenter() ?? []
  const pixelOf = (lon: number, lat: number) => {
    const [x = 0, y = 0] = fromLonLat([lon, lat])
    return [width / 2 + (x - middleX) / resolution, height / 2 - (y - middleY) / resolution] as const
  }
  const [left, top] = pixelOf(west, north)
  const [right, bottom] = pixelOf(east, south)
  return { left, top, right: width - right, bottom: height - bottom }
}

const [, zoneSouth] = circle(radiusZone.radius)
const cases: readonly { focus: MapFocus; shown: string; bounds: Bounds; padding: number }[] = [
  { focus: 'pin', shown: 'the pins', bounds: [5.7912, 50.6401, 5.8002, 50.6436], padding: 96 },
  { focus: 'gpx', shown: 'the track', bounds: [5.8102, 50.6301, 5.8191, 50.6322], padding: 12 },
  { focus: 'radiusZone', shown: 'the circle', bounds: circle(radiusZone.radius), padding: 96 },
  { focus: 'both', shown: 'the visitor and the pins', bounds: [5.7705, 50.6401, 5.8002, 50.6555], padding: 96 },
  { focus: 'all', shown: 'everything', bounds: [5.7705, zoneSouth, 5.8191, 50.6555], padding: 96 },
]

describe('the first view of a map', () => {
  it.each(cases)('with the focus $focus fits $shown, $padding pixels from its edges', async (wanted) => {
    const { focus, bounds, padding } = wanted
    const [shown] = await openMaps([{ type: 'map', data: { pins, track, radiusZone, focus } }], withUser)
    const { left, right, top, bottom } = marginsOf(shown, bounds)
    for (const margin of [left, right, top, bottom]) expect(margin).toBeGreaterThan(padding - 1)
    // The view fits tightly on one axis, and is in the middle of both.
    expect(Math.min(left + right, top + bottom)).toBeLessThan(2 * padding + 2)
    expect(Math.abs(left - right)).toBeLessThan(2)
    expect(Math.abs(top - bottom)).toBeLessThan(2)
  })

  it('of a track keeps the pins at its edges whole, and 12 pixels at the other edges', async () => {
    const steps = [
      { lat: 50.6322, lon: 5.8144, title: 'Le signal' },
      { lat: 50.6318, lon: 5.8191, title: 'La croix' },
    ]
    const [shown] = await openMaps([{ type: 'map', data: { pins: steps, track, focus: 'gpx' } }])
    const { left, right, top, bottom } = marginsOf(shown, [5.8102, 50.6301, 5.8191, 50.6322])
    expect(left).toBeCloseTo(12, 0)
    expect(right).toBeCloseTo(68, 0)
    expect(top).toBeGreaterThan(47)
    expect(bottom).toBeGreaterThan(11)
  })

  it('with the focus user stands at the visitor, at zoom 17', async () => {
    const data = { pins, track, radiusZone, focus: 'user' }
    const [{ map }] = await openMaps([{ type: 'map', data }], withUser)
    expect(map.getView().getZoom()).toBeCloseTo(17)
    expect(map.getView().getCenter()).toEqual(
      fromLonLat([user.lon, user.lat]).map((metres) => expect.closeTo(metres, 0)),
    )
  })

  it('of one pin stands at zoom 20', async () => {
    const [{ map }] = await openMaps([{ type: 'map', data: { pins: pins.slice(0, 1), focus: 'pin' } }])
    expect(map.getView().getZoom()).toBeCloseTo(20)
  })
})

describe('a tile', () => {
  const { lat, lon } = radiusZone

  it.each([
    { height: 250, data: { radius: 400 } },
    { height: 300, data: { radius: 400, height: 300 } },
  ])('of $height pixels shows its circle 24 pixels from its edges', async ({ height, data }) => {
    const [shown] = await openMaps([{ type: 'map-tile', data: { lat, lon, ...data } }])
    expect(shown.size[1]).toBe(height)
    const margins = marginsOf(shown, circle(data.radius))
    expect(Math.min(margins.top, margins.left)).toBeCloseTo(24, 0)
    expect(Math.abs(margins.top - margins.bottom)).toBeLessThan(2)
  })

  it('without a circle or a track stands at zoom 12', async () => {
    const [{ map }] = await openMaps([{ type: 'map-tile', data: { lat, lon } }])
    expect(map.getView().getZoom()).toBeCloseTo(12)
  })
})
