import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'
import { base } from './town'

describe('the sorting guide', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const get = async (url: string, language = 'fr') => {
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    return { status: answer.statusCode, ...answer.json() }
  }
  const guide = async (query: object, language?: string, portalName = 'montclair') =>
    (await get(`${base}/guide?${new URLSearchParams({ portalName, ...query })}`, language)).data
  const first = async (query: string, language?: string, portalName?: string) =>
    (await guide({ query }, language, portalName)).items[0]

  it.each([
    ['pile', 'pile', 'BATTERIES'],
    ['piles', 'pile', 'BATTERIES'],
    ['isomo', 'frigolite-d-emballage', 'RECYPARC'],
    ['brique de lait', 'brique-de-lait', 'PMC'],
    ['tetra pak', 'brique-de-lait', 'PMC'],
    ['gyproc', 'plaque-de-platre', 'RECYPARC'],
    ['pampers', 'couche', 'OM'],
    ['matela', 'matelas', 'RECYPARC'],
    ['medicamants', 'medicaments', 'PHARMACY'],
    ['huile de friture', 'huile-de-friture', 'OIL'],
  ])('answers “%s”', async (query, uid, destination) => {
    expect(await first(query)).toMatchObject({ uid, destination })
  })

  it.each([
    ['frigolitte', 'frigolite'],
    ['ampoul', 'ampoule'],
    ['canape', 'canape'],
  ])('understands the misspelled “%s”', async (query, part) => {
    const { items } = await guide({ query })
    expect(items.map(({ uid }: { uid: string }) => uid).join(' ')).toContain(part)
  })

  it('knows the things in other languages', async () => {
    expect(await first('Kühlschrank', 'de', 'hauteroche')).toMatchObject({ uid: 'frigo', name: 'Kühlschrank' })
    expect(await first('mattress', 'en')).toMatchObject({ uid: 'matelas', name: 'Mattress' })
  })

  it('lists at least 300 things by letter', async () => {
    const all = await guide({ count: '500' })
    expect(all.total).toBeGreaterThanOrEqual(300)
    const e = await guide({ letter: 'E', count: '500' })
    expect(e.items.map(({ name }: { name: string }) => name)).toContain('Épluchures')
    expect(all.letters).toContain('E')
  })

  it('says where a thing goes, where else, and what to know', async () => {
    const { data } = await get(`${base}/guide/pile?portalName=montclair`)
    expect(data).toMatchObject({ name: 'Pile', destination: 'BATTERIES', alternatives: ['SHOP', 'RECYPARC'] })
    expect(data.note).toContain('reprennent')
    expect((await get(`${base}/guide/rien?portalName=montclair`)).status).toBe(404)
  })

  it('is found by the search of the portal, and not where the service is off', async () => {
    const found = async (query: string) =>
      (await get(`/core-content-service/api/v1/web/portal/montclair/search?query=${query}&size=50`)).data.items.map(
        ({ id, action }: { id: string; action: { data: { path: string } } }) => `${id} ${action.data.path}`,
      )
    expect(await found('pile')).toContain('waste-pile /dechets/tri/pile')
    expect(await found('frigolite')).toContain('waste-frigolite-d-emballage /dechets/tri/frigolite-d-emballage')
    expect((await found('ampoule')).join()).toContain('waste-ampoule-led')
    await setServices(server, 'montclair', { waste: false })
    expect((await found('pile')).join()).not.toContain('waste-')
    await setServices(server, 'montclair', {})
  })

  it('lists recycling centres first, and what each place takes', async () => {
    const { items } = (await get(`${base}/containers?portalName=montclair`)).data
    expect(items[0]).toMatchObject({ kinds: expect.arrayContaining(['RECYPARC']), place: 'recyparc' })
    expect(items.length).toBeGreaterThan(10)
    expect(items.every(({ kinds }: { kinds: string[] }) => kinds.length > 0)).toBe(true)
  })
})
