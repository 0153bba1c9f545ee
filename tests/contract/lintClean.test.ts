import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockTypes, handlerNames, type Kind } from '../../schemas/index'
import { lint } from '../../schemas/lint'
import { root, validFixtures } from '../helpers/fixtures'
import { someContext } from './lintFixtures'

/** Fixtures that show how the renderer handles something odd, with their warnings. */
const odd: Readonly<Record<string, readonly string[]>> = {
  'blocks/action-list/valid/corrected-colors.json': ['low-contrast', 'low-contrast'],
  'blocks/action-list/valid/minimal.json': ['single-answer'],
  'blocks/bullet/valid/icon-unknown.json': ['unknown-name'],
  'blocks/button/valid/extreme.json': ['unknown-name'],
  'blocks/image/valid/decorative.json': ['useless-alt'],
  'blocks/label-cell/valid/extreme.json': ['unknown-name'],
  'blocks/map-tile/valid/extreme.json': ['unknown-name'],
  'blocks/map/valid/extreme.json': ['unknown-name'],
  'blocks/menu-grid/valid/letters.json': ['unknown-name'],
  'blocks/parameters-row/valid/extreme.json': ['unknown-name'],
  'blocks/poll/valid/one-response.json': ['single-answer'],
  'blocks/resume-cell/valid/extreme.json': ['unknown-name'],
  'blocks/rich-text/valid/extreme-hostile.json': ['changed-html'],
  'blocks/rich-text/valid/extreme-unclosed.json': ['changed-html'],
  'blocks/schedule/valid/extreme.json': ['schedule-order', 'schedule-overlap', 'schedule-order'],
  'blocks/tree-menu/valid/extreme.json': ['unknown-name'],
  'blocks/walk-detail/valid/extreme.json': ['unknown-name'],
  'blocks/walk-list/valid/extreme.json': Array.from({ length: 12 }, () => 'unknown-name'),
  'blocks/walk-summary/valid/extreme.json': ['unknown-name'],
  'blocks/waste-calendar/valid/past.json': ['past-event'],
  'blocks/widget-cell/valid/extreme.json': ['unknown-name'],
  'blocks/content-cell/valid/extreme.json': ['unknown-name'],
  'pages/valid/extreme.json': [
    'changed-html',
    'changed-html',
    'unknown-name',
    'unknown-name',
    'schedule-order',
    'schedule-overlap',
    'schedule-order',
  ],
}

const warnings = (document: unknown, kind: Kind, more: object = {}): string[] =>
  lint(document, kind, { ...someContext, ...more }).map(
    ({ code, pointer, message }) => `${code} ${pointer}: ${message}`,
  )

const fixtures = [
  ...blockTypes.flatMap((type) => validFixtures(`blocks/${type}`).map((each) => ({ ...each, kind: 'block' as const }))),
  ...handlerNames.flatMap((name) =>
    validFixtures(`actions/${name}`).map((each) => ({ ...each, kind: 'action' as const })),
  ),
  ...validFixtures('pages').map((each) => ({ ...each, kind: 'page' as const })),
]

describe('the fixtures have no warnings', () => {
  it('except those that are odd on purpose', () => {
    const told: Record<string, string[]> = {}
    for (const { path, json, kind } of fixtures) {
      const codes = warnings(json, kind).map((each) => each.split(' ')[0] ?? '')
      if (codes.length > 0) told[path.replace('fixtures/', '')] = codes
    }
    expect(told).toEqual(odd)
  })
})

const kindOfFile: Readonly<Record<string, Kind>> = {
  events: 'event',
  footer: 'footer',
  home: 'home',
  menu: 'menu-item',
  bikeRacks: 'bike-rack',
  bloodCollections: 'blood-collection',
  places: 'place',
  polls: 'poll-record',
  portal: 'portal',
  publications: 'publication',
  streets: 'street',
  tags: 'tag',
  waste: 'waste-zone',
  wasteCatalogue: 'waste-catalogue',
}

describe.each(readdirSync(join(root, 'fixtures/towns')))('the demo town %s', (town) => {
  const folder = join(root, 'fixtures/towns', town)
  const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))
  const { latitude = 0, longitude = 0 } = read('portal.json') as { latitude?: number; longitude?: number }
  const surroundings = { lat: latitude, lon: longitude, radius: 40_000 }
  const files = [
    ...Object.entries(kindOfFile).map(([name, kind]) => ({ path: `${name}.json`, kind })),
    ...readdirSync(join(folder, 'contents')).map((file) => ({ path: `contents/${file}`, kind: 'content' as const })),
  ]

  it.each(files)('has no warnings in $path', ({ path, kind }) => {
    const document = read(path)
    const documents: unknown[] = Array.isArray(document) ? document : [document]
    // Residents give blood in the whole region.
    const area = kind === 'blood-collection' ? { ...surroundings, radius: 60_000 } : surroundings
    expect(documents.flatMap((each) => warnings(each, kind, { surroundings: area }))).toEqual([])
  })
})
