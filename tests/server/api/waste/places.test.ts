import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { visitorOf } from './town'

describe('the zone of an address', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const search = async (query: string, portalName = 'montclair') =>
    (await visitorOf(server)('GET', `/pickups/search?${new URLSearchParams({ portalName, query })}`)).data

  it.each([
    ['rue de Hautmont 12', ['centre 12']],
    ['rue de Hautmont 39bis', ['centre 39bis']],
    ['rue de Hautmont 40', ['hautmont 40']],
    ['rue de Hautmont', ['centre 1', 'hautmont 40']],
  ])('follows the house number where it splits a street: %s', async (query, expected) => {
    const { items } = await search(query)
    expect(items.map(({ zuid, number }: { zuid: string; number: string }) => `${zuid} ${number}`)).toEqual(expected)
  })

  it('follows the side of the street', async () => {
    const zones = await Promise.all([20, 21, 42].map((number) => search(`route de la Fagne ${number}`, 'hauteroche')))
    expect(zones.map(({ items }) => items[0].zuid)).toEqual(['village', 'fagnes', 'fagnes'])
  })

  it('names a street that belongs to no zone', async () => {
    expect(await search('sentier des écoliers 3')).toEqual({
      items: [],
      total: 0,
      unserved: ['Sentier des Écoliers 3, 4679 Montclair-sur-Meuse'],
    })
  })

  it('lists a whole year with when to put the waste out, and whose data it is', async () => {
    const { data } = await visitorOf(server)(
      'GET',
      '/pickups/detail?luid=montclair-sur-meuse&zuid=centre&from=2027-03-10&count=400',
    )
    expect(data.items.at(-1).date > '2028-03-01').toBe(true)
    expect(data).toMatchObject({ zone: 'Centre', source: { name: 'Intercommunale Meuse-Tri', date: '2026-11-02' } })
    expect(data.items[0].putOut).toEqual({ from: 1200, before: 360 })
    const marked = data.items.filter(({ movedFrom }: { movedFrom?: string }) => movedFrom === '2027-07-21')
    expect(marked.map(({ date }: { date: string }) => date)).toEqual(['2027-07-17'])
  })
})
