import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDay } from '../../../../src/server/api/submissions/writeFields'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'
import { draftCamp } from '../camps/registration'

const pages = { 'rendez-vous': '/rendez-vous', billetterie: '/ticketin', signalement: '/signalement' } as const
const v1 = '/core-service/api/v1'
const wall = '/core-service/api/v2/anonymous/wall/montclair'

describe.each(usualDatabases)('widgets that open a page, on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
  const get = async (url: string, language = 'fr') => {
    const { statusCode, body } = await server.app.inject({ url, headers: { ...headers, 'x-lgc-language': language } })
    return { statusCode, data: JSON.parse(body).data }
  }
  const storeUids = async (): Promise<string[]> => {
    const { items }: { items: { uid: string }[] } = (await get(`${v1}/web/portal/montclair/store-catalog`)).data
    return items.map(({ uid }) => uid)
  }

  it('are offered by both towns for appointments, tickets and reports, in the language of the visitor', async () => {
    for (const [town, language, titles] of [
      ['montclair', 'en', ['Appointments', 'Tickets', 'Report a problem']],
      ['hauteroche', 'de', ['Termine', 'Tickets', 'Ein Problem melden']],
    ] as const) {
      for (const [index, [uid, path]] of Object.entries(pages).entries()) {
        const { data } = await get(`${v1}/web/portal/${town}/store-details/${uid}`, language)
        expect(data.preview[0].action, uid).toEqual({ handler: 'navigation', data: { path } })
        expect(data.entry).toMatchObject({ kind: 'page', title: titles[index], needsSettings: false })
      }
    }
  })

  it.each([
    ['camps', '/camps', 'Camps', 'camps'],
    ['releves', '/releves', 'Meter readings', 'page'],
  ])('are offered by a town for %s', async (uid, path, title, kind) => {
    const { data } = await get(`${v1}/web/portal/montclair/store-details/${uid}`, 'en')
    expect(data.preview[0].action).toEqual({ handler: 'navigation', data: { path } })
    expect(data.entry).toMatchObject({ kind, title, needsSettings: false })
    await setServices(server, 'montclair', { camps: false, readings: false })
    expect(await storeUids()).not.toContain(uid)
    await setServices(server, 'montclair', { camps: true, readings: true })
    expect(await storeUids()).toContain(uid)
  })

  it('show the next camp of who has registered one, and open it', async () => {
    const visitor = randomUUID()
    const own = { ...headers, 'x-lgc-anonymous-uid': visitor, 'x-lgc-language': 'fr' }
    const post = async (url: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url, headers: own, payload })).json().data
    const { uid: widget } = await post(`${v1}/anonymous/widget`, { portal: 'montclair', storeWidget: 'camps' })
    const tile = async () =>
      (await server.app.inject({ url: `${v1}/web/widget/${widget}/tile`, headers: own })).json().data
    expect((await tile()).action.data.path).toBe('/camps')
    const camp = await draftCamp(server.app, visitor)
    expect((await tile()).action.data.path).toBe('/camps')
    await post(`/scouts-service/api/v1/web/camps/${camp}/confirmation`, {})
    const { from, until } = await server.db
      .selectFrom('camp')
      .select(['starts_on as from', 'ends_on as until'])
      .where('uid', '=', camp)
      .executeTakeFirstOrThrow()
    expect((await tile()).action.data.path).toBe(`/camps/mes-camps/${camp}`)
    expect((await tile()).data.subtitle.replaceAll('\u00a0', ' ')).toBe(
      `Pré du Moulin · du ${writeDay(from, 'fr')} au ${writeDay(until, 'fr')}`,
    )
    await server.app.inject({ method: 'DELETE', url: `/scouts-service/api/v1/web/camps/${camp}`, headers: own })
    expect((await tile()).action.data.path).toBe('/camps')
  })

  it('leave store and wall with the service of their page, and come back with it', async () => {
    const payload = { portal: 'montclair', storeWidget: 'signalement' }
    await server.app.inject({ method: 'POST', url: `${v1}/anonymous/widget`, headers, payload })
    const tiles = async () => (await get(wall)).data.tiles.length
    expect(await tiles()).toBe(1)
    await setServices(server, 'montclair', { defects: false, appointments: false })
    expect(await storeUids()).toEqual(expect.not.arrayContaining(['signalement', 'rendez-vous']))
    expect(await storeUids()).toContain('billetterie')
    expect((await get(`${v1}/web/portal/montclair/store-details/signalement`)).statusCode).toBe(404)
    expect(await tiles()).toBe(0)
    await setServices(server, 'montclair', { defects: true, appointments: true })
    expect(await tiles()).toBe(1)
  })
})
