import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeocodedLocation, MapCategory, MapPlaceList } from '../../../schemas'
import { openGeocoder } from '../../../src/server/api/geocoding/openGeocoder'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { type GeocodingService, openGeocodingService } from './openGeocodingService'

const base = '/core-content-service/api/v1/web/portal/montclair/maps'

describe.each(usualDatabases)('the map of a town on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const get = (url: string, language = 'fr') => server.app.inject({ url, headers: { 'x-lgc-language': language } })
  const query = async (filter: string, language?: string): Promise<MapPlaceList> => {
    const answer = await get(`${base}/query${filter}`, language)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const uids = ({ items }: MapPlaceList) => items.map(({ uid }) => uid)

  it('has 300 places or more, of which a page holds 50, those with a page of their own first', async () => {
    const { items, total } = await query('')
    expect(total).toBeGreaterThanOrEqual(300)
    expect(items).toHaveLength(50)
    expect(items.every(({ path }) => path !== undefined)).toBe(true)
    const second = await query('?page=2')
    expect(uids(second).filter((uid) => uids({ items, total }).includes(uid))).toEqual([])
    expect((await query('?size=500')).items).toHaveLength(total)
  })

  it('counts the places of a category with those below it', async () => {
    const menu: MapCategory[] = (await get(`${base}/menu`)).json().data
    const health = menu.find(({ uid }) => uid === 'sante')
    expect(health).toMatchObject({ label: 'Santé', icon: 'health' })
    expect(health?.count).toBe((await query('?category=sante')).total)
    const pharmacies = health?.children.find(({ uid }) => uid === 'pharmacie')
    expect(pharmacies?.count).toBe((await query('?category=pharmacie')).total)
    const all = menu.reduce((sum, { count }) => sum + count, 0)
    expect(all).toBe((await query('')).total)
    expect((await get(`${base}/menu`, 'en')).json().data[0].label).toBe('Town services')
  })

  it('finds places in a box, and refuses one that is upside down, across the date line or outside the world', async () => {
    const { items, total } = await query('?bbox=5.7885,50.6405,5.7925,50.6425&size=500')
    expect(total).toBeGreaterThan(0)
    expect(items.every(({ lat, lon }) => lat >= 50.6405 && lat <= 50.6425 && lon >= 5.7885 && lon <= 5.7925)).toBe(true)
    for (const box of [
      '5.8,50.6,5.7,50.7',
      '5.7,50.7,5.8,50.6',
      '170,-10,-170,10',
      '5.7,50.6,5.8,95',
      '1,2,3',
      'a,b,c,d',
    ])
      expect((await get(`${base}/query?bbox=${box}`)).statusCode, box).toBe(400)
  })

  it('finds words in any language, in names, descriptions and streets, without accents', async () => {
    expect(uids(await query('?query=BIBLIOTHEQUE%20communale'))).toContain('bibliotheque')
    expect(uids(await query('?query=collegiale'))[0]).toBe('collegiale')
    expect((await query('?category=banc&query=benches')).total).toBe((await query('?category=banc')).total)
    expect((await query('?query=rue%20haute')).total).toBeGreaterThan(0)
    expect(await query('?query=%25')).toEqual({ items: [], total: 0 })
    expect((await query('?uid=piscine')).items[0]).toMatchObject({
      name: 'Piscine communale',
      path: '/information/piscine',
    })
  })

  it('lists places with the words in their name first, in whichever language that is', async () => {
    for (const [typed, language] of [
      ['banc', 'fr'],
      ['bench', 'en'],
      ['bench', 'fr'],
      ['Zitbank', 'nl'],
    ] as const) {
      const [first] = (await query(`?query=${typed}`, language)).items
      expect(first?.category, typed).toBe('banc')
    }
  })

  it('finds what is open now and what meets every need', async () => {
    const open = await query('?open=true&size=500')
    expect(uids(open)).toContain('hotel-de-ville')
    expect(open.items.every(({ schedule }) => schedule.some(({ day }) => day === 3))).toBe(true)
    const { items, total } = await query('?needs=stepFree,toilets&size=500')
    expect(total).toBeGreaterThan(0)
    const states = items.flatMap(({ accessibility = {} }) => [accessibility.stepFree, accessibility.toilets])
    expect(new Set(states)).toEqual(new Set(['yes', 'limited']))
    expect((await get(`${base}/query?needs=wings`)).statusCode).toBe(400)
  })

  it('lists places by name where the town asks for it, and in its own order elsewhere', async () => {
    const places = server.db.selectFrom('place').select('uid').where('portal', '=', 'montclair')
    const byName = await places.orderBy('has_page', 'desc').orderBy('sort_name').orderBy('position').execute()
    expect(uids(await query('?size=500'))).toEqual(byName.map(({ uid }) => uid))
    const towns = server.db.selectFrom('portal').select('record').where('name', '=', 'montclair')
    const { record } = await towns.executeTakeFirstOrThrow()
    const write = async (value: object) => {
      const change = server.db.updateTable('portal').set({ record: JSON.stringify(value) })
      await change.where('name', '=', 'montclair').execute()
      await server.app.readChanges()
    }
    await write({ ...record, configs: { ...record.configs, mapsSortAZ: false } })
    const own = await places.orderBy('position').execute()
    expect(own).not.toEqual(byName)
    expect(uids(await query('?size=500'))).toEqual(own.map(({ uid }) => uid))
    await write(record)
  })

  it('has benches on the map only, where search leads, and calls them in the language of the visitor', async () => {
    const { items } = await query('?category=banc&size=1', 'en')
    expect(items[0]).toMatchObject({ label: 'Bench' })
    expect(items[0]).not.toHaveProperty('path')
    const search = await get('/core-content-service/api/v1/web/portal/montclair/search?query=banc%20pour%20souffler')
    expect(search.body).toContain('"/map?place=banc-')
    expect(search.body).not.toContain('/information/banc')
    const list = await get('/core-content-service/api/v1/web/portal/montclair/content/lieux')
    expect(list.body).toContain('/information/boulangerie-lambert')
    expect(list.body).not.toContain('/information/banc')
    expect((await get('/montclair/sitemap.xml')).body).not.toContain('/information/banc')
  })

  it('lists the places with a page of their own in pages of 24, and has none beyond the last', async () => {
    const list = async (page: number) =>
      await get(`/core-content-service/api/v1/web/portal/montclair/content/lieux?page=${page}`)
    const [first, second] = [await list(1), await list(2)]
    const cards = (body: string) => [...body.matchAll(/"\/information\/([\w-]+)"/g)].map(([, uid]) => uid)
    expect(cards(first.body)).toHaveLength(24)
    expect(new Set([...cards(first.body), ...cards(second.body)]).size).toBe(24 + cards(second.body).length)
    const { components }: { components: { type: string; data: { total: number } }[] } = first.json().data
    const { total } = components.find(({ type }) => type === 'pagination')?.data ?? { total: 0 }
    expect(total).toBeGreaterThan(48)
    const last = Math.ceil(total / 24)
    expect(cards((await list(last)).body)).toHaveLength(total - (last - 1) * 24)
    expect((await list(last + 1)).statusCode).toBe(404)
  })

  it('has the average rating of a place, once a visitor has rated it', async () => {
    expect((await query('?uid=collegiale')).items[0]).not.toHaveProperty('rating')
    const marks = JSON.stringify({ 4: 2, 5: 1 })
    await server.db
      .insertInto('rating_summary')
      .values({ portal: 'montclair', data_type: 'place', data_uid: 'collegiale', count: 3, total: 13, marks })
      .execute()
    await server.app.readChanges()
    expect((await query('?uid=collegiale')).items[0]?.rating).toEqual({ rating: 4.3, count: 3 })
  })

  it('shares its answers until a place changes', async () => {
    const first = await query('?uid=piscine')
    expect(first.items).toHaveLength(1)
    expect((await get(`${base}/query?uid=piscine`)).headers['cache-control']).toBe('public, no-cache')
    await server.db.updateTable('place').set({ lat: 50.65 }).where('uid', '=', 'piscine').execute()
    await server.app.readChanges()
    expect((await query('?uid=piscine')).items[0]?.lat).toBe(50.65)
  })

  it('says when a place was last changed, in the list and on its page, and when it was not', async () => {
    const page = async () => {
      const answer = await get('/core-content-service/api/v1/web/portal/montclair/content/collegiale')
      return Date.parse(answer.json().data.updatedAt)
    }
    expect((await query('?uid=collegiale')).items[0]).not.toHaveProperty('updatedAt')
    const written = await page()
    const change = server.db.updateTable('place').set({ position: 900 }).where('uid', '=', 'collegiale')
    await change.execute()
    await server.app.readChanges()
    // Its position in the list is none of its content.
    expect(await page()).toBe(written)
    await change.set({ lon: 5.79 }).execute()
    await server.app.readChanges()
    const { edited_at: edited } = await server.db
      .selectFrom('place')
      .select('edited_at')
      .where('uid', '=', 'collegiale')
      .executeTakeFirstOrThrow()
    expect(edited).toBeInstanceOf(Date)
    expect((await query('?uid=collegiale')).items[0]?.updatedAt).toBe(edited?.toISOString())
    expect(await page()).toBe(edited?.getTime())
  })

  it('finds addresses and places of the town, and the address of a position', async () => {
    const find = async (text: string): Promise<GeocodedLocation[]> =>
      (await get(`/maps-service/api/v1/web/geocode?portalName=montclair&query=${encodeURIComponent(text)}`)).json().data
    expect((await find('rue haute 12, 4679'))[0]).toMatchObject({
      kind: 'address',
      label: 'Rue Haute 12, 4679 Montclair-sur-Meuse',
    })
    expect((await find('beffroi')).some(({ kind }) => kind === 'place')).toBe(true)
    expect(await find('rien de tel nulle part')).toEqual([])
    const reverse = (lat: number, lon: number) =>
      get(`/maps-service/api/v1/web/reverse?portalName=montclair&lat=${lat}&lon=${lon}`)
    const { items } = await query('?uid=bibliotheque')
    const [place] = items
    const near = (await reverse(place?.lat ?? 0, place?.lon ?? 0)).json().data
    expect(near).toMatchObject({ kind: 'address', address: { street: place?.address?.street } })
    expect((await reverse(0, 0)).statusCode).toBe(404)
  })
})

describe('a service that finds addresses', () => {
  let service: GeocodingService
  let server: TestServer
  beforeAll(async () => {
    service = await openGeocodingService()
    const geocoder = openGeocoder({ kind: 'photon', url: service.url, userAgent: 'Beffroi (test)' })
    server = await openServer({ geocoder })
  })
  afterAll(async () => {
    await server.close()
    await service.close()
  })

  const find = (query: string) =>
    server.app.inject(`/maps-service/api/v1/web/geocode?portalName=montclair&query=${encodeURIComponent(query)}`)

  it('is asked once for the same words, with the name of the program and nothing about the visitor', async () => {
    const answer = await find('rue du pont 3')
    expect(answer.json().data).toEqual([
      {
        kind: 'address',
        label: 'Rue du Pont 3, 4000 Liège',
        lat: 50.64,
        lon: 5.57,
        address: { street: 'Rue du Pont', streetNumber: '3', zip: '4000', locality: 'Liège', lat: 50.64, lon: 5.57 },
      },
    ])
    await find('rue du pont 3')
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]?.headers['user-agent']).toBe('Beffroi (test)')
    expect(service.requests[0]?.headers).not.toHaveProperty('cookie')
    expect(service.requests[0]?.headers).not.toHaveProperty('x-forwarded-for')
  })

  it('answers with a failure of its own, which is not cached, when it fails or sends too much', async () => {
    service.answerWith(500, '{}')
    expect((await find('quai')).statusCode).toBe(502)
    service.answerWith(200, `"${'x'.repeat(300_000)}"`)
    expect((await find('quai')).statusCode).toBe(502)
    service.answerWith(200, 'not json')
    expect((await find('quai')).json().error.code).toBe('unavailable')
    service.answerWith(200, '{"features":[]}')
    expect((await find('quai')).json().data).toEqual([])
  })
})
