import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { returningWith } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { metaOf, readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const renderUrl = async (url: string, headers?: Record<string, string>) => {
  const answer = await portal.get(url, headers)
  return { ...answer, document: readHtml(answer.html) }
}

const paths = ['', '/menu', '/contenu/voirie', '/information/voirie', '/publication', '/evenements'].flatMap((path) =>
  ['montclair', 'hauteroche'].map((card) => `/${card}${path}`),
)

describe.each([...paths, '/montclair/publication/travaux-rue-haute', '/montclair/evenement/concert-au-kiosque'])(
  '%s',
  (path) => {
    it('is a whole document with one main title, in its language', async () => {
      const { status, document } = await renderUrl(path)
      expect(status).toBe(200)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.querySelector('h1')?.textContent).toBeTruthy()
      expect(document.documentElement.lang).toBe('fr')
      expect(document.querySelectorAll('main')).toHaveLength(1)
      expect(document.querySelector('a[href="#contenu"]')).toBeTruthy()
    })

    it('has metadata for browsers, search engines and shared links', async () => {
      const { document } = await renderUrl(path)
      const card = path.startsWith('/montclair') ? 'Montclair-sur-Meuse' : 'Hauteroche'
      expect(document.title).toContain(card)
      for (const name of ['description', 'theme-color', 'og:title', 'og:description', 'og:type', 'og:locale', 'og:url'])
        expect(metaOf(document, name), name).toBeTruthy()
      expect(metaOf(document, 'og:image')).toMatch(/^https:\/\/www\.\w+\.example\/crop-resize\/1200x630\//)
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
        new RegExp(`^https://www\\.\\w+\\.example${path}$`),
      )
      expect(document.querySelector('link[rel="icon"]')).toBeTruthy()
    })

    it('contains no inline script or style and loads nothing from other origins', async () => {
      const { html, document } = await renderUrl(path)
      const scripts = [...document.querySelectorAll('script')]
      expect(scripts.filter((script) => !script.src && !/^application\/(?:ld\+)?json$/.test(script.type))).toEqual([])
      expect(document.querySelectorAll('style, [style]')).toHaveLength(0)
      expect(html).not.toMatch(/<[^>]+\son\w+=/)
      const loaded = [...document.querySelectorAll('script[src], img[src], link[rel="stylesheet"]')]
      const addresses = loaded.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([])
    })

    it('links to pages of its own portal only', async () => {
      const { document } = await renderUrl(path)
      const card = path.split('/', 2).join('/')
      const inside = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
      expect(inside.length).toBeGreaterThan(5)
      expect(inside.filter((href) => href !== card && !/^\/[\w-]+[/#?]/.test(href))).toEqual([])
      expect(inside.filter((href) => !href.startsWith(card))).toEqual([])
    })
  },
)

it.each([
  ['/montclair/contenu/accessibilite', 'Mis à jour le'],
  ['/montclair/publication/travaux-rue-haute?lang=en', 'Updated on'],
  ['/hauteroche/evenement/repair-cafe?lang=de', 'Aktualisiert am'],
  ['/hauteroche/contenu/voirie', 'Mis à jour le'],
  ['/montclair/information/bibliotheque', 'Mis à jour le'],
  ['/montclair/information/bibliotheque?lang=en', 'Updated on'],
  ['/hauteroche/information/maison-communale?lang=de', 'Aktualisiert am'],
])('says when the page was last changed: %s', async (path, words) => {
  const { document } = await renderUrl(path)
  const times = [...document.querySelectorAll('main time')]
  const updated = times.filter(({ textContent }) => new RegExp(`^${words} .*\\d{4}$`).test(textContent ?? ''))
  expect(updated.map((time) => Date.parse(time.getAttribute('datetime') ?? ''))).toEqual([expect.any(Number)])
  expect(updated[0]?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
})

it('renders each town in its own theme and colours', async () => {
  const { document: one } = await renderUrl('/montclair')
  const { document: other } = await renderUrl('/hauteroche')
  expect(one.documentElement.dataset.theme).toBe('nordege')
  expect(other.documentElement.dataset.theme).toBe('squared')
  expect(one.querySelector('link[href="/montclair/theme.css"]')).toBeTruthy()
})

it('is in the language the visitor chose and links the others', async () => {
  const { document, headers } = await renderUrl('/montclair', { cookie: returningWith('i18n_redirected=en') })
  expect(document.documentElement.lang).toBe('en')
  expect(headers['content-language']).toBe('en')
  expect(document.querySelector('a[href="#contenu"]')?.textContent).toBe('Skip to content')
  expect(metaOf(document, 'og:locale')).toBe('en_GB')
  const choice = document.querySelector('a[hreflang="fr"]')
  expect(choice?.getAttribute('href')).toBe('/montclair/locale?to=fr&back=%2Fmontclair')
  expect(choice?.getAttribute('lang')).toBe('fr')
})

it('falls back to the portal’s language for one it does not offer', async () => {
  const { document } = await renderUrl('/montclair', { cookie: returningWith('i18n_redirected=de') })
  expect(document.documentElement.lang).toBe('fr')
})

it('offers German in the town that supports it', async () => {
  const { document } = await renderUrl('/hauteroche/publication', { cookie: returningWith('i18n_redirected=de') })
  expect(document.querySelector('h1')?.textContent).toBe('Aktuelles')
})

it('names exactly the files a page needs', async () => {
  const { document } = await renderUrl('/montclair')
  const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  expect(document.querySelector('script[type="module"]')?.getAttribute('src')).toBe('/assets/entry.js')
  expect(hrefs('link[rel="modulepreload"]')).toEqual(
    expect.arrayContaining(['/assets/react.js', '/assets/poll.js', '/assets/texts-fr.js']),
  )
  expect(hrefs('link[rel="modulepreload"]')).not.toContain('/assets/texts-en.js')
  expect(hrefs('link[rel="modulepreload"]')).not.toContain('/assets/menu.js')
  expect(hrefs('link[rel="stylesheet"]')).toEqual(['/assets/entry.css', '/assets/poll.css', '/montclair/theme.css'])
})

it('asks for a banner at the width of the page it is on', async () => {
  const sizes = async (url: string) => (await renderUrl(url)).document.querySelector('main img')?.getAttribute('sizes')
  expect(await sizes('/montclair')).toContain(' 1224px,')
  expect(await sizes('/montclair/contenu/piscine')).toContain(' 800px,')
})

it('loads style sheets and the first picture before the scripts, which it can be read without', async () => {
  const { document } = await renderUrl('/montclair')
  const scripts = [...document.querySelectorAll('script[src], link[rel="modulepreload"]')]
  expect(scripts.length).toBeGreaterThan(3)
  expect(new Set(scripts.map((script) => script.getAttribute('fetchpriority')))).toEqual(new Set(['low']))
  expect(document.querySelector('main img')?.getAttribute('fetchpriority')).toBe('high')
})

it('lists as many items as the address requests, so that more can be shown without JavaScript', async () => {
  const cells = async (url: string) => (await renderUrl(url)).document.querySelectorAll('main article').length
  const first = await cells('/montclair/publication')
  expect(first).toBe(10)
  expect(await cells('/montclair/publication?count=14')).toBe(14)
  expect(await cells('/montclair/publication?count=nonsense')).toBe(first)
  const next = await renderUrl('/montclair/evenements?count=10')
  expect(next.document.querySelector('main input[name="count"]')?.getAttribute('value')).toBe('15')
})

describe('a page of a list that the address names', () => {
  const targets = async (url: string) => {
    const { document } = await renderUrl(url)
    const cells = [...document.querySelectorAll('main article a')].map((link) => link.getAttribute('href'))
    return { document, cells: cells.filter((href) => /\/(?:publication|evenement)\//.test(href ?? '')) }
  }

  it.each(['publication', 'evenements'])('holds its own part of the %s', async (list) => {
    const { cells: all } = await targets(`/montclair/${list}?count=100`)
    const { document, cells } = await targets(`/montclair/${list}?page=2&size=3`)
    expect(cells).toEqual(all.slice(3, 6))
    expect(document.querySelector('main [aria-current="page"]')?.textContent).toContain('2')
    const first = document.querySelector(`main a[href="/montclair/${list}?size=3&page=1"], main a[href*="page=1"]`)
    expect(first).not.toBeNull()
  })

  it('has the size of its list unless the address gives one', async () => {
    expect((await targets('/montclair/publication?page=1')).cells).toHaveLength(10)
    expect((await targets('/montclair/evenements?page=1')).cells).toHaveLength(5)
  })

  it('says that nothing matches, not that there is no news', async () => {
    for (const query of ['query=zzzz', 'keyword=Inconnu', 'page=999']) {
      const { document } = await targets(`/montclair/publication?${query}`)
      expect(document.querySelector('main')?.textContent).toContain('Aucun résultat pour cette recherche')
    }
  })
})

describe.each(['/montclair', '/hauteroche'])('the footer of %s', (card) => {
  const phone = { 'sec-ch-ua-mobile': '?1' }
  it.each([{}, phone])('has the telephone of the town and those for emergencies, on any screen', async (headers) => {
    const { document } = await renderUrl(card, headers)
    const calls = [...document.querySelectorAll('footer a[href^="tel:"]')].map((link) => link.getAttribute('href'))
    expect(calls).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:\+32/), 'tel:112', 'tel:101', 'tel:1733']),
    )
  })
})
