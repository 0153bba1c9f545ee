import { describe, expect, it } from 'vitest'
import { readAddress } from '../../src/portal/render/readAddress'
import { backEnd, renderWith } from './answers'
import { readHtml } from './readHtml'

const pool = {
  uid: 'piscine',
  name: 'Piscine <i>communale</i>',
  category: 'sport',
  label: 'Sport',
  lat: 50.64,
  lon: 5.79,
  address: { street: 'Rue du Bassin', streetNumber: '3', zip: '4679', locality: 'Valbeau' },
  schedule: [{ day: 3, startTime: 600, endTime: 1200 }],
  phone: '+32 4 555 01 40',
  accessibility: { stepFree: 'yes', toilets: 'limited', hearingLoop: 'unknown' },
  path: '/information/piscine',
}
const menu = [
  {
    uid: 'sante',
    label: 'Santé',
    count: 12,
    children: [{ uid: 'pharmacie', label: 'Pharmacies', count: 3, children: [] }],
  },
]
const found = { items: [pool], total: 120 }
const map = (query = '', places: object = found) =>
  renderWith({ '/maps/query': places, '/maps/menu': menu, '/menu/root': [] }, { url: `/valbeau/map${query}` })

describe('the page of the map', () => {
  it('is a list of places with a form and links that need no script, without a footer', async () => {
    const { status, html } = await map()
    const document = readHtml(html)
    expect(status).toBe(200)
    expect(html).toMatch(/<title>Carte – /)
    expect(document.querySelector('main h2')?.textContent).toBe('120 lieux')
    expect(document.querySelector('#lieu-piscine')?.getAttribute('href')).toBe('/valbeau/map?place=piscine')
    expect(html).toContain('Piscine &lt;i&gt;communale&lt;/i&gt;')
    expect(html).toMatch(/<form[^>]* action="\/valbeau\/map"/)
    const filters = [...document.querySelectorAll('nav[aria-label="Filtrer les lieux"] a')]
    expect(filters.map((link) => link.getAttribute('href'))).toContain('/valbeau/map?category=sante')
    expect(filters.map((link) => link.getAttribute('href'))).toContain('/valbeau/map?need=stepFree')
    expect(filters.every((link) => link.getAttribute('rel') === 'nofollow')).toBe(true)
    expect(html).not.toContain('style=')
    expect(html).not.toContain('<footer')
  })

  it('asks for what its address filters by, and leaves invalid values out', async () => {
    const { fetch, calls } = backEnd({ '/maps/query': found, '/maps/menu': menu, '/menu/root': [] })
    const url = '/valbeau/map?query=bain&category=sante&open=1&need=stepFree&need=benches&zone=5.1,50.1,5.2,50.2&page=2'
    await renderWith({}, { url, fetch })
    const [path = ''] = calls.map((call) => call.path).filter((each) => each.includes('/maps/query'))
    expect(Object.fromEntries(new URL(path, 'http://x').searchParams)).toEqual({
      query: 'bain',
      category: 'sante',
      open: 'true',
      needs: 'stepFree,benches',
      bbox: '5.1,50.1,5.2,50.2',
      page: '2',
    })
    const wrong = backEnd({ '/maps/query': found, '/maps/menu': menu, '/menu/root': [] })
    const odd = '/valbeau/map?category=a%20b&zone=6,50,5,51&page=-1&place=..'
    await renderWith({}, { url: odd, fetch: wrong.fetch })
    expect(wrong.calls.find((call) => call.path.includes('/maps/query'))?.path).toMatch(/\/maps\/query$/)
  })

  it('shows the details of the place of its address', async () => {
    const { html } = await map('?place=piscine')
    const panel = readHtml(html).querySelector('section[aria-labelledby="place-name"]')
    expect(html).toMatch(/<title>Piscine &lt;i&gt;communale&lt;\/i&gt; – Carte/)
    expect(panel?.textContent).toContain('Rue du Bassin 3, 4679 Valbeau')
    expect(panel?.textContent).toContain('Accès sans marche : oui')
    expect(panel?.textContent).toContain('Toilettes : en partie')
    expect(panel?.textContent).not.toContain('Boucle auditive')
    expect(panel?.querySelector('a[href="tel:+3245550140"]')).not.toBeNull()
    expect(panel?.querySelector('a[href="/valbeau/information/piscine"]')).not.toBeNull()
    const directions = panel?.querySelector('a[href="https://www.openstreetmap.org/search?query=50.64%2C5.79"]')
    expect(['target', 'rel'].map((name) => directions?.getAttribute(name))).toEqual(['_blank', 'noopener'])
    expect(directions?.textContent).toBe('Itinéraire (nouvel onglet)')
    expect(panel?.querySelector('a[aria-label="Fermer la fiche"]')?.getAttribute('href')).toBe('/valbeau/map')
  })

  it('says that nothing matches, and leaves a place out that is nowhere', async () => {
    expect((await map('?query=xyz', { items: [], total: 0 })).html).toContain('Aucune donnée')
    const { html } = await map('', { items: [pool, { ...pool, uid: 'nulle-part', lat: 200 }], total: 2 })
    expect(html).toContain('lieu-piscine')
    expect(html).not.toContain('lieu-nulle-part')
  })

  it('has the title of its address, with a way back, on phones', async () => {
    const document = readHtml((await map('?header=O%C3%B9%20nager%20%3F')).html)
    const header = document.querySelector('header[data-header="back"]')
    expect(header?.querySelector('p')?.textContent).toBe('Où nager ?')
    expect(document.querySelector('h1')?.textContent).toBe('Où nager ?')
    expect(readHtml((await map()).html).querySelector('header[data-header="title"]')).not.toBeNull()
  })

  it('keeps its own parameters only', () => {
    expect(readAddress('/valbeau/map?utm_source=x&place=a&date=2027-01-01&open=1').url).toBe(
      '/valbeau/map?open=1&place=a',
    )
  })
})
