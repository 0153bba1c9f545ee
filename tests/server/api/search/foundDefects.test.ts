import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'

type Cell = { id: string; data: { label: string }; action: { data: { path: string } } }
type Found = { items: Cell[]; total: number; kinds: { kind: string; total: number }[] }

const isHole = ({ id }: Cell) => id === 'defect-nid-de-poule'

describe.each(usualDatabases)('what residents report, in the search on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const find = async (query: string, language = 'fr'): Promise<Found> => {
    const url = `/core-content-service/api/v1/web/portal/montclair/search?${new URLSearchParams(query)}`
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  it('leads to its form with the category chosen, in the language of the visitor', async () => {
    expect((await find('query=pothole', 'en')).items.find(isHole)).toMatchObject({
      data: { name: 'Pothole', label: 'Report · Roads and pavements' },
      action: { data: { path: '/signalement?category=nid-de-poule' } },
    })
    expect((await find('query=signaler un trou')).items.find(isHole)).toMatchObject({
      data: { name: 'Nid-de-poule', label: 'Signalement · Rues et trottoirs' },
    })
  })

  it('is a kind of its own, of which nothing is found where reports are off', async () => {
    const { items, kinds, total } = await find('query=signaler un trou&kind=defect')
    expect(items.every(({ id }) => id.startsWith('defect-'))).toBe(true)
    expect(kinds).toContainEqual({ kind: 'defect', total })
    await setServices(server, 'montclair', { defects: false })
    const without = await find('query=signaler un trou')
    expect(without.kinds.map(({ kind }) => kind)).not.toContain('defect')
    await setServices(server, 'montclair', { defects: true })
  })

  it('follows the catalogue of its town, and leaves that of others', async () => {
    const entries = server.db.selectFrom('search_entry').select(['portal', 'uid']).where('kind', '=', 'defect')
    const catalogue = server.db.selectFrom('defect_catalogue').select('record').where('portal', '=', 'hauteroche')
    const { record } = await catalogue.executeTakeFirstOrThrow()
    const write = (categories: typeof record.categories) =>
      server.db
        .updateTable('defect_catalogue')
        .set({ record: JSON.stringify({ ...record, categories }) })
        .where('portal', '=', 'hauteroche')
        .execute()
    const isOwn = ({ portal }: { portal: string }) => portal === 'hauteroche'
    const before = await entries.execute()
    await write([{ uid: 'puits', translations: { fr: { title: 'Puits' } } }])
    const after = await entries.execute()
    expect(after.filter(isOwn)).toEqual([{ portal: 'hauteroche', uid: 'puits' }])
    expect(after).toHaveLength(before.filter((entry) => !isOwn(entry)).length + 1)
    await write(record.categories)
    expect(await entries.execute()).toHaveLength(before.length)
  })
})
