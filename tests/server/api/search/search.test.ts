import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldWords } from '../../../../src/server/api/call/foldWords'
import { databases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

type Cell = {
  id: string
  data: { name: string; label: string; description?: string; highlights?: string[]; location?: { lat: number } }
  action: { data: { path: string } }
}
type Found = { items: Cell[]; total: number; kinds: { kind: string; total: number }[]; correction?: string }

describe.each(databases)('the search on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const get = async (path: string, language = 'fr') => {
    const url = `/core-content-service/api/v1/web/portal/montclair/${path}`
    return await server.app.inject({ url, headers: { 'x-lgc-language': language } })
  }
  const find = async (path: string, language?: string): Promise<Found> => {
    const answer = await get(path, language)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }
  const ids = ({ items }: Found) => items.map(({ id }) => id)
  const insert = async (uid: string, texts: object, publishedAt = now) => {
    const row = { portal: 'montclair', uid, published_at: publishedAt, type: 'avis', image: null }
    const json = { tags: '["culture"]', texts: JSON.stringify(texts), search: '{}' }
    await server.db
      .insertInto('publication')
      .values({ ...row, ...json })
      .execute()
    await server.app.readChanges()
  }

  it('folds text in the database as the server does', async () => {
    const samples = [
      'Été à l’École <b>ŒUVRE</b>',
      'Müll Muell neue Quelle Straße STRAẞE',
      'A&nbsp;B – 12h30',
      'ÅØÆ ñandú',
      'zone 2⃣3 Лавка',
      '',
    ]
    for (const locale of ['fr', 'de']) {
      for (const text of samples) {
        const { rows } = await sql<{ folded: string }>`select search_fold(${text}, ${locale}) as folded`.execute(
          server.db,
        )
        expect(rows[0]?.folded).toBe(foldWords(text, locale))
      }
    }
  })

  it('folds every letter in the database as the server does', async () => {
    const codes = Array.from({ length: 0x2f_ff }, (_, index) => index + 1)
    const letters = codes.map((code) => String.fromCodePoint(code))
    for (const locale of ['fr', 'de']) {
      const { rows } = await sql<{ folded: string[] }>`select array(
        select search_fold(letter, ${locale}) from unnest(${letters}::text[]) with ordinality as all_letters (letter, position)
        order by position) as folded`.execute(server.db)
      const folded = rows[0]?.folded ?? []
      expect(folded).toHaveLength(letters.length)
      expect(letters.filter((letter, at) => folded[at] !== foldWords(letter, locale))).toEqual([])
    }
  })

  it('lists one kind of records when asked to, and counts every kind', async () => {
    const all = await find('search?query=piscine')
    expect(all.kinds.length).toBeGreaterThan(1)
    expect(all.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(all.total)
    for (const { kind, total } of all.kinds) {
      const some = await find(`search?query=piscine&kind=${kind}`)
      expect([some.total, some.kinds]).toEqual([total, all.kinds])
      for (const id of ids(some)) expect(id).toMatch(new RegExp(`^${kind}-`))
    }
    const none = await find('search?query=piscine&kind=walk')
    expect([none.total, none.items, none.kinds]).toEqual([0, [], all.kinds])
    expect((await get('search?query=piscine&kind=account')).statusCode).toBe(400)
  })

  it('answers cells with the kind of record, the words found and where a place is', async () => {
    const { items, total } = await find('search?query=PISCINES')
    const place = items.find(({ id }) => id === 'place-piscine')
    expect(place).toMatchObject({
      data: {
        name: 'Piscine communale',
        label: 'Lieu',
        highlights: ['Piscine'],
        location: { lat: expect.any(Number) },
      },
      action: { data: { path: '/information/piscine' } },
    })
    expect(total).toBe(items.length)
    expect(ids(await find('search?query=pool', 'en'))).toContain('place-piscine')
  })

  it('leads to the map for a place without a page, which it follows, and finds none where the town has no map', async () => {
    const { items, kinds } = await find('search?query=toilettes%20publiques')
    const toilets = items.filter(({ id }) => id.startsWith('place-toilettes-'))
    expect(toilets).toHaveLength(8)
    expect(toilets[0]).toMatchObject({
      data: { label: 'Sur la carte · Toilettes publiques' },
      action: { data: { path: `/map?place=${toilets[0]?.id.replace('place-', '')}` } },
    })
    const places = (found: Found) => found.kinds.find(({ kind }) => kind === 'place')?.total ?? 0
    expect((await find('search?query=toilettes%20publiques&kind=place')).total).toBe(places({ items, kinds, total: 0 }))

    const closed = server.db.updateTable('place').where('uid', '=', 'toilettes-rue-du-halage')
    await closed.set({ has_page: true }).execute()
    await server.app.readChanges()
    const [paged] = (await find('search?query=toilettes%20halage')).items
    expect(paged).toMatchObject({
      data: { label: 'Lieu' },
      action: { data: { path: '/information/toilettes-rue-du-halage' } },
    })
    await closed.set({ has_page: false }).execute()

    const portal = server.db.selectFrom('portal').select('record').where('name', '=', 'montclair')
    const { record } = await portal.executeTakeFirstOrThrow()
    const write = async (value: object) => {
      const change = { record: JSON.stringify(value) }
      await server.db.updateTable('portal').set(change).where('name', '=', 'montclair').execute()
      await server.app.readChanges()
    }
    await write({ ...record, configs: { ...record.configs, services: { map: false } } })
    expect(ids(await find('search?query=toilettes%20publiques'))).not.toContain(toilets[0]?.id)
    await write(record)
  })

  it('does not take a word for another one of the same stem where texts have what it means', async () => {
    const { items } = await find('search?query=o%C3%B9%20garer%20ma%20voiture')
    expect(items.flatMap(({ data }) => data.highlights ?? [])).not.toContain('Gare')
    // In English, "parking" has the stem of "park".
    expect(items[0]?.id).toBe('content-mobilite')
    expect(ids(await find('search?query=parking', 'en'))).not.toContain('place-kiosque')
  })

  it('says what it searched for instead of a misspelt word', async () => {
    expect(await find('search?query=bibliotek')).toMatchObject({ correction: 'bibliothèque' })
    expect(await find('search?query=bibliotheque')).not.toHaveProperty('correction')
  })

  it('leaves out a word that only another language resembles, beside words of the visitor', async () => {
    expect(await find('search?query=counncil')).toMatchObject({ correction: 'council' })
    const found = await find('search?query=piscine%20counncil')
    expect(found).not.toHaveProperty('correction')
    expect(found.items).toEqual((await find('search?query=piscine')).items)
  })

  it('has parts, with the same total, also past the end', async () => {
    const whole = await find('search?query=montclair&size=100')
    expect((await find('search?query=montclair')).items).toHaveLength(15)
    expect(ids(await find('search?query=montclair&page=2&size=4'))).toEqual(ids(whole).slice(4, 8))
    expect(await find('search?query=montclair&from=500&count=5')).toEqual({ ...whole, items: [] })
  })

  it('finds by keyword, with and without words, and nothing without either', async () => {
    const culture = await find('search?keyword=culture&size=100')
    expect(ids(culture)).toContain('event-theatre-en-wallon')
    expect(ids(culture)).not.toContain('publication-gravage-des-velos')
    expect(ids(await find('search?keyword=culture&query=wallon'))).toEqual(['event-theatre-en-wallon'])
    expect(await find('search?query=%20')).toEqual({ items: [], total: 0 })
  })

  it('follows edits that are made by hand', async () => {
    const text = (title: string) => ({ fr: { title, summary: 'Un texte court.', html: '<p>Ornithorynque</p>' } })
    await insert('animal', text('Le grand zébulon'))
    expect(ids(await find('search?query=zebulon'))).toEqual(['publication-animal'])
    expect(ids(await find('search?query=ornithorynques'))).toEqual(['publication-animal'])
    await sql`update publication set texts = ${JSON.stringify(text('Le petit tamanoir'))}::json where uid = 'animal'`.execute(
      server.db,
    )
    await server.app.readChanges()
    expect((await find('search?query=zebulon')).total).toBe(0)
    expect(ids(await find('search?query=tamanoir'))).toEqual(['publication-animal'])
    await sql`insert into search_synonym values ('montclair', 1000, '["tamanoir", "fourmilier"]')`.execute(server.db)
    await server.app.readChanges()
    expect(ids(await find('search?query=fourmiliers'))).toEqual(['publication-animal'])
    await sql`delete from publication where uid = 'animal'`.execute(server.db)
    await server.app.readChanges()
    expect((await find('search?query=tamanoir')).total).toBe(0)
  })

  it('hides what is not published yet, and passes markup on as text', async () => {
    const text = { fr: { title: 'Axolotl <script>alert(1)</script>', summary: 'Un <b>axolotl</b>.', html: '' } }
    await insert('later', text, new Date(now.getTime() + 60_000))
    expect((await find('search?query=axolotl')).total).toBe(0)
    await insert('today', text)
    const { items } = await find('search?query=axolotl')
    expect(items.map(({ data }) => data.name)).toEqual(['Axolotl <script>alert(1)</script>'])
    expect(items[0]?.data.highlights).toEqual(['Axolotl', 'axolotl'])
  })

  it('suggests at most five titles from the third letter on, and says what of them was typed', async () => {
    const suggest = async (query: string) => (await get(`finder?query=${encodeURIComponent(query)}`)).json().data
    expect(await suggest('bi')).toEqual([])
    expect(await suggest('bib')).toContainEqual({
      title: 'Bibliothèque communale',
      label: 'Lieu',
      path: '/information/bibliotheque',
      matches: [{ start: 0, end: 3 }],
    })
    expect((await suggest('com')).length).toBeLessThanOrEqual(5)
    expect(await suggest('asdf')).toEqual([])
  })

  it('searches a section, which must exist, and what is beside a page', async () => {
    expect(ids(await find('finder/evenements?query=piscine'))).toEqual(['event-aqua-famille'])
    expect(ids(await find('finder/contenu%2Fenergie'))).toEqual(
      expect.arrayContaining(['content-energie', 'content-releve']),
    )
    expect((await get('finder/nowhere?query=piscine')).statusCode).toBe(404)
    expect(ids(await find('aside?parent=energie'))).toEqual(['content-releve'])
    expect(ids(await find('aside?parent=energie&query=piscine'))).toEqual([])
    expect(await find('aside')).toEqual({ items: [], total: 0 })
  })

  it('counts what finds nothing by day, without numbers that may be of a person', async () => {
    for (const query of ['Kryptonité translucide', 'kryptonite TRANSLUCIDE', 'xyzzyq 0470123456', 'a'.repeat(80)]) {
      await find(`search?query=${encodeURIComponent(query)}`)
    }
    const misses = await server.db.selectFrom('search_miss').selectAll().where('words', 'like', 'krypt%').execute()
    expect(misses).toEqual([{ portal: 'montclair', day: '2027-03-10', words: 'kryptonite translucide', count: 2 }])
    expect(
      await server.db.selectFrom('search_miss').select('words').where('words', 'like', 'xyzzyq%').execute(),
    ).toEqual([])
  })
})
