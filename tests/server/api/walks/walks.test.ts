import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../../schemas'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

describe.each(usualDatabases)('the walks of a town on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const base = '/core-content-service/api/v1/web/portal'
  const get = (url: string, language = 'fr') => server.app.inject({ url, headers: { 'x-lgc-language': language } })
  const read = async (path: string, language?: string) => {
    const answer = await get(path.startsWith('/') ? path : `${base}/montclair/${path}`, language)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  type Summary = { data: { uid: string; difficulty: string; length: number; accessibility: { icon: string }[] } }
  const walks = async (query: string): Promise<Summary['data'][]> =>
    (await read(`balades?${query}`)).components.map(({ data }: Summary) => data)
  const uids = async (query: string) => (await walks(query)).map(({ uid }) => uid)

  it('are all listed by default, as blocks with pins and the form that filters them', async () => {
    const list = await read('balades')
    expect(validate({ type: 'walk-list', data: list }, { as: 'block' }).issues).toEqual([])
    expect(list).toMatchObject({ total: 8, filterCount: 0, components: { length: 8 }, pins: { length: 8 } })
    const { lat, lon } = list.components[0]?.data ?? {}
    expect(list.pins[0]).toMatchObject({ lat, lon, icon: 'route', type: expect.stringMatching(/^\p{Lu}\p{Ll}+/u) })
    expect(list.components[0]).toMatchObject({
      type: 'walk-summary',
      data: { uid: 'bords-de-meuse', difficulty: 'SUPER_EASY', length: 2.5, ascent: expect.any(Number) },
      action: { data: { path: '/balade/bords-de-meuse' } },
    })
  })

  it('come in pages', async () => {
    const all = await uids('')
    expect(await uids('size=3')).toEqual(all.slice(0, 3))
    expect(await uids('size=3&page=3')).toEqual(all.slice(6))
    expect((await read('balades?size=3')).total).toBe(8)
    for (const size of ['0', '1001', 'x'])
      expect((await get(`${base}/montclair/balades?size=${size}`)).statusCode).toBe(400)
  })

  it('are filtered by what the form sends, each value alone or in a list', async () => {
    const easy = await uids('difficulty=EASY')
    expect(easy).toEqual((await walks('')).filter(({ difficulty }) => difficulty === 'EASY').map(({ uid }) => uid))
    expect(await uids('difficulty=EASY&difficulty=HARD')).toEqual(await uids('difficulty=EASY,HARD'))
    expect(await uids(`difficulty=${encodeURIComponent('["EASY","HARD"]')}`)).toEqual(
      await uids('difficulty=EASY,HARD'),
    )
    const short = await walks('length=-4')
    expect(short.length).toBeGreaterThan(1)
    expect(short.every(({ length }) => length <= 4)).toBe(true)
    expect(await uids('accessibility=wheelchair,toilets')).toEqual(['bords-de-meuse'])
    expect(await uids('theme=fleuve')).toEqual(['bords-de-meuse', 'voie-lente'])
    expect(await uids('query=TERRILS')).toEqual(['sentier-des-terrils'])
    expect(await uids('query=%25')).toEqual([])
  })

  it('count the filters that are set, and ignore values that nobody offers', async () => {
    const count = async (query: string) => (await read(`balades?${query}`)).filterCount
    expect(await count('difficulty=EASY,HARD&length=4-8&theme=nature')).toBe(3)
    expect(await count('difficulty=IMPOSSIBLE&accessibility=')).toBe(0)
    expect(await read('balades?theme=mer')).toMatchObject({ total: 0, components: [], filterCount: 1 })
    expect((await get(`${base}/montclair/balades?length=long`)).statusCode).toBe(400)
  })

  it('have a form whose values are kept and whose call answers the list', async () => {
    const form = await read('balades/search/form?difficulty=EASY&length=4-8')
    expect(validate(form, { as: 'walk-filter' }).issues).toEqual([])
    expect(form).toMatchObject({ method: 'GET', endpoint: `${base}/montclair/balades` })
    const values = Object.fromEntries(
      form.inputs.map(({ name, value }: { name: string; value: unknown }) => [name, value]),
    )
    expect(values).toEqual({ difficulty: ['EASY'], length: '4-8' })
    expect((await get(form.endpoint)).json().data.total).toBe(8)
    const themes = form.inputs.find(({ name }: { name: string }) => name === 'theme').options
    expect(themes).toContainEqual({ value: 'fleuve', title: 'Au fil de l’eau' })
  })

  it('say everything about one: its line with elevations, its steps, its file, and what was computed', async () => {
    const walk = await read('balades/panorama-du-chateau')
    expect(validate(walk, { as: 'walk-detail' }).issues).toEqual([])
    expect(walk).toMatchObject({
      difficulty: 'HARD',
      isClosed: true,
      closures: [{ text: expect.stringContaining('fermé') }],
      checkedOn: '2027-02-26',
      gpxFile: 'montclair-panorama-du-chateau.gpx',
      poiUid: 'poi-montclair-sur-meuse',
      computed: ['length', 'duration', 'ascent', 'descent'],
      commentCount: 3,
      rating: 4.3,
    })
    expect(walk.length).toBeCloseTo(3.2, 0)
    expect(walk.ascent).toBeGreaterThan(100)
    expect(walk.steps).toHaveLength(12)
    expect(walk.pins).toHaveLength(12)
    expect(walk.geoGpx.features[0].geometry.coordinates[0]).toHaveLength(3)
    expect((await get(`${base}/montclair/balades/nulle-part`)).statusCode).toBe(404)
  })

  it('lead from step to step, and say the way on', async () => {
    const { steps } = await read('balades/bords-de-meuse')
    const titles: string[] = []
    let next: string | undefined = steps[0]
    let before: string | undefined
    while (next) {
      const step = await read(`balades/bords-de-meuse/steps/${next}`)
      expect(validate(step, { as: 'walk-step' }).issues).toEqual([])
      expect([step.previousStep, step.number, step.total]).toEqual([before, titles.length + 1, steps.length])
      titles.push(step.context.title)
      before = step.uid
      next = step.nextStep
    }
    expect(titles).toHaveLength(7)
    const [first, last] = [
      await read('balades/bords-de-meuse/steps/pont'),
      await read(`balades/bords-de-meuse/steps/${before}`),
    ]
    expect(JSON.stringify(first.components)).toMatch(/Quai de Meuse.*2\d0\u00a0m/)
    expect(JSON.stringify(last.components)).not.toContain('Ensuite')
    expect(last.distance).toBeCloseTo(2.5, 1)
    expect((await get(`${base}/montclair/balades/bords-de-meuse/steps/degres`)).statusCode).toBe(404)
  })

  it('list their steps to choose from', async () => {
    const { items, total } = await read('steps/list')
    expect(items).toHaveLength(total)
    expect(total).toBeGreaterThan(60)
    const some = await read('steps/list?balade=bords-de-meuse')
    expect(some.total).toBe(7)
    expect(some.items[0]).toMatchObject({
      uid: 'pont',
      baladeUid: 'bords-de-meuse',
      baladeTitle: 'Les bords de Meuse',
      distance: 0,
    })
  })

  it('have comments, the latest first, with their total', async () => {
    const path = '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse/ratings/voie-lente/comments'
    const all = await read(path)
    expect(validate({ type: 'comments', data: all }, { as: 'block' }).issues).toEqual([])
    expect(all.componentData).toEqual({ total: 3 })
    const dates = all.components.map(({ data }: { data: { date: string } }) => data.date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect((await read(`${path}?size=1&page=2`)).components).toHaveLength(1)
    expect((await read(path.replace('voie-lente', 'rien'))).componentData).toEqual({ total: 0 })
    expect((await get(path.replace('poi-montclair', 'poi-ailleurs'))).statusCode).toBe(404)
  })

  it('show a comment as soon as it is there', async () => {
    const path = '/core-service/api/v1/web/by-poi/poi-hauteroche/ratings/vallee-du-ry/comments'
    const before = (await read(path)).componentData.total
    const row = {
      portal: 'hauteroche',
      uid: 'x',
      data_type: 'balade' as const,
      data_uid: 'vallee-du-ry',
      author: null,
      rate: 0,
      rater: null,
      account: null,
      email: null,
      digest: null,
    }
    await server.db
      .insertInto('review')
      .values({ ...row, text: 'Bof.', written_at: new Date('2027-03-09T10:00:00Z') })
      .execute()
    await server.app.readChanges()
    const after = await read(path)
    expect(after.componentData.total).toBe(before + 1)
    expect(after.components[0]).toMatchObject({ data: { rate: 0, text: 'Bof.' } })
  })

  it('give their track as a file to save, once', async () => {
    const url = '/file-service/api/v1/web/files/montclair-bords-de-meuse.gpx'
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/gpx\+xml/),
      'content-disposition': 'attachment; filename="montclair-bords-de-meuse.gpx"',
    })
    expect(body).toMatch(/^<\?xml.*<name>Pont de Montclair<\/name>/s)
    const again = await server.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(url.replace('bords', 'ports'))).statusCode).toBe(404)
    expect((await get(url.replace('montclair-', '..%2f'))).statusCode).toBe(400)
  })

  it('are found by the search, and listed for search engines', async () => {
    const { items } = await read('search?query=halage')
    expect(items.find(({ id }: { id: string }) => id === 'walk-bords-de-meuse')).toMatchObject({
      data: { name: 'Les bords de Meuse', label: expect.stringMatching(/^Balade · 2,5\skm$/), location: {} },
      action: { data: { path: '/balade/bords-de-meuse' } },
    })
    expect(await read('feeds?kind=walk')).toMatchObject({ total: 8, items: { length: 8 } })
  })

  it('are in the language of the call, or else in the town’s, which the answer names', async () => {
    const english = await read('balades/bords-de-meuse', 'en')
    expect([english.title, english.locale]).toEqual(['Along the Meuse', undefined])
    expect((await read(`${base}/hauteroche/balades/tour-du-lac`, 'de')).title).toBe('Rund um den See')
    const row = { fr: { title: 'Seul', summary: 'En français', themeName: 'Nature' } }
    await server.db
      .updateTable('walk')
      .set({ texts: JSON.stringify(row) })
      .where('uid', '=', 'bois-de-la-dame')
      .execute()
    await server.app.readChanges()
    expect(await read('balades/bois-de-la-dame', 'en')).toMatchObject({ title: 'Seul', locale: 'fr' })
  })

  it('do not exist where the town has no maps', async () => {
    const { record } = await server.db
      .selectFrom('portal')
      .select('record')
      .where('name', '=', 'hauteroche')
      .executeTakeFirstOrThrow()
    const without = { ...record, configs: { ...record.configs, services: { map: false } } }
    await server.db
      .updateTable('portal')
      .set({ record: JSON.stringify(without) })
      .where('name', '=', 'hauteroche')
      .execute()
    await server.app.readChanges()
    for (const path of [
      'balades',
      'balades/search/form',
      'balades/tour-du-lac',
      'balades/tour-du-lac/steps/barrage',
      'steps/list',
    ])
      expect((await get(`${base}/hauteroche/${path}`)).statusCode, path).toBe(404)
    const { items } = await read(`${base}/hauteroche/search?query=lac`)
    expect(items.filter(({ id }: { id: string }) => id.startsWith('walk-'))).toEqual([])
  })
})
