import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InvalidTowns, readTowns } from '../../../src/server/db/seed/readTowns'
import type { TownNote, TownProblem } from '../../../src/server/db/seed/TownFolder'
import { describeLegs } from '../../../src/server/gpx/describeLegs'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

const fixtures = join(import.meta.dirname, '../fixtures')
const fixtureOf = (name: string): string => readFileSync(join(fixtures, 'gpx', `${name}.gpx`), 'utf8')

const names = ['La gare', 'Le lavoir', 'La chapelle', 'Le belvédère']

/** Reads the tiny town with one walk: its steps, notes and problems. */
function readWalk(gpx: string, titles: readonly string[] = names, portal: object = {}) {
  const towns = folderOfTest()
  cpSync(join(fixtures, 'towns'), towns, { recursive: true })
  const folder = join(towns, 'petitbourg')
  mkdirSync(join(folder, 'walks'))
  writeFileSync(join(folder, 'walks/balade.gpx'), gpx)
  const steps = titles.map((title, index) => ({
    uid: `etape-${index + 1}`,
    translations: { fr: { title, text: 'Continuez tout droit.' } },
  }))
  const fr = { title: 'La balade', summary: 'Une heure à pied.', themeName: 'Nature' }
  const walk = { uid: 'balade', gpx: 'balade.gpx', difficulty: 'EASY', theme: 'nature', translations: { fr }, steps }
  writeFileSync(join(folder, 'walks.json'), JSON.stringify([walk]))
  const record = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'))
  writeFileSync(join(folder, 'portal.json'), JSON.stringify({ ...record, ...portal }))
  const notes: TownNote[] = []
  let problems: readonly TownProblem[] = []
  try {
    const [town] = readTowns(towns, (note) => notes.push(note))
    const [read] = town?.walks ?? []
    const legs = read ? describeLegs(read.recorded, read.recorded.waypoints.slice(0, steps.length)) : []
    const placed = legs.map(({ from }, index) => {
      const title = read?.steps[index]?.translations.fr?.title
      return `${title} ${Math.round(from / 100) / 10}`
    })
    return { placed, notes: notes.map(toText), problems: [] }
  } catch (error) {
    if (!(error instanceof InvalidTowns)) throw error
    problems = error.problems
    return { placed: [], notes: notes.map(toText), problems: problems.map(({ file, reason }) => `${file}: ${reason}`) }
  }
}

const toText = ({ file, line, message }: TownNote): string => `${file}:${line}: ${message}`

const inOrder = ['La gare 0', 'Le lavoir 0.3', 'La chapelle 0.7', 'Le belvédère 1.1']
const file = 'petitbourg/walks/balade.gpx'

describe('the steps of a walk', () => {
  it('keep their waypoints after one with a decimal comma, and the loader says so', () => {
    expect(readWalk(fixtureOf('virgule'))).toEqual({
      placed: inOrder,
      notes: [`${file}:4: 3 numbers have a decimal comma, which is read as a point. The last is in line 40.`],
      problems: [],
    })
  })

  it('belong to the waypoints of their names', () => {
    const { placed, notes } = readWalk(fixtureOf('etapes-par-nom'))
    expect(placed).toEqual(inOrder)
    expect(notes).toEqual([
      `${file}:4: The waypoints have another order than the steps; each belongs to the step of its name.`,
    ])
  })

  it('have the order of the track where their waypoints have another', () => {
    const { placed, notes } = readWalk(fixtureOf('etapes-en-desordre'), ['A', 'C', 'B', 'D'])
    expect(placed).toEqual(['A 0', 'B 0.3', 'C 0.7', 'D 1.1'])
    expect(notes).toEqual([
      `${file}:5: The track passes the waypoint "WP003" before the one above it; the steps have the order of the track.`,
    ])
  })

  it('begin at the start of a track that was recorded the other way round', () => {
    const gpx = fixtureOf('virgule').replaceAll(/(\d),(\d)/g, '$1.$2')
    const waypoints = gpx.match(/ {2}<wpt.*\n/g) ?? []
    const turned = gpx.replace(waypoints.join(''), waypoints.toReversed().join(''))
    const { placed, notes } = readWalk(turned, names.toReversed())
    expect(placed).toEqual(['Le belvédère 0', 'La chapelle 0.3', 'Le lavoir 0.7', 'La gare 1.1'])
    expect(notes).toEqual([`${file}:3: The track leads from the last step to the first one; it is turned round.`])
  })

  it('of a loop and of a way back are passed one after the other', () => {
    const point = (metres: number) => `lat="${(50.64 + metres / 111_195).toFixed(6)}" lon="5.79"`
    const way = [0, 100, 200, 300, 400, 300, 200, 100, 0]
    const waypoints = [0, 200, 400, 200, 0].map((metres) => `<wpt ${point(metres)}/>`)
    const track = way.map((metres) => `<trkpt ${point(metres)}/>`)
    const gpx = `<gpx>${waypoints.join('')}<trk><trkseg>${track.join('')}</trkseg></trk></gpx>`
    expect(readWalk(gpx, ['1', '2', '3', '4', '5'])).toEqual({
      placed: ['1 0', '2 0.2', '3 0.4', '4 0.6', '5 0.8'],
      notes: [],
      problems: [],
    })
  })
})

const line = (...places: readonly (readonly [lat: number, lon: number])[]) =>
  `<gpx><trk><trkseg>${places.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('\n')}</trkseg></trk></gpx>`

/** Positions along a parallel, 700 m apart. */
const far = (count: number) => Array.from({ length: count }, (_, index) => [50.4, 6 + index / 100] as const)

const town = { latitude: 50.4, longitude: 6.02 }

describe('a walk that nobody can walk is refused', () => {
  it.each([
    ['with waypoints only', '<gpx><wpt lat="50.4" lon="6"/></gpx>', /no line, and the walk states no length/],
    ['with one position', fixtureOf('un-seul-point'), /one position only, and a line needs two\. \(line 6\)/],
    ['over a jump', line([50.4, 6], [50.4, 6.001], [50.9, 6], [50.9, 6.001]), /jumps over 55\.6 km/],
    ['of three days', line(...far(400)), /measures 28\d\.\d km and takes 7\d hours/],
    ['in another country', line([43.6, 3.9], [43.6, 3.901]), /starts 77\d(?:\.\d)? km from the town\.$/],
    ['with lat and lon changed', line([6.02, 50.4], [6.021, 50.4]), /lat and lon have changed places\.$/],
    [
      'with an unreadable waypoint',
      '<gpx>\n<wpt lat="50°38" lon="5.79"/></gpx>',
      /lat="50°38" lon="5\.79"\. \(line 2\)/,
    ],
  ])('%s', (_, gpx, reason) => {
    const { problems } = readWalk(gpx, [], town)
    expect(problems).toEqual([expect.stringMatching(reason)])
    expect(problems[0]).toMatch(/^petitbourg\/walks\/balade\.gpx: /)
  })

  it('whose step is at another place', () => {
    const gpx = fixtureOf('virgule').replace('lat="50.642739"', 'lat="50.742739"')
    expect(readWalk(gpx).problems).toEqual([
      expect.stringMatching(/Step 3 is 11(?:\.\d)? km from the track \(line 5\)\.$/),
    ])
  })
})
