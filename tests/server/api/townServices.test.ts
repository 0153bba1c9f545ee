import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Address, validate } from '../../../schemas'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

describe.each(usualDatabases)('the services of a town on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const read = async (url: string, language = 'fr') => {
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const find = async (query: string, town = 'montclair', more = ''): Promise<Address[]> =>
    await read(`/core-service/api/v1/web/portal/${town}/addresses?query=${encodeURIComponent(query)}${more}`)
  const lines = (found: readonly Address[]) =>
    found.map(({ street, streetNumber, zip, locality }) => `${street} ${streetNumber}, ${zip} ${locality}`)

  it('finds streets ignoring accents, case and apostrophes', async () => {
    expect(lines(await find("RUE DE L'ECLUSE"))).toEqual(['Rue de l’Écluse , 4679 Montclair-sur-Meuse'])
    expect((await find('peche'))[0]?.street).toBe('Rue des Pêcheurs')
  })

  it('separates house number, letter and box from the street', async () => {
    expect((await find('rue haute 12b bte 3 montclair'))[0]).toMatchObject({
      street: 'Rue Haute',
      streetNumber: '12B',
      boxNumber: '3',
      zip: '4679',
    })
    expect((await find('12/4 rue haute 4679'))[0]).toMatchObject({ streetNumber: '12', boxNumber: '4' })
    expect((await find('quai de meuse 9'))[0]).toMatchObject({ street: 'Quai de Meuse', streetNumber: '9' })
  })

  it('takes four digits for a postal code and a number before a month for part of the name', async () => {
    expect(lines(await find('rue haute 4678'))).toEqual(['Rue Haute , 4678 Hermal'])
    expect(lines(await find('rue du 11 novembre 5'))).toEqual(['Rue du 11 Novembre 5, 4679 Montclair-sur-Meuse'])
  })

  it('leaves out streets without a house of that number', async () => {
    expect(await find('rue haute 50')).toHaveLength(1)
    expect((await find('rue haute 12')).map(({ zip }) => zip)).toEqual(['4679', '4678'])
    expect(await find('rue haute 900')).toEqual([])
  })

  it('lists names that start as typed first, and no more than requested', async () => {
    const found = await find('rue de la', 'montclair', '&count=3')
    expect(found).toHaveLength(3)
    expect(found.every(({ street }) => street.startsWith('Rue de la'))).toBe(true)
    expect(await find('rue')).toHaveLength(6)
  })

  it('finds nothing for an empty query and matches wildcards literally', async () => {
    expect(await find('')).toEqual([])
    expect(await find('   ')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find('_____')).toEqual([])
    expect(await find('zzz')).toEqual([])
    expect((await find('rue haute', 'hauteroche')).every(({ zip }) => zip.startsWith('496'))).toBe(true)
  })

  const detail = '/garbage-view-service/api/v1/web/pickups/detail?luid=montclair-sur-meuse&zuid=centre'
  type Pickup = { date: string; category: string; label?: string }

  it('lists the next twenty pickups by default, in order and from today on', async () => {
    const { items, total } = await read(detail)
    expect(validate({ items, total }, { as: 'pickup-list' }).issues).toEqual([])
    expect(items).toHaveLength(20)
    expect(total).toBeGreaterThan(100)
    const dates = items.map(({ date }: Pickup) => date)
    expect(dates).toEqual([...dates].sort())
    expect(dates[0] >= '2027-03-10').toBe(true)
  })

  it('lists pickups on the weekdays of the zone, every n weeks', async () => {
    const { items }: { items: Pickup[] } = await read(`${detail}&count=100`)
    const daysOf = (category: string) => items.filter((each) => each.category === category).map(({ date }) => date)
    const usual = daysOf('PMC').filter((date) => new Date(date).getUTCDay() === 3)
    expect(usual.length).toBeGreaterThan(5)
    const gaps = usual.slice(1).map((date, at) => (Date.parse(date) - Date.parse(usual[at] ?? '')) / 86_400_000)
    expect(gaps.every((gap) => gap % 14 === 0)).toBe(true)
    expect(daysOf('OM').every((date) => [2, 6].includes(new Date(date).getUTCDay()))).toBe(true)
  })

  it('moves pickups of a holiday to the Saturday before', async () => {
    // 11 November 2027 is a Thursday, on which waste is picked up in Hautmont every other week; 21 July a Wednesday.
    const { items }: { items: Pickup[] } = await read(
      '/garbage-view-service/api/v1/web/pickups/detail?luid=montclair-sur-meuse&zuid=hautmont&from=2027-07-15&count=10',
    )
    expect(items.some(({ date }) => date === '2027-07-21')).toBe(false)
    expect(items.filter(({ date }) => date === '2027-07-17').map(({ category }) => category)).toContain('OM')
  })

  it('continues from a day or after a count', async () => {
    const { items: all }: { items: Pickup[] } = await read(`${detail}&count=30`)
    expect((await read(`${detail}&from=10&count=20`)).items).toEqual(all.slice(10))
    const { items: later }: { items: Pickup[] } = await read(`${detail}&from=2027-06-01&count=3`)
    expect(later[0]?.date.startsWith('2027-06')).toBe(true)
  })

  it('names special rounds in the language of the visitor', async () => {
    const labels = async (language: string) =>
      (await read(`${detail}&count=30`, language)).items.flatMap(({ label }: { label?: string }) => label ?? [])
    expect((await labels('fr')).join()).toContain('place du Marché')
    expect((await labels('en')).join()).toContain('market square')
  })

  it('finds the zone of a typed street', async () => {
    const { items } = await read(
      '/garbage-view-service/api/v1/web/pickups/search?portalName=montclair&query=rue%20de%20hautmont%20112',
      'en',
    )
    expect(items).toEqual([
      {
        luid: 'montclair-sur-meuse',
        zuid: 'hautmont',
        label: 'Rue de Hautmont 112, 4679 Montclair-sur-Meuse',
        zone: 'Hautmont',
        ...{ street: 'Rue de Hautmont', number: '112', zip: '4679', locality: 'Montclair-sur-Meuse' },
      },
    ])
    const both = await read('/garbage-view-service/api/v1/web/pickups/search?query=rue%20haute')
    expect(new Set(both.items.map(({ luid }: { luid: string }) => luid)).size).toBe(2)
  })

  it('answers 404 for an unknown zone', async () => {
    const answer = await server.app.inject(detail.replace('centre', 'nowhere'))
    expect(answer.statusCode).toBe(404)
  })

  it('lists stops by postal code and name', async () => {
    const names = async (query: string) =>
      (await read(`/bus-service/api/v1/web/stops${query}`)).items.map(({ name }: { name: string }) => name)
    expect(await names('?zips=4966,4968')).toEqual(['Hall omnisports', 'Ondenroth, église', 'Place du Tilleul'])
    expect(await names('?stopName=MARCHE')).toEqual(['Place du Marché'])
    expect((await names('')).length).toBeGreaterThan(6)
  })

  it('lists the next departures of a stop, the soonest first, the same for everyone', async () => {
    const url = '/bus-service/api/v1/web/stops/montclair-marche/departures?count=6'
    const block = await read(url)
    expect(validate(block, { as: 'block' }).issues).toEqual([])
    expect(block).toMatchObject({
      type: 'departures',
      id: 'departures-montclair-marche',
      data: { stop: 'Place du Marché', path: url, updatedAt: now.toISOString() },
    })
    expect(block.data.components).toHaveLength(6)
    type Departure = { time: string; delay?: number; hour?: string }
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const minutes = block.data.components.map(({ data: { time, delay = 0, hour = time } }: { data: Departure }) => {
      expect(minuteOf(hour)).toBe(minuteOf(time) + delay)
      return minuteOf(hour)
    })
    // Ten in the morning in Belgium.
    expect(minutes[0]).toBeGreaterThanOrEqual(600)
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other))
    expect(await read(url)).toEqual(block)
    expect((await server.app.inject('/bus-service/api/v1/web/stops/nowhere/departures')).statusCode).toBe(404)
  })
})

describe('departures at night', () => {
  it('are those of the next morning', async () => {
    const late = new Date('2027-03-12T23:30:00Z')
    const server = await openServer({ now: () => late })
    const { data } = (await server.app.inject('/bus-service/api/v1/web/stops/montclair-gare/departures')).json()
    expect(data.data.components[0].data).toMatchObject({ date: '2027-03-13', time: '05:17' })
    // The night after Friday: the express does not run on Saturdays.
    expect(JSON.stringify(data)).not.toContain('E78')
    await server.close()
  })
})
