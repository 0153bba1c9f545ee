import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
let walk: string
let step: string
beforeAll(async () => {
  portal = await openPortal()
  const list = await read('/balades')
  walk = list.components.map(({ data }: { data: { uid: string } }) => data.uid)[0]
  step = (await read(`/balades/${walk}`)).steps[0]
})
afterAll(() => portal.close())

async function read(path: string) {
  const { html } = await portal.get(`/core-content-service/api/v1/web/portal/montclair${path}`)
  return JSON.parse(html).data
}

const open = async (path: string) => {
  const { status, html } = await portal.get(`/montclair/balade${path}`)
  return { status, document: readHtml(html) }
}

const isRating = ({ type }: { type: string }) => type === 'rating'

const hrefs = (document: ReturnType<typeof readHtml>) =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))

describe('the pages of walks without a script', () => {
  it('have the layout of walks: the title Balades with a way back, the tab bar, no footer', async () => {
    const { document } = await open('')
    expect(document.querySelector('header p[aria-hidden]')?.textContent).toBe('Balades')
    expect(document.querySelector('h1')?.textContent).toBe('Balades')
    expect(document.querySelector('header a[href="/montclair"]')).toBeTruthy()
    expect(document.querySelectorAll('nav a[href="/montclair/recherche"]').length).toBeGreaterThan(0)
    expect(document.querySelector('footer')).toBeNull()
  })

  it('list the walks, which lead to their pages', async () => {
    const { status, document } = await open('')
    expect(status).toBe(200)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(hrefs(document)).toContain(`/montclair/balade/${walk}`)
    expect(hrefs(document)).toContain('/montclair/balade?vue=carte')
    expect(hrefs(document)).toContain('/montclair/balade?filtres=1#filtres')
  })

  it('filter the walks by the address, and say how many filters are set', async () => {
    const { document } = await open('?query=zzzz&difficulty=HARD')
    expect(hrefs(document)).not.toContain(`/montclair/balade/${walk}`)
    expect(document.querySelector('main')?.textContent).toContain('Aucune balade')
    expect(document.querySelector('main')?.textContent).toContain('1 filtre actif')
    expect(document.querySelector(`main input[name="query"]`)?.getAttribute('value')).toBe('zzzz')
  })

  it('filter the walks by the fields of a form without a script', async () => {
    const { document } = await open('?difficulty[]=HARD&difficulty[]=MEDIUM&length=&theme=&filtres=1')
    const walks = (await read('/balades?difficulty=HARD,MEDIUM')).components
    expect(hrefs(document).filter((href) => /balade\/[\w-]+$/.test(href ?? ''))).toHaveLength(walks.length)
    expect(document.querySelectorAll('#filtres input:checked')).toHaveLength(2)
  })

  it('hold the walk that the address chose on the map, for visitors without a script', async () => {
    const { document } = await open(`?query=&vue=carte&balade=${walk}`)
    const chosen = document.querySelector(`section[aria-label="${(await read(`/balades/${walk}`)).title}"]`)
    expect(chosen?.textContent).toContain('Télécharger le tracé GPX')
    expect([...(chosen?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([`/montclair/balade/${walk}`, `/montclair/balade/${walk}/etape/${step}`]),
    )
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  it('ignore a filter that makes no sense', async () => {
    const { status, document } = await open('?length=abc&theme=%3Cscript%3E&difficulty=,,')
    expect(status).toBe(200)
    expect(hrefs(document)).toContain(`/montclair/balade/${walk}`)
  })

  it('hold the form of the filters, which leads to the filtered list', async () => {
    const { document } = await open('?filtres=1&query=meuse')
    const form = document.querySelector('#filtres form')
    expect(form?.getAttribute('action')).toBe('/montclair/balade')
    expect(form?.getAttribute('method')).toBe('get')
    expect(form?.querySelector('input[name="query"]')?.getAttribute('value')).toBe('meuse')
    expect(form?.querySelectorAll('[name="difficulty[]"]').length).toBeGreaterThan(0)
  })

  it('show a walk with links to its steps, its print sheet, and the pages to follow it and to find oneself', async () => {
    const { status, document } = await open(`/${walk}`)
    expect(status).toBe(200)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    const links = hrefs(document)
    for (const path of [`/${walk}/etape/${step}`, `/${walk}/suivre`, `/${walk}/imprimer`, '/ou-suis-je'])
      expect(links).toContain(`/montclair/balade${path}`)
  })

  it('show a step, and lead back to its walk', async () => {
    const { status, document } = await open(`/${walk}/etape/${step}`)
    expect(status).toBe(200)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(hrefs(document)).toContain(`/montclair/balade/${walk}`)
    expect(document.querySelector(`header a[href="/montclair/balade/${walk}"]`)).toBeTruthy()
  })

  it('lead from each step to the next one, to the last', async () => {
    const { steps } = await read(`/balades/${walk}`)
    const named = async (uid: string) => {
      const { document } = await open(`/${walk}/etape/${uid}`)
      const links = [...document.querySelectorAll('main a')].map((link) => link.textContent)
      const isThere = (name: string) => links.some((link) => link?.includes(name))
      const text = document.querySelector('main')?.textContent?.replaceAll(/\s/g, ' ')
      const place = /Étape \d+ sur \d+/.exec(text ?? '')?.[0]
      return { place, previous: isThere('Étape précédente'), next: isThere('Étape suivante') }
    }
    const pages = await Promise.all(steps.map(named))
    expect(pages).toEqual(
      steps.map((_: string, index: number) => ({
        place: `Étape ${index + 1} sur ${steps.length}`,
        previous: index > 0,
        next: index < steps.length - 1,
      })),
    )
  })

  it('show what visitors wrote', async () => {
    const { status, document } = await open(`/${walk}/avis`)
    expect(status).toBe(200)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    const { count } = (await read(`/balades/${walk}`)).components.find(isRating).data
    expect(document.querySelector('h1')?.textContent).toMatch(new RegExp(`^${count} avis sur `))
    expect(document.querySelector('main')?.textContent).toContain('Donner mon avis')
    expect(hrefs(document)).not.toContain(`/montclair/balade/${walk}/avis`)
    const { poiUid } = await read(`/balades/${walk}`)
    expect(hrefs((await open(`/${walk}`)).document)).toContain(`/montclair/balade/${walk}/avis/${poiUid}`)
    const full = await open(`/${walk}/avis/${poiUid}`)
    expect(full.document.querySelector('h1')?.textContent).toContain(`${count} avis`)
    const address = (page: ReturnType<typeof readHtml>) =>
      page.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(address(document)).toMatch(new RegExp(`/montclair/balade/${walk}/avis/${poiUid}$`))
    expect(address(full.document)).toBe(address(document))
  })

  it('show many reviews page by page, the latest first', async () => {
    const uid = (await read('/balades')).components[1].data.uid
    const reviews = Array.from({ length: 23 }, (_, index) => ({
      portal: 'montclair',
      uid: randomUUID(),
      data_type: 'balade' as const,
      data_uid: uid,
      author: null,
      rate: 4,
      text: `Avis numéro ${index + 1}.`,
      written_at: new Date(Date.UTC(2020, 0, index + 1)),
    }))
    await portal.db.insertInto('review').values(reviews).execute()
    await portal.app.readChanges()
    const { poiUid } = await read(`/balades/${uid}`)
    const path = `/${uid}/avis/${poiUid}`
    const texts = async (query: string) => {
      const { document } = await open(path + query)
      const shown = [...document.querySelectorAll('main article')].map(({ textContent }) => textContent)
      return { shown: shown.filter((text) => text?.includes('numéro')), document }
    }
    const pages = [await texts(''), await texts('?page=2'), await texts('?page=3')]
    const first = (await texts('')).document
    expect(first.querySelectorAll('main article')).toHaveLength(10)
    expect(hrefs(first)).toContain(`/montclair/balade${path}?page=2&size=10`)
    const numbers = pages.flatMap(({ shown }) => shown.map((text) => Number(/numéro (\d+)/.exec(text ?? '')?.[1])))
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one))
    expect(numbers).toHaveLength(23)
    const canonical = pages[1]?.document.querySelector('link[rel=canonical]')?.getAttribute('href')
    expect(canonical).toMatch(/\?page=2$/)
    const beyond = (await texts('?page=9')).document
    expect(hrefs(beyond)).toContain(`/montclair/balade${path}?page=1&size=10`)
    expect(beyond.querySelector('main')?.textContent).not.toContain('Aucun avis pour le moment')
  })

  it('show the steps to follow, the sheet to print, and the number to call', async () => {
    expect(hrefs((await open(`/${walk}/suivre`)).document)).toContain(`/montclair/balade/${walk}/etape/${step}`)
    const sheet = (await open(`/${walk}/imprimer`)).document
    expect(sheet.querySelectorAll('ol h3').length).toBeGreaterThan(1)
    for (const text of ['Très facile', 'Informations pratiques', 'Parcours vérifié le'])
      expect(sheet.querySelector('main')?.textContent).toContain(text)
    expect(hrefs((await open('/ou-suis-je')).document)).toContain('tel:112')
    expect((await open('/hors-ligne')).document.querySelector('h1')?.textContent).toBe('Balades emportées')
  })

  it.each(['/no-such-walk', '/no-such-walk/avis/x', '/no-such-walk/etape/1'])('%s is not there', async (path) => {
    expect((await open(path)).status).toBe(404)
  })
})
