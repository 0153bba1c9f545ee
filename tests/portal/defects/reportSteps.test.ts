import { describe, expect, it } from 'vitest'
import { isWorthKeeping, newDraft, parseDraft } from '../../../src/portal/services/defects/report/drafts/DraftReport'
import { commonCategories, findCategories, leavesOf } from '../../../src/portal/services/defects/report/findCategories'
import { pathOf, readChoice, withCategory, withPlace } from '../../../src/portal/services/defects/report/ReportChoice'
import { problemOf, responsibleIn } from '../../../src/portal/services/defects/report/reportProblem'
import { stepOf } from '../../../src/portal/services/defects/report/stepOf'
import { category, near, urgent } from './town'

describe('the address of a step', () => {
  it('keeps what was chosen, and leaves out what is not valid', () => {
    const search = 'lat=50.6366&lon=5.7812&category=trou&draft=0123456789abcdef&step=summary&safe=yes'
    expect(readChoice(search)).toEqual({ lat: '50.6366', lon: '5.7812', category: 'trou', draft: '0123456789abcdef' })
  })

  it.each(['lat=50.6', 'lon=5.7', 'lat=91&lon=5', 'lat=50&lon=181', 'lat=1e2&lon=5'])(
    'has no position in %s',
    (search) => {
      expect(readChoice(search)).not.toHaveProperty('lat')
      expect(readChoice(search)).not.toHaveProperty('lon')
    },
  )

  it('looks for duplicates again after another place or category', () => {
    const choice = readChoice('lat=50&lon=5&category=trou&other=1&safe=1&asset=L12&step=place')
    expect(pathOf(withPlace(choice, { lat: 50.1, lon: 5.2 }))).toBe(
      '/signalement?lat=50.100000&lon=5.200000&category=trou&asset=L12&safe=1',
    )
    expect(pathOf(withCategory(choice, 'banc'))).toBe('/signalement?lat=50&lon=5&category=banc')
  })
})

describe('the step of an address', () => {
  const place = { lat: '50', lon: '5' }
  const facts = { category: undefined, isOutside: false, nearby: [] }
  it.each([
    ['start', {}, {}],
    ['place', { category: 'trou' }, { category }],
    ['category', place, {}],
    ['category', { ...place, category: 'gone' }, {}],
    ['place', { ...place, category: 'trou' }, { category, isOutside: true }],
    ['nearby', { ...place, category: 'trou' }, { category, nearby: [near] }],
    ['details', { ...place, category: 'trou', other: '1' }, { category, nearby: [near] }],
    ['details', { ...place, category: 'trou' }, { category }],
    ['danger', { category: 'fil' }, { category: urgent }],
    ['danger', { ...place, category: 'fil', step: 'place' }, { category: urgent }],
    ['place', { category: 'fil', safe: '1' }, { category: urgent }],
  ] as const)('is %s after %o', (step, choice, more) => {
    expect(stepOf({ ...facts, ...more, choice })).toBe(step)
  })
})

describe('categories', () => {
  const leaves = leavesOf([
    { uid: 'rues', provider: 'town', title: 'Rues', synonyms: [], children: [category, urgent] },
  ])

  it.each(['trou', 'TROU', 'signaler un trou', 'nid', 'asphalte', 'rues nid'])('are found by "%s"', (query) => {
    expect(findCategories(leaves, query).map(({ uid }) => uid)).toEqual(['trou'])
  })

  it.each(['', '  ', 'un', 'piscine'])('are not found by "%s"', (query) => {
    expect(findCategories(leaves, query)).toEqual([])
  })

  it('are common when they are reported often', () => {
    expect(commonCategories(leaves, ['fil', 'trou', 'fil', 'gone']).map(({ uid }) => uid)).toEqual(['fil', 'trou'])
  })
})

describe('a draft', () => {
  const draft = newDraft('0123456789abcdef', 'valbeau', 'a1')

  it('is read as it was stored, and not when it is broken or of another release', () => {
    expect(parseDraft(structuredClone(draft))).toEqual(draft)
    for (const broken of [null, { ...draft, version: 2 }, { ...draft, state: 'lost' }, { ...draft, typed: 3 }]) {
      expect(parseDraft(broken)).toBeUndefined()
    }
    // Nothing could be sent of it.
    expect(parseDraft({ ...draft, state: 'waiting' })).toBeUndefined()
  })

  it.each([
    ['a photograph', { photoCount: 1 }, true],
    ['words', { typed: { description: 'Un trou', plaque: null } }, true],
    ['a place and a category', { search: 'lat=1&lon=2&category=trou' }, true],
    ['a place alone', { search: 'lat=1&lon=2' }, false],
    ['fields without values', { typed: { description: '', plaque: null } }, false],
  ])('of %s is kept or not', (_, change, isKept) => {
    expect(isWorthKeeping({ ...draft, ...change })).toBe(isKept)
  })
})

describe('a refused report', () => {
  const answer = (code: string, ...pointers: string[]) => ({
    error: { code, issues: pointers.map((pointer) => ({ pointer })), portal: { name: 'autre', title: 'Autre' } },
  })
  it.each([
    [400, answer('invalid-request', '/body/fields/taille'), 'invalid'],
    [400, answer('invalid-request', '/body/lat'), 'outside'],
    [400, answer('invalid-request', '/body/provider'), 'gone'],
    [400, answer('repeated'), 'repeated'],
    [401, undefined, 'signIn'],
    [404, undefined, 'gone'],
    [409, undefined, 'later'],
    [413, undefined, 'tooLarge'],
    [422, undefined, 'taken'],
    [429, undefined, 'tooMany'],
    [502, '<html>', 'later'],
    [503, undefined, 'later'],
  ])('with %i is told apart', (status, body, problem) => {
    expect(problemOf(status, body)).toBe(problem)
  })

  it('names the town that its place is in', () => {
    expect(responsibleIn(answer('invalid-request'))).toEqual({ name: 'autre', title: 'Autre' })
    expect(responsibleIn('<html>')).toBeUndefined()
  })
})
