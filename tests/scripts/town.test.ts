import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Street } from '../../schemas'
import { checkTownWalks } from '../../scripts/town/checkTownWalks'
import { createTown, type Town } from '../../scripts/town/createTown'
import { writeGpx } from '../../scripts/town/createWalks'
import { at, distance, nearestOnLine } from '../../scripts/town/geometry'
import { hauteroche } from '../../scripts/town/plans/hauteroche'
import { RoadGraph } from '../../scripts/town/RoadGraph'
import { towns } from '../helpers/server/openServer'
import { folderOfTest } from '../helpers/server/temporaryFolder'

const folder = join(towns, hauteroche.card)
const streets: Street[] = JSON.parse(readFileSync(join(folder, 'streets.json'), 'utf8'))

describe('a town made from its plan', () => {
  let town: Town
  beforeAll(() => {
    town = createTown(hauteroche)
  })

  it('is the one in the fixtures', () => {
    const stored = readdirSync(join(folder, 'walks')).filter((name) => name.endsWith('.gpx'))
    expect(stored).toHaveLength(town.walks.length)
    for (const walk of town.walks) {
      expect(writeGpx(walk), walk.uid).toBe(readFileSync(join(folder, `walks/${walk.uid}.gpx`), 'utf8'))
    }
  })

  it('has one network, so that every road leads to every other', () => {
    const graph = new RoadGraph(town.roads)
    expect(graph.reachable([0, 0]).size).toBe(graph.size)
  })

  it('has every street where the addresses say', () => {
    const far = streets.filter((street) => {
      const point = town.projection.toMetres(street)
      const roads = town.roads.filter(({ name }) => name === street.name)
      return !roads.some(({ line }) => nearestOnLine(point, line).distance < 1)
    })
    expect(far.map(({ name }) => name)).toEqual([])
  })

  it('lies between valley and plateau', () => {
    for (const { lat, lon } of streets) {
      const elevation = town.elevationAt(lat, lon)
      expect(elevation).toBeGreaterThan(415)
      expect(elevation).toBeLessThan(565)
    }
    // The lime tree stands above the brook and below the signal.
    expect(town.elevation([0, 0])).toBeGreaterThan(town.elevation([-320, 60]))
    expect(town.elevation([0, 0])).toBeLessThan(town.elevation([850, -450]))
  })

  it('has walks of 2 to 14 km on its roads, with 5 to 12 steps', () => {
    for (const { uid, length, steps, points } of town.walks) {
      expect(length, uid).toBeGreaterThan(2000)
      expect(length, uid).toBeLessThan(14_000)
      expect(steps.length, uid).toBeGreaterThanOrEqual(5)
      expect(steps.length, uid).toBeLessThanOrEqual(12)
      for (const point of points.filter((_, index) => index % 25 === 0)) {
        const metres = town.projection.toMetres(point)
        const away = Math.min(...town.roads.map(({ line }) => nearestOnLine(metres, line).distance))
        expect(away, uid).toBeLessThan(1)
      }
    }
  })

  it('has a level walk around the lake, and one with stairs', () => {
    const find = (uid: string) =>
      at(
        town.walks.filter((walk) => walk.uid === uid),
        0,
      )
    const heights = find('tour-du-lac').points.map(({ elevation }) => elevation)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(8)
    expect(find('tour-du-lac').stairs).toBe(0)
    expect(find('boucle-du-village').stairs).toBeGreaterThan(50)
  })

  it('takes no detour that the roads do not ask for', () => {
    const path = town.graph.shortestPath([0, 0], [470, 0]).map(({ point }) => point)
    const length = path.slice(1).reduce((sum, point, index) => sum + distance(at(path, index), point), 0)
    // Straight on, it is 470 metres; the roads with less traffic are a little longer.
    expect(length).toBeLessThan(800)
  })
})

describe('the walks of a town', () => {
  it.each(['montclair', 'hauteroche'])('of %s can be walked as they are', (card) => {
    const warnings: string[] = []
    checkTownWalks(towns, card, (warning) => warnings.push(warning))
    expect(warnings).toEqual([])
  })

  it('fail the build when nobody can walk one, and warn of what the server mends', () => {
    const copy = folderOfTest()
    for (const name of ['portal.json', 'walks.json', 'walks'])
      cpSync(join(folder, name), join(copy, hauteroche.card, name), { recursive: true })
    const change = (walk: string, from: RegExp, to: string) => {
      const path = join(copy, hauteroche.card, `walks/${walk}.gpx`)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    }
    change('tour-du-lac', /<trkpt lat="(\d+)\./, '<trkpt lat="$1,')
    change('vallee-du-ry', /<trkseg>[\s\S]*<\/trkseg>/, '<trkseg><trkpt lat="50.4" lon="6.03"/></trkseg>')
    const warnings: string[] = []
    expect(() => checkTownWalks(copy, hauteroche.card, (warning) => warnings.push(warning))).toThrow(
      /^Nobody can walk these walks:\n {2}hauteroche\/walks\/vallee-du-ry\.gpx: The file has no line/,
    )
    expect(warnings).toEqual([
      expect.stringMatching(/^beffroi: hauteroche\/walks\/tour-du-lac\.gpx:\d+: One number has a decimal comma/),
      expect.stringMatching(/^beffroi: hauteroche\/walks\/vallee-du-ry\.gpx:\d+: One part of the track is left out/),
    ])
  })
})
