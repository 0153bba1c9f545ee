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
  const answer = await portal.get(url, { accept: 'text/html', ...headers })
  return { ...answer, document: readHtml(answer.html) }
}

describe('an address of an unknown portal', () => {
  it.each(['/atlantis', '/atlantis/contenu/voirie', '/a b', '/%3Cscript%3E', '/MONTCLAIR'])(
    'is not found, with a link to the home of a town: %s',
    async (path) => {
      const { status, document } = await renderUrl(path)
      expect(status).toBe(404)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.querySelector('h1')?.textContent).toBe('Aucun portail à cette adresse')
      expect(document.querySelectorAll('main a')).toHaveLength(1)
      expect(document.querySelector('main a')?.getAttribute('href')).toBe('/')
      expect(document.querySelector('script')).toBeNull()
      expect(metaOf(document, 'robots')).toBe('noindex')
      expect((await portal.get('/')).headers.location).toBe('/hauteroche')
    },
  )
})

describe('an address that cannot be read', () => {
  it('is refused with an error page that leads to a town when it has a null character', async () => {
    const { status, document } = await renderUrl('/montclair%00')
    expect(status).toBe(400)
    expect(document.querySelector('h1')?.textContent).toBeTruthy()
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/'])
  })

  it('shows an error page when its encoding is broken', async () => {
    const { status, headers, document } = await renderUrl('/montclair/contenu/%E0%A4%A')
    expect([400, 404]).toContain(status)
    expect(headers['content-type']).toContain('text/html')
    expect(document.querySelector('h1')?.textContent).toBeTruthy()
  })
})

describe('an address without a route', () => {
  it.each(['/montclair/carte', '/montclair/publication/a/b'])('is not found, with a picture: %s', async (path) => {
    const { status, document } = await renderUrl(path)
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toBe('Page introuvable')
    expect(document.querySelector('main svg')?.textContent).toContain('404')
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/montclair')
  })
})

const content = "Oops, le contenu n'existe plus\u2026"
/** The title of a content has a straight apostrophe, and each one ellipsis character. */
const missing = [
  ['/contenu/disparu', content, 'Consulter d’autres contenus', '/menu'],
  ['/information/disparu', content, 'Consulter d’autres contenus', '/menu'],
  ['/publication/disparue', 'Oops, la publication n’existe plus\u2026', 'Voir toutes les actualités', '/publication'],
  ['/evenement/disparu', 'Oops, l’événement n’existe plus\u2026', 'Voir tout l’agenda', '/evenements'],
  ['/nulle/part', 'Page introuvable', 'Retour à l’accueil', ''],
  ['/contenu', 'Page introuvable', 'Ouvrir le menu', '/menu'],
] as const

describe.each(['montclair', 'hauteroche'])('a page that %s does not have', (card) => {
  it.each(missing)('answers 404 and links onwards: %s', async (path, title, linkName, to) => {
    const { status, document } = await renderUrl(`/${card}${path}`, { 'sec-ch-ua-mobile': '?1' })
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toBe(title)
    expect(metaOf(document, 'robots')).toBe('noindex')
    // By the notice, the style sheet hides the button to share.
    expect(document.querySelectorAll('main [data-notice]')).toHaveLength(1)
    expect(document.querySelector('main')?.innerHTML).not.toContain('/favoris/garder')
    const links = [...document.querySelectorAll('main a')].filter((link) => link.textContent === linkName)
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/${card}${to}`])
    const onwards = await renderUrl(`/${card}${to}`)
    expect(onwards.status).toBe(200)
    expect(onwards.document.querySelector('h1')?.textContent).not.toBe(title)
  })
})

describe('content that does not exist', () => {
  it('is reported in the language of the visitor', async () => {
    const { document } = await renderUrl('/montclair/contenu/supprime', { cookie: returningWith('i18n_redirected=en') })
    expect(document.querySelector('h1')?.textContent).toBe('Oops, this content no longer exists\u2026')
  })

  it('is reported for an invalid uid', async () => {
    const { status, document } = await renderUrl('/montclair/contenu/%C3%A9t%C3%A9')
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toMatch(/^Oops/)
  })
})
