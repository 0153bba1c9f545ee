import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateBlock } from '../../../schemas'
import { readFeeds } from '../../../src/server/api/collections/readFeeds'
import { usualDatabases } from '../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../helpers/server/openServer'

const base = '/core-service/api/v1/web/portal/montclair'
const centre = 'lat=50.6421&lon=5.7912'

describe.each(usualDatabases)('blood collections and bike racks on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const call = (path: string, language = 'fr') =>
    server.app.inject({ url: `${base}/${path}`, headers: { 'x-lgc-language': language } })
  const read = async (path: string, language?: string) => {
    const answer = await call(path, language)
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = answer.json()
    expect(validateBlock(data).issues).toEqual([])
    return data.data
  }
  const cellsOf = async (
    path: string,
  ): Promise<{ id: string; data: { title: string; description: { text: string } } }[]> =>
    (await read(path)).components.filter(({ type }: { type: string }) => type === 'content-cell')

  it('lists the next collections with date, types, distance, directions and a link to book', async () => {
    const tile = await read(`blood-collections?${centre}`)
    expect(tile.title).toBe('Collectes de sang')
    expect(tile.components).toHaveLength(5)
    const [first] = tile.components
    expect(first.data.description.text).toMatch(/ 2027, de \d\d:\d\d à \d\d:\d\d · .*Sang.* · .*\(à [\d,]+\u00a0k?m\)$/)
    expect(first.data.buttons.map(({ action }: { action: { handler: string } }) => action.handler)).toEqual([
      'directions',
      'redirect',
    ])
  })

  it('has at least 40 collections within 60 km of each town', async () => {
    for (const [town, position] of [
      ['montclair', centre],
      ['hauteroche', 'lat=50.4198&lon=6.0512'],
    ]) {
      const row = await server.db
        .selectFrom('blood_collection')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('portal', '=', town ?? '')
        .executeTakeFirstOrThrow()
      expect(Number(row.count)).toBeGreaterThanOrEqual(40)
      const url = `/core-service/api/v1/web/portal/${town}/blood-collections?${position}&radius=60&types=blood,plasma,plaquette&count=30`
      expect((await server.app.inject({ url })).json().data.data.components).toHaveLength(30)
    }
  })

  it('gives only those of the asked types within the radius', async () => {
    const platelets = await cellsOf(`blood-collections?${centre}&radius=60&types=plaquette&count=30`)
    expect(platelets.map(({ data }) => data.description.text.includes('Plaquettes'))).toEqual([true, true])
    const near = await cellsOf(`blood-collections?${centre}&radius=3&count=30`)
    const far = await cellsOf(`blood-collections?${centre}&radius=60&count=30`)
    expect(near.length).toBeGreaterThan(0)
    expect(near.length).toBeLessThan(far.length)
  })

  it('names the nearest collection when there is none within the radius', async () => {
    const { components } = await read('blood-collections?lat=49.6&lon=5.8&radius=1')
    expect(components).toHaveLength(1)
    expect(components[0].data.title).toBe('Aucune collecte dans un rayon de 1 km')
    expect(components[0].data.text).toMatch(/^La plus proche est à [\d,]+\u00a0km\u00a0: /)
  })

  it('lists the nearest racks with type, places and what they have', async () => {
    const racks = await cellsOf(`bike-racks?${centre}&types=Box&filters=covered,secured&count=30`)
    expect(racks.length).toBeGreaterThan(0)
    for (const { data } of racks) {
      expect(data.title).toMatch(/^Box, /)
      expect(data.description.text).toMatch(/^\d+ places · .*Couvert.* · à [\d,]+\u00a0k?m$/)
      expect(data.description.text).toContain('Sécurisé')
    }
    const tile = await read(`bike-racks?${centre}&title=Mes%20v%C3%A9los`, 'en')
    expect(tile.title).toBe('Mes vélos')
  })

  it.each([
    ['blood-collections?lat=50&lon=5&radius=0', '/query/radius'],
    ['blood-collections?lat=50&lon=5&radius=101', '/query/radius'],
    ['blood-collections?lat=50&lon=5&types=tears', '/query/types'],
    ['blood-collections?lat=91&lon=5', '/query/lat'],
    ['bike-racks?lat=50', '/query/lon'],
    ['bike-racks?lat=50&lon=5&filters=free', '/query/filters'],
  ])('refuses %s at its field', async (path, pointer) => {
    const answer = await call(path)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.issues.map((issue: { pointer: string }) => issue.pointer)).toEqual([pointer])
  })

  it('replaces the town’s records by a feed, and keeps its last good copy', async () => {
    let body = JSON.stringify([
      {
        uid: 'ici',
        place: 'Halle',
        address: 'Rue Haute 1, 4679 Montclair',
        lat: 50.6421,
        lon: 5.7912,
        types: ['blood'],
        sessions: [{ date: '2099-12-04', from: '15:00', until: '19:00' }],
      },
      { uid: 'broken' },
    ])
    const feed = createServer((_, answer) => answer.end(body)).listen(0, '127.0.0.1')
    await new Promise((resolve) => feed.once('listening', resolve))
    const address = feed.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const urls = { 'blood-collections': `http://127.0.0.1:${port}/` }
    try {
      await readFeeds(server.db, urls, now)
      await server.app.readChanges()
      const [only, ...others] = await cellsOf(`blood-collections?${centre}`)
      expect([only?.data.title, others]).toEqual(['Halle', []])

      body = 'maintenance'
      await expect(readFeeds(server.db, urls, now)).rejects.toThrow()
      await server.app.readChanges()
      const { components } = await read(`blood-collections?${centre}`)
      expect(components[0].data.text).toMatch(/^Données du .*\u00a0: la source ne répond pas/)
      expect(components[1].data.title).toBe('Halle')
    } finally {
      feed.close()
      await readFeeds(server.db, {}, now)
    }
    await server.app.readChanges()
    expect(await cellsOf(`blood-collections?${centre}`)).toHaveLength(5)
  })
})
