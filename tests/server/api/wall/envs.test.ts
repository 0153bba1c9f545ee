import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '../../../../schemas'
import { validate } from '../../../../schemas'
import { addAccount, bearer, signIn } from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const v1 = '/core-service/api/v1'
const uidsOf = (items: readonly { uid: string }[]) => items.map(({ uid }) => uid)
const tileUids = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'widget-cell' ? [block.data.uid] : []))

describe.each(usualDatabases)('widgets of one layout on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const visitor = (
    headers: Record<string, string> = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' },
  ) => {
    const get = async (url: string) => {
      const { statusCode, body } = await server.app.inject({ url, headers })
      expect(statusCode, url).toBe(200)
      return JSON.parse(body).data
    }
    const add = async (storeWidget: string, more: object = {}, identity = 'anonymous') => {
      const payload = { portal: 'hauteroche', storeWidget, ...more }
      const answer = await server.app.inject({ method: 'POST', url: `${v1}/${identity}/widget`, headers, payload })
      expect(answer.statusCode).toBe(200)
      return JSON.parse(answer.body).data.uid
    }
    return { get, add }
  }
  const wall = '/core-service/api/v2/anonymous/wall/hauteroche'
  const store = `${v1}/web/portal/hauteroche/store-catalog`
  const home = '/core-service/api/v2/web/portal/hauteroche/home'
  const homeTiles = (page: { components: Block[] }): string[] => {
    const group = page.components.find(({ id }) => id === 'home-wall')
    return [...JSON.stringify(group ?? {}).matchAll(/"id":"(?:tile|live)-([^"]+)"/g)].map(([, uid = '']) => uid)
  }

  it('shows and offers them in their layout only, which is that of computers where none is named', async () => {
    const { get } = visitor()
    for (const [query, shown, hidden] of [
      ['?env=mobile', 'balade-du-jour', 'enquetes'],
      ['?env=desktop', 'enquetes', 'balade-du-jour'],
      ['', 'enquetes', 'balade-du-jour'],
    ] as const) {
      expect(tileUids((await get(wall + query)).components), query).toEqual([shown])
      expect(homeTiles(await get(home + query)), query).toEqual([shown])
      const offered = uidsOf((await get(store + query)).items)
      expect([offered.includes(shown), offered.includes(hidden), offered.includes('agenda')]).toEqual([
        true,
        false,
        true,
      ])
    }
    const all = uidsOf(await get(`${v1}/web/portal/hauteroche/app-store`))
    expect(all).toEqual(expect.arrayContaining(['enquetes', 'balade-du-jour']))
  })

  it.each(['anonymous', 'user-data'])('keeps what a visitor has added in both layouts: %s', async (identity) => {
    const email = `${randomUUID()}@maison.be`
    if (identity === 'user-data') await addAccount(server.db, email)
    const { get, add } = visitor(identity === 'user-data' ? bearer(await signIn(server.app, email)) : undefined)
    const uid = await add('balade-du-jour', {}, identity)
    const own = identity === 'anonymous' ? wall : '/core-service/api/v2/users/self/wall/hauteroche'
    for (const env of ['mobile', 'desktop']) {
      const { tiles, components } = await get(`${own}?env=${env}`)
      expect(uidsOf(tiles)).toEqual([uid])
      // The town's tile would say the same again.
      expect(tileUids(components)).not.toContain('balade-du-jour')
      expect(homeTiles(await get(`${home}?env=${env}`))[0]).toBe(uid)
      expect(uidsOf((await get(`${store}?env=${env}`)).items)).toContain('balade-du-jour')
    }
  })

  it('counts and filters the tiles that the wall has', async () => {
    const { get, add } = visitor()
    const news = await add('actualites')
    const bus = await add('prochains-bus', { stop: (await stops(get))[0] })
    const of = (path: string) => `${v1}/anonymous/wall/hauteroche/${path}`
    expect(await get(of('categories?env=desktop'))).toMatchObject([
      { uid: 'mobility', count: 1 },
      { uid: 'town', count: 2 },
    ])
    expect(await get(of('categories?env=mobile'))).toMatchObject([
      { uid: 'mobility', count: 1 },
      { uid: 'town', count: 1 },
      { uid: 'leisure', count: 1 },
    ])
    const town = await get(of('filter/town'))
    expect([uidsOf(town.tiles), tileUids(town.components)]).toEqual([[news], ['enquetes']])
    const mobility = await get(of('filter/mobility?env=mobile'))
    expect([uidsOf(mobility.tiles), tileUids(mobility.components)]).toEqual([[bus], []])
  })

  const stops = async (
    get: (url: string) => Promise<{ configuration: { components: Block[] } }>,
  ): Promise<string[]> => {
    const { configuration } = await get(`${v1}/web/portal/hauteroche/store-details/prochains-bus`)
    const [field] = configuration.components
    return field?.type === 'dynamic-input' ? (field.data.options ?? []).map(({ value }) => String(value)) : []
  }

  it('leaves no block of the home out, whatever the tiles on it show', async () => {
    const { get, add } = visitor()
    const ids = (page: unknown) =>
      [...JSON.stringify(page).matchAll(/"id":"((?:event|publication|poll)-[^"]+)"/g)].length
    const before = ids(await get(home))
    const [stop] = await stops(get)
    for (const each of ['agenda', 'actualites', 'theme-nature', 'sondage', 'balade-du-jour']) await add(each)
    for (let count = 0; count < 2; count++) await add('prochains-bus', { stop })
    const page = await get(home)
    expect(validate(page, { as: 'page' }).issues).toEqual([])
    expect(ids(page)).toBe(before)
  })
})
