import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/portal/api/createClient'
import { createQueries } from '../../src/portal/api/createQueries'
import { mapMenuQuery, mapPinsQuery, mapPlacesQuery } from '../../src/portal/services/map/mapQueries'
import { type Answers, backEnd } from './answers'

const scope = { portalName: 'valbeau' }

const place = (uid: string, category: string, lon: number) => ({
  uid,
  name: `Lieu du Château ${uid}`,
  category,
  label: category,
  lat: 50.6,
  lon,
  schedule: [],
})
const places = [place('a', 'sante', 5.7), place('b', 'pharmacie', 5.8), place('c', 'banc', 5.9)]
const health = { uid: 'sante', label: 'Santé', count: 2 }
const menu = [{ ...health, children: [{ uid: 'pharmacie', label: 'Pharmacies', count: 1, children: [] }] }]

/** Loads the places of an address, of which there are `total`, and then loses the network. */
async function openOffline(total: number, loaded = '') {
  const responses: Answers = {
    '/maps/menu': menu,
    '/maps/query': { items: loaded ? places.slice(0, total) : places, total },
  }
  const { fetch } = backEnd(responses)
  const client = createClient(fetch, () => ({}))
  const queries = createQueries({ client, title: 'Valbeau', report: () => {} })
  await Promise.all([queries.load(mapMenuQuery(scope)), queries.load(mapPinsQuery(scope, loaded))])
  for (const path of Object.keys(responses)) responses[path] = 0
  return async (search: string) => {
    vi.useFakeTimers()
    const query = mapPlacesQuery(scope, search)
    // The pause before the retry passes at once.
    await Promise.all([queries.load(query), vi.runAllTimersAsync()])
    vi.useRealTimers()
    const answer = queries.read(query)
    return answer && 'data' in answer ? answer.data.items.map(({ uid }) => uid) : answer?.failure.status
  }
}

describe('the places of a filter, without a network', () => {
  it.each([
    ['category=sante', ['a', 'b']],
    ['category=banc', ['c']],
    ['query=chateau+lieu', ['a', 'b', 'c']],
    ['query=lieu+banc', ['c']],
    ['zone=5.75,50,5.85,51', ['b']],
    ['category=sante&page=2', []],
  ])('are those of the whole town that are loaded: %s', async (search, uids) => {
    expect(await (await openOffline(places.length))(search)).toEqual(uids)
  })

  it.each([
    ['category=sante', ['a', 'b']],
    ['category=pharmacie', ['b']],
  ])(
    'are those of a category that are loaded as the menu counts them, of a part of the town: %s',
    async (search, uids) => {
      expect(await (await openOffline(501))(search)).toEqual(uids)
    },
  )

  it('are those of a category below one that is loaded', async () => {
    expect(await (await openOffline(2, 'category=sante'))('category=pharmacie')).toEqual(['b'])
    expect(await (await openOffline(2, 'category=sante'))('category=banc')).toBe(0)
  })

  it('fail where only a part of the town is loaded, and where only the server knows them', async () => {
    expect(await (await openOffline(501))('category=banc')).toBe(0)
    expect(await (await openOffline(501))('query=lieu')).toBe(0)
    expect(await (await openOffline(places.length))('open=1')).toBe(0)
  })
})
