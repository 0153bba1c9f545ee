import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MenuView, type Page, validate } from '../../../schemas'
import { usualDatabases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'

type Tile = { title: string; action: { data: { path: string } } }

const languages: Record<string, string[]> = { montclair: ['fr', 'en'], hauteroche: ['fr', 'de'] }
const cases = Object.entries(languages).flatMap(([town, locales]) => locales.map((locale) => [town, locale] as const))

describe.each(usualDatabases)('every page on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const read = async (url: string, language: string): Promise<unknown> => {
    const answer = await server.app.inject({ url, headers: { 'x-lgc-language': language } })
    expect(answer.statusCode, url).toBe(200)
    return answer.json().data
  }

  describe.each(cases)('of %s in %s', (town, locale) => {
    it.each(['desktop', 'mobile'])('has a valid home on %s', async (env) => {
      const page = await read(`/core-service/api/v2/web/portal/${town}/home?env=${env}`, locale)
      expect(validate(page, { as: 'page' }).issues).toEqual([])
    })

    it.each(['publication', 'event', 'content', 'place'] as const)('is valid: %s', async (table) => {
      const rows = await server.db.selectFrom(table).select('uid').where('portal', '=', town).execute()
      expect(rows.length).toBeGreaterThan(5)
      const base = `/core-content-service/api/v1/web/portal/${town}`
      const paths = { publication: 'publications', event: 'events', content: 'content', place: 'content' }
      for (const { uid } of rows) {
        const page = await read(`${base}/${paths[table]}/${uid}`, locale)
        expect(validate(page, { as: 'page' }).issues, uid).toEqual([])
      }
    })

    it('answers in that language at every level', async () => {
      const home = await read(`/core-service/api/v2/web/portal/${town}/home`, locale)
      const words: Record<string, string> = { fr: 'Tous', en: 'All', de: 'Alle' }
      expect(JSON.stringify(home)).toContain(words[locale])
    })
  })

  it.each(Object.keys(languages))(
    'has a quick access on the home of %s that does not repeat the navigation',
    async (town) => {
      const menu = await read(`/core-content-service/api/v1/web/portal/${town}/menu/root`, 'fr')
      const home = await read(`/core-service/api/v2/web/portal/${town}/home`, 'fr')
      const [grid] = [...JSON.stringify(home).matchAll(/"type":"menu-grid".*?"items":(\[.*?\])\}/g)]
      const tiles = JSON.parse(grid?.[1] ?? '[]').map(({ action }: Tile) => action.data.path)
      const sections = (menu as MenuView[]).map(({ path }) => path)
      expect(tiles.length).toBeGreaterThan(3)
      expect(tiles.filter((path: string) => sections.includes(path))).toEqual([])
    },
  )

  it('gives every block of a home page a unique id', async () => {
    const home = await read('/core-service/api/v2/web/portal/montclair/home', 'fr')
    const { components } = home as Page
    expect(components.every(({ id }) => id)).toBe(true)
  })

  it('leaves maps out for a client that draws none, and has their fallbacks in place of them', async () => {
    const tile = { type: 'map-tile', data: { lat: 50.64, lon: 5.79 } }
    const text = { type: 'description', data: { text: 'Place du Marché 1' } }
    const group = { type: 'group', data: { components: [tile, { ...tile, fallback: text }] } }
    const texts = JSON.stringify({ fr: { title: 'Venir', components: [group] } })
    await server.db.insertInto('content').values({ portal: 'montclair', uid: 'venir', parent: null, texts }).execute()
    const components = async (query: string) => {
      const page = await read(`/core-content-service/api/v1/web/portal/montclair/content/venir${query}`, 'fr')
      return JSON.stringify((page as Page).components.slice(0, 1))
    }
    expect(await components('?maps=true')).toBe(JSON.stringify([group]))
    expect(await components('')).toBe(JSON.stringify([{ ...group, data: { components: [text] } }]))
  })
})
