import { describe, expect, it } from 'vitest'
import { backEnd, renderWith } from './answers'
import { readHtml } from './readHtml'

const cell = (uid: string, data: object) => ({
  type: 'search-cell',
  id: uid,
  data: { name: uid, ...data },
  action: { handler: 'navigation', data: { path: `/contenu/${uid}` } },
})
const menu = [
  {
    uid: 'vivre',
    title: 'Vivre ici',
    children: [{ uid: 'c', title: 'Écrire', path: '/contenu/contact', children: [] }],
  },
]
const tags = [{ uid: 'culture', name: 'Culture', color: '#7a3e9d' }]
const search = (found: object, query: string, more: object = {}) =>
  renderWith({ '/search': found, '/tags': tags, '/menu/root': menu }, { url: `/valbeau/recherche${query}`, ...more })
const found = {
  items: [cell('piscine', { name: 'Piscine <i>communale</i>', label: 'Lieu', highlights: ['Piscine'] })],
  total: 16,
}
const none = { items: [], total: 0 }

describe('the search page', () => {
  it('isolates words from right to left, so that the title around them keeps its order', async () => {
    expect((await search(found, '?query=מוזיאון')).html).toContain('\u2068מוזיאון\u2069')
  })

  it('says how much was found, marks the words and has a form and links that need no script', async () => {
    const { status, html } = await search(found, '?query=piscine')
    expect(status).toBe(200)
    expect(html).toMatch(/<title>piscine – Recherche/)
    expect(html).toMatch(/<h2[^>]*>16 résultats pour «\s*piscine\s*»/)
    expect(html).toContain('<mark>Piscine</mark> &lt;i&gt;communale&lt;/i&gt;')
    expect(html).toMatch(/<form[^>]* action="\/valbeau\/recherche"/)
    expect(html).toMatch(/<input[^>]*name="query"[^>]*value="piscine"/)
    expect(html).toContain('href="/valbeau/recherche?keyword=Culture"')
    expect(html).not.toContain('style=')
    expect(html).not.toContain('<footer')
  })

  it('asks for the words or the keyword, and the part, of its address', async () => {
    const { fetch, calls } = backEnd({
      '/search': found,
      '/menu/root': [],
      '/footer': { type: 'columns', columns: [] },
    })
    await search(found, '?keyword=Culture&count=30', { fetch })
    const call = calls.find(({ path }) => path.includes('/search?'))
    expect(call?.path).toMatch(/\/search\?keyword=Culture&from=0&count=30$/)
  })

  it('offers the kinds of results as links, and marks the one of its address', async () => {
    const kinds = [
      { kind: 'publication', total: 4 },
      { kind: 'place', total: 12 },
    ]
    const { html } = await search({ ...found, kinds }, '?query=piscine&kind=place')
    const links = [...readHtml(html).querySelectorAll('nav[aria-label="Type de résultat"] a')]
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Tout (16)', '/valbeau/recherche?query=piscine', null],
      ['Actualités (4)', '/valbeau/recherche?query=piscine&kind=publication', null],
      ['Lieux (12)', '/valbeau/recherche?query=piscine', 'true'],
    ])
    const none = await search({ ...found, items: [], total: 0, kinds }, '?query=piscine&kind=event')
    expect(none.html).toContain('Aucun résultat de ce type.')
    expect(none.html).toContain('Tout (16)')
    expect((await search({ ...found, kinds: kinds.slice(1) }, '?query=piscine')).html).not.toContain('Type de résultat')
  })

  it('says what was searched for instead', async () => {
    const { html } = await search({ ...found, correction: 'piscine' }, '?query=pissine')
    expect(html).toMatch(/16 résultats pour «\s*piscine\s*»/)
    expect(html).toMatch(/rien trouvé pour «\s*pissine\s*»/)
  })

  it('offers sections and contact where nothing is found, and sections where nothing is searched for', async () => {
    const { status, html } = await search(none, '?query=%3Cscript%3E')
    expect(status).toBe(200)
    expect(html).toMatch(/Aucun résultat pour «\s*&lt;script&gt;\s*»/)
    expect(html).toContain('href="/valbeau/contenu/contact"')
    expect(html).toContain('href="/valbeau/menu/vivre"')
    const start = await search(none, '')
    expect(start.html).toContain('Parcourir les rubriques')
    const own = [{ uid: 'bus', title: 'Bus', path: '/contenu/bus', children: [] }]
    const { html: chosen } = await renderWith(
      { '/search': none, '/menu/root': menu, '/home-menu': own },
      { url: '/valbeau/recherche' },
    )
    const main = readHtml(chosen).querySelector('main')
    expect([...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toContain(
      '/valbeau/contenu/bus',
    )
    expect(main?.querySelector('a[href="/valbeau/menu/vivre"]')).toBeNull()
    expect(start.html).not.toContain('Aucun résultat')
  })
})
