import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeLegs } from '../../../src/server/gpx/describeLegs'
import type { Gpx } from '../../../src/server/gpx/Gpx'
import { measureGpx } from '../../../src/server/gpx/measureGpx'
import { readGpx } from '../../../src/server/gpx/readGpx'

const bytesOf = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../fixtures/gpx', `${name}.gpx`))

/** Reads a file in pieces of so many bytes. */
function read(name: string, size = 4096): Gpx {
  const bytes = bytesOf(name)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
  return readGpx(pieces)
}

const points = (gpx: Gpx) => gpx.tracks.flatMap(({ segments }) => segments.flat())

const notes = (gpx: Gpx) => gpx.notes.map(({ line, message }) => `${line}: ${message}`)

describe('the measured track of a walk with a ferry', () => {
  const gpx = read('bac-entre-deux-rives')
  const { length, track } = measureGpx(gpx)
  const legs = describeLegs(gpx, gpx.waypoints)

  it('counts no gap, neither in its length nor in its legs and steps', () => {
    expect(length).toBeGreaterThan(1600)
    expect(length).toBeLessThan(1800)
    expect(legs.map(({ from }) => Math.round(from / 100) / 10)).toEqual([0, 1, 1, 1.7])
    expect(legs.reduce((sum, leg) => sum + leg.length, 0)).toBeCloseTo(length, 0)
    expect(legs.at(-1)?.from).toBeCloseTo(length, 0)
    expect(legs[1]?.length).toBeCloseTo(0, 0)
  })

  it('has no turn where its parts begin and end', () => {
    expect(legs.map(({ turn }) => turn)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('tells browsers its length, because the drawn line is shorter', () => {
    expect(track?.features).toHaveLength(1)
    expect(track?.features[0]?.properties).toEqual({
      name: 'Le bac entre deux rives',
      recordedLength: expect.closeTo(length, 0),
    })
  })
})

it('a leg does not climb from one part of a track to the next', () => {
  const flat = (lat: number, elevation: number) =>
    Array.from({ length: 30 }, (_, index) => ({ lat: lat + index * 0.0001, lon: 6.03, elevation }))
  const gpx: Gpx = { tracks: [{ segments: [flat(50.4, 310), flat(50.41, 520)] }], waypoints: [], notes: [] }
  const legs = describeLegs(gpx, [
    { lat: 50.4, lon: 6.03 },
    { lat: 50.4129, lon: 6.03 },
  ])
  expect(legs[0]).toMatchObject({ ascent: 0, descent: 0, length: expect.closeTo(645, -1) })
})

describe('elevations of 0 m', () => {
  it('beside 300 m are missing ones, which are interpolated', () => {
    const gpx = read('altitudes-manquantes')
    const { ascent, descent, track } = measureGpx(gpx)
    expect(ascent).toBeLessThan(35)
    expect(descent).toBeLessThan(35)
    const drawn = track?.features[0]?.geometry.coordinates ?? []
    const heights = drawn.map((position) => (Array.isArray(position) ? Number(position[2]) : 0))
    expect(Math.min(...heights)).toBeGreaterThan(290)
    expect(notes(gpx)).toEqual([
      '6: 5 elevations of 0 m count as missing, because those beside differ too much. The last is in line 45.',
    ])
  })

  const coast = (...elevations: number[]): Gpx => {
    const inside = elevations.map(
      (elevation, index) => `<trkpt lat="${51.35 + index * 0.0002}" lon="3.28"><ele>${elevation}</ele></trkpt>`,
    )
    return readGpx([Buffer.from(`<gpx><trk><trkseg>${inside.join('\n')}</trkseg></trk></gpx>`)])
  }

  it('stay at the sea', () => {
    const gpx = coast(0, 0, 0, 1, 3, 6, 9, 12, 9, 5, 1, 0, 0)
    expect(points(gpx).every(({ elevation }) => elevation !== undefined)).toBe(true)
    expect(gpx.notes).toEqual([])
  })

  it('alone are no elevations', () => {
    expect(measureGpx(coast(0, 0, 0, 0)).ascent).toBeUndefined()
  })
})

describe('a position that nobody walked to', () => {
  it('is left out: at 0, 0, and far from the rest', () => {
    const gpx = read('sans-reception')
    expect(points(gpx)).toHaveLength(50)
    const { length, start } = measureGpx(gpx)
    expect(length).toBeLessThan(1000)
    expect(start?.lat).toBeCloseTo(50.4, 1)
    expect(notes(gpx)).toEqual([
      '6: One position is left out, more than 10 km away from the rest.',
      '30: One position is left out at 0, 0, which devices record without reception.',
    ])
  })

  it('is part of a planned route with few positions', () => {
    const route =
      '<gpx><rte><rtept lat="50.4" lon="6"/><rtept lat="50.5" lon="6"/><rtept lat="50.4" lon="6.01"/></rte></gpx>'
    expect(points(readGpx([Buffer.from(route)]))).toHaveLength(3)
  })
})

it('a decimal comma is read as a point, so that every step keeps its place', () => {
  const gpx = read('virgule')
  expect(gpx.waypoints.map(({ name, lat }) => [name, lat.toFixed(3)])).toEqual([
    ['La gare', '50.639'],
    ['Le lavoir', '50.641'],
    ['La chapelle', '50.643'],
    ['Le belvédère', '50.644'],
  ])
  expect(points(gpx)).toHaveLength(60)
  expect(points(gpx).every(({ elevation }) => elevation !== undefined)).toBe(true)
  expect(notes(gpx)).toEqual(['4: 3 numbers have a decimal comma, which is read as a point. The last is in line 40.'])
})

it('the shape of a route in an extension is part of the route', () => {
  const gpx = read('forme-en-extension')
  expect(points(gpx)).toHaveLength(42)
  expect(measureGpx(gpx).length).toBeGreaterThan(1000)
  expect(gpx.tracks[0]?.name).toBe('Ruisseau des Aulnes')
})

it('a track of one position is refused with the reason and its line', () => {
  expect(() => read('un-seul-point')).toThrow('The track has one position only, and a line needs two. (line 6)')
})

it('a part of one position beside a line is left out', () => {
  const gpx = readGpx([
    Buffer.from(`<gpx><trk><trkseg><trkpt lat="50" lon="5"/></trkseg>
      <trkseg><trkpt lat="50" lon="5"/><trkpt lat="50.001" lon="5"/></trkseg></trk></gpx>`),
  ])
  expect(notes(gpx)).toEqual(['1: One part of the track is left out, because a line needs two positions.'])
})

describe('a name', () => {
  it.each([1, 5, 4096])('in windows-1250 keeps its letters, in pieces of %i bytes', (size) => {
    const gpx = read('windows-1250', size)
    expect(gpx.waypoints.map(({ name }) => name)).toEqual(['Vyhlídka nad řekou', 'Kostelík u lípy'])
    expect(gpx.tracks[0]?.name).toBe('Přes kopec')
    expect(gpx.notes).toEqual([])
  })

  it.each([1, 5, 4096])(
    'in another encoding than the declared UTF-8 keeps its letters, in pieces of %i bytes',
    (size) => {
      const gpx = read('faux-utf-8', size)
      expect(gpx.waypoints.map(({ name }) => name)).toEqual(['L’église Saint-Rémy', 'Pré de la Forêt'])
      expect(gpx.tracks[0]?.name).toBe('Été à la ferme')
      expect(notes(gpx)).toEqual([
        '3: The text is not in the encoding that the file declares; it is read as windows-1252.',
      ])
    },
  )

  it.each([1, 7, 4096])('with a bare "&" is read, in pieces of %i bytes', (size) => {
    const gpx = read('esperluette', size)
    expect(gpx.waypoints.map(({ name }) => name)).toEqual(['Bois & prés', 'Ferme Dury & fils'])
    expect(gpx.tracks[0]?.name).toBe('Bois & prés')
    expect(notes(gpx)).toEqual(['3: 3 bare "&" are read as "&amp;". The last is in line 7.'])
  })

  it('in CDATA keeps its "&"', () => {
    const file =
      '<gpx><trk><name><![CDATA[Eau & bois]]></name><trkseg><trkpt lat="5" lon="5"/><trkpt lat="5" lon="5.01"/></trkseg></trk></gpx>'
    expect(readGpx([Buffer.from(file)]).tracks[0]?.name).toBe('Eau & bois')
  })

  it('in UTF-16 without a byte order mark is read, and a false declaration of UTF-16 is not believed', () => {
    const file = '<?xml version="1.0" encoding="UTF-16"?><gpx><wpt lat="5" lon="5"><name>Chêne</name></wpt></gpx>'
    for (const bytes of [Buffer.from(file, 'utf16le'), Buffer.from(file, 'utf8')])
      expect(readGpx([bytes]).waypoints[0]?.name).toBe('Chêne')
  })
})
