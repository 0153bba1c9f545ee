import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

describe('the calls of buses and trains', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const get = (url: string) => server.app.inject(url)
  const read = async (url: string) => {
    const answer = await get(url)
    expect(answer.statusCode, url).toBe(200)
    return answer.json().data
  }
  const names = async (url: string) => (await read(url)).items.map(({ name }: { name: string }) => name)

  it('list stops by postal codes, name and kind', async () => {
    expect(await names('/bus-service/api/v1/web/stops?zips=4679&stopName=gare')).toEqual(['Gare'])
    expect(await names('/train-service/api/v1/web/stops?zips=4679')).toEqual(['Montclair-sur-Meuse'])
    expect(await names('/train-service/api/v1/web/stops?stopName=LIEGE')).toEqual(['Liège-Guillemins'])
    expect(await names('/train-service/api/v1/web/stops?zips=4966')).toEqual([])
    const { items, total } = await read('/bus-service/api/v1/web/stops?portalName=montclair&count=2&from=1')
    expect([items.length, total > 6]).toEqual([2, true])
    expect((await get('/bus-service/api/v1/web/stops?portalName=nowhere')).statusCode).toBe(404)
  })

  it('list stops by their distance, and those of a part of a map', async () => {
    const near = 'portalName=montclair&lat=50.6438&lon=5.7938'
    const { items } = await read(`/bus-service/api/v1/web/stops?${near}&count=3`)
    expect(items[0]).toMatchObject({ uid: 'montclair-gare', lines: ['67', '140', 'N7', 'E78'], zip: '4679' })
    const distances = items.map(({ distance }: { distance: number }) => distance)
    expect(distances[0]).toBeLessThan(50)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
    expect(await names(`/bus-service/api/v1/web/stops?${near}&radius=100`)).toEqual(['Gare'])
    const box = 'box=5.7935,50.6435,5.795,50.6445'
    expect(await names(`/bus-service/api/v1/web/stops?portalName=montclair&${box}`)).toEqual(['Gare'])
  })

  it('list rides by pages, and read each with its stops and times', async () => {
    const url = '/bus-service/api/v1/web/rides?stop=montclair-gare&size=3'
    const [first, second] = [await read(url), await read(`${url}&page=2`)]
    expect([first.stop.name, first.hasMore, first.modes, first.validUntil]).toEqual([
      'Gare',
      true,
      ['bus'],
      '2040-12-31',
    ])
    const times = [...first.items, ...second.items].map(({ departsAt }) => departsAt)
    expect(new Set(times.map((at, index) => `${at}${index}`)).size).toBe(6)
    expect(times).toEqual([...times].sort())
    const toHerve = [...first.items, ...second.items].find(({ direction }) => direction === 'Herve')
    expect(toHerve).toMatchObject({ day: '2027-03-10', time: '10:26', status: 'scheduled', line: { color: '#1f7a4d' } })
    const ride = await read(`/bus-service/api/v1/web/rides/${toHerve.uid}`)
    expect(ride).toMatchObject({
      direction: 'Herve',
      operator: 'Réseau du Val de Meuse',
      day: '2027-03-10',
      notices: [],
    })
    expect(ride.stops.map(({ name, time }: { name: string; time: string }) => `${time} ${name}`)).toEqual([
      '10:20 Place du Marché',
      '10:26 Gare',
      '10:47 Herve, gare des bus',
    ])
    // A bus is no train, and a ride of another day is another ride.
    for (const wrong of [
      `/train-service/api/v1/web/rides/${toHerve.uid}`,
      `/bus-service/api/v1/web/rides/${toHerve.uid.replace('20270310', '20270313')}`,
      `/bus-service/api/v1/web/rides/${toHerve.uid}_36000`,
      '/bus-service/api/v1/web/rides/x',
    ]) {
      expect((await get(wrong)).statusCode, wrong).toBe(404)
    }
  })

  it('list the rides from a time on, by the clock of the town', async () => {
    const url = '/bus-service/api/v1/web/rides?stop=montclair-gare&size=2'
    const timesAt = async (at: string) =>
      (await read(`${url}&at=${at}`)).items.map(({ day, time }: { day: string; time: string }) => `${day}T${time}`)
    const early = await timesAt('2027-03-10T07:00')
    expect(early[0] >= '2027-03-10T07:00' && early[1] < '2027-03-10T08:00', early.join()).toBe(true)
    const [late] = await timesAt('2027-03-15T12:00')
    expect(late >= '2027-03-15T12:00' && late < '2027-03-15T14:00', late).toBe(true)
    // No timetable is known so far ahead.
    expect(await timesAt('2099-01-01T00:00')).toEqual([])
    for (const wrong of ['2027-03-10', '2027-13-10T07:00', '2027-03-10T24:00', 'now']) {
      expect((await get(`${url}&at=${wrong}`)).statusCode, wrong).toBe(400)
    }
  })

  it('read rides by frequency at the time of each', async () => {
    const { items } = await read('/bus-service/api/v1/web/rides?stop=montclair-stade&size=50')
    const shuttle = items.find(({ time }: { time: string }) => time === '10:56')
    const ride = await read(`/bus-service/api/v1/web/rides/${shuttle.uid}`)
    expect(ride.stops.map(({ time }: { time: string }) => time)).toEqual(['10:50', '10:56', '11:02'])
  })

  it('show trains with their platform', async () => {
    const block = await read('/train-service/api/v1/web/stops/montclair-gare-trains/departures?count=2')
    expect(block.data.components.map(({ data }: { data: object }) => data)).toMatchObject([
      { line: 'S43', direction: 'Liège-Guillemins', time: '10:38', stop: 'Voie 2', mode: 'train', status: 'scheduled' },
      { line: 'S43', direction: 'Maastricht', time: '10:53', stop: 'Voie 1' },
    ])
    expect((await read('/bus-service/api/v1/web/stops/montclair-gare-trains/departures')).data.components).toEqual([])
  })

  it('let the search find stops near the town by their names', async () => {
    const search = (query: string) =>
      read(`/core-content-service/api/v1/web/portal/montclair/search?query=${query}&kind=stop`)
    const { items } = await search('stade')
    expect(items[0]).toMatchObject({ action: { data: { path: '/horaires/arret/montclair-stade' } } })
    expect((await search('maastricht')).items).toEqual([])
  })
})
