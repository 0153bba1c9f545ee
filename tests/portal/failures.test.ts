import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('an address of an unknown portal', () => {
  it.each(['/atlantis', '/atlantis/contenu/voirie', '/a b'])('is not found: %s', async (path) => {
    const { status, document } = await renderUrl(path)
    expect(status).toBe(404)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('h1')?.textContent).toBe('Aucun portail à cette adresse')
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/')
    expect(document.querySelector('script')).toBeNull()
    expect(metaOf(document, 'robots')).toBe('noindex')
  })
})

describe('an address without a route', () => {
  it.each(['/montclair/nulle-part', '/montclair/carte', '/montclair/contenu', '/montclair/publication/a/b'])(
    'is not found, with a link home: %s',
    async (path) => {
      const { status, document } = await renderUrl(path)
      expect(status).toBe(404)
      expect(document.querySelector('h1')?.textContent).toBe('Page introuvable')
      expect(document.querySelector('main svg')?.textContent).toContain('404')
      expect(document.querySelector('main a')?.getAttribute('href')).toBe('/montclair')
      expect(metaOf(document, 'robots')).toBe('noindex')
    },
  )
})

describe('content that does not exist', () => {
  it('shows a message with a link to other pages', async () => {
    const { status, document } = await renderUrl('/montclair/contenu/supprime')
    expect(status).toBe(404)
    // Straight apostrophe and one ellipsis character.
    expect(document.querySelector('h1')?.textContent).toBe("Oops, le contenu n'existe plus\u2026")
    const other = document.querySelector('main a')
    expect(other?.textContent).toBe('Consulter d\u2019autres contenus')
    expect(other?.getAttribute('href')).toBe('/montclair/menu')
  })

  it.each([
    ['/montclair/publication/supprimee', '/montclair/publication'],
    ['/montclair/evenement/supprime', '/montclair/evenements'],
  ])('is reported for %s', async (path, other) => {
    const { status, document } = await renderUrl(path)
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toMatch(/n'existe plus\u2026$/)
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(other)
  })

  it('is reported in the language of the visitor', async () => {
    const { document } = await renderUrl('/montclair/contenu/supprime', { cookie: 'i18n_redirected=en' })
    expect(document.querySelector('h1')?.textContent).toBe('Oops, this content no longer exists\u2026')
  })

  it('is reported for an invalid uid', async () => {
    const { status, document } = await renderUrl('/montclair/contenu/%C3%A9t%C3%A9')
    expect(status).toBe(404)
    expect(document.querySelector('h1')?.textContent).toMatch(/^Oops/)
  })
})
