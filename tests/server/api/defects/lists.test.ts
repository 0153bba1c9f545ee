import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DefectCategory } from '../../../../schemas'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { defectBase, emptyStreet, passerBy, resident } from '../../../helpers/server/reports'

describe('what residents see of reports', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true })
  })
  afterAll(() => server.close())

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await passerBy(server).call('GET', path, undefined, headers)).data

  it('is what can be reported to whom, as a tree in their language', async () => {
    const tree = async (query: string, language = 'fr'): Promise<DefectCategory[]> =>
      (await get(`/provider-category?portalName=${query}`, { 'x-lgc-language': language })).categories
    const montclair = await tree('montclair')
    const leaves = montclair.flatMap(({ children = [] }) => children)
    expect(leaves.length).toBeGreaterThanOrEqual(25)
    expect(leaves.find(({ uid }) => uid === 'lampadaire-eteint')).toMatchObject({
      title: 'Lampadaire éteint',
      provider: 'eclairage',
      sameAsset: true,
    })
    expect(leaves.find(({ uid }) => uid === 'nid-de-poule')).toMatchObject({
      provider: 'travaux',
      duplicateRadius: 30,
      inputs: [{ name: 'taille', inputType: 'select' }],
    })
    expect(leaves.find(({ uid }) => uid === 'verglas')?.urgent).toContain('112')
    expect(leaves.find(({ uid }) => uid === 'verglas')?.duplicateRadius).toBe(100)
    expect((await tree('montclair', 'en'))[0]?.title).toBe('Roads and pavements')
    expect((await tree('hauteroche', 'de'))[0]?.title).toBe('Straßen und Gehwege')
    expect((await tree('montclair&provider=region')).map(({ uid }) => uid)).toEqual(['routes-regionales'])
    expect((await passerBy(server).call('GET', '/provider-category?portalName=montclair&provider=x')).status).toBe(404)
  })

  it.each([
    ['montclair', 'fr', 'matelas', 'depot-clandestin'],
    ['montclair', 'fr', 'REVERBERE', 'lampadaire-eteint'],
    ['montclair', 'fr', 'éclairage cligno', 'lampadaire-eteint'],
    ['montclair', 'en', 'mattress', 'depot-clandestin'],
    ['hauteroche', 'de', 'Mülleimer', 'poubelle-pleine'],
  ])('finds a category of %s in %s by "%s"', async (portal, language, query, uid) => {
    const path = `/provider-category?portalName=${portal}&query=${encodeURIComponent(query)}`
    const { categories } = await get(path, { 'x-lgc-language': language })
    const found = categories.flatMap(({ children = [] }: DefectCategory) => children.map((child) => child.uid))
    expect(found).toEqual([uid])
  })

  it('is a list and pins of the open reports, as answers that all share', async () => {
    const { items, total } = await get('/reports?portalName=montclair&size=5')
    expect([items.length, total]).toEqual([5, 15])
    const closed = await get('/reports?portalName=montclair&status=closed')
    expect(closed.items.map(({ status }: { status: string }) => status).sort()).toEqual([
      'done',
      'done',
      'done',
      'refused',
    ])
    expect((await get('/reports?portalName=montclair&category=voirie&status=open')).total).toBe(4)
    expect((await passerBy(server).call('GET', '/reports?portalName=montclair&category=x')).status).toBe(404)
    const pins = (await get('/pins?portalName=montclair')).items
    expect(pins).toHaveLength(11)
    const sharing = async (path: string, headers: Record<string, string> = {}) =>
      (await server.app.inject({ url: defectBase + path, headers })).headers['cache-control']
    const visitor = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
    expect(await sharing('/reports?portalName=montclair', visitor)).toBe('public, no-cache')
    expect(await sharing('/pins?portalName=montclair', visitor)).toBe('public, no-cache')
    expect(await sharing(`/reports/${pins[0].uid}`)).toBe('public, no-cache')
    expect(await sharing(`/reports/${pins[0].uid}`, visitor)).toBe('private, no-store')
  })

  it('begins with the last reported, or with the nearest to an address, a position or the centre of the town', async () => {
    const read = (query: string) => get(`/reports?portalName=montclair&size=100&${query}`)
    const newest = (await read('sort=newest')).items.map(({ madeAt }: { madeAt: string }) => Date.parse(madeAt))
    expect(newest).toEqual(newest.toSorted((one: number, other: number) => other - one))
    const near = await read(`sort=nearest&near=${encodeURIComponent('rue du Pont 12')}`)
    expect(near.origin.label).toContain('Rue du Pont 12')
    const distances = near.items.map(({ distance }: { distance: number }) => distance)
    expect(distances).toEqual(distances.toSorted((one: number, other: number) => one - other))
    const [first] = near.items
    expect((await read(`sort=nearest&lat=${first.lat}&lon=${first.lon}`)).items[0]).toMatchObject({
      uid: first.uid,
      distance: 0,
    })
    const central = await read('sort=nearest')
    expect(central.origin).toBeUndefined()
    expect(central.items[0].distance).toBeUndefined()
    expect((await read('sort=nearest&near=xqzw')).origin).toBeUndefined()
    expect((await get('/pins?portalName=montclair')).items[0].address).toContain('Montclair')
  })

  it('changes for all with the next report', async () => {
    const before = (await get('/pins?portalName=montclair')).items.length
    await (await resident(server)).send({ lat: 50.6299, lon: 5.7793 })
    expect((await get('/pins?portalName=montclair')).items).toHaveLength(before + 1)
  })

  it('is at most five reports near a position: of the same asset, then the nearest, never of another category', async () => {
    const { send } = await resident(server)
    const at = (metres: number) => ({ lat: emptyStreet.lat + metres / 111_320, lon: emptyStreet.lon })
    const sent = async (metres: number, more: object = {}) =>
      (await send({ ...at(metres), category: 'tags', fields: {}, ...more })).data.uid
    const distances = [45, 22, 3, 33, 41, 12, 70]
    const uids: string[] = []
    for (const metres of distances) uids.push(await sent(metres, { description: `Inscription à ${metres} mètres.` }))
    await sent(1, { category: 'banc' })
    const path = `/nearby?portalName=montclair&category=tags&lat=${emptyStreet.lat}&lon=${emptyStreet.lon}`
    const { radius, items } = await get(path)
    expect(radius).toBe(50)
    expect(items.map(({ distance }: { distance: number }) => distance)).toEqual([3, 12, 22, 33, 41])
    expect(items[0]).toMatchObject({ report: { uid: uids[2], status: 'received' }, days: 0, isSameAsset: false })
    const worded = await get(`${path}&text=${encodeURIComponent('Inscription à 45 mètres.')}`)
    expect(worded.items.map(({ report }: { report: { uid: string } }) => report.uid).slice(4)).toEqual([uids[0]])
    expect(worded.items).toHaveLength(5)
  })

  it('is only a report of the same lamp where lamps have numbers, however it is typed, and of any near without one', async () => {
    const { send } = await resident(server)
    const lamp = { provider: 'eclairage', category: 'lampadaire-eteint', fields: {}, lat: 50.6285, lon: 5.7781 }
    const one = (await send({ ...lamp, asset: 'Z-101' })).data.uid
    await send({ ...lamp, asset: 'Z102' })
    const near = async (asset: string) =>
      (await get(`/nearby?portalName=montclair&category=${lamp.category}&lat=${lamp.lat}&lon=${lamp.lon}${asset}`))
        .items
    expect((await near('&asset=z%20101')).map(({ report }: { report: { uid: string } }) => report.uid)).toEqual([one])
    expect((await near('&asset=z%20101'))[0].isSameAsset).toBe(true)
    expect(await near('&asset=Z999')).toEqual([])
    expect(await near('')).toHaveLength(2)
  })

  it('is nothing near where the radius is 0, and 404 for what cannot be chosen', async () => {
    const near = (category: string) =>
      passerBy(server).call('GET', `/nearby?portalName=montclair&category=${category}&lat=50.64&lon=5.79`)
    expect((await near('herbes')).data).toEqual({ radius: 0, items: [] })
    expect((await near('voirie')).status).toBe(404)
  })
})
