import { afterAll, beforeAll, expect, it } from 'vitest'
import { returningWith } from '../helpers/server/visitor'
import { renderWith } from './answers'
import { openPortal } from './openPortal'
import { type ReadDocument, readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const langOf = async (url: string, headers?: Record<string, string>) =>
  readHtml((await portal.get(url, headers)).html).documentElement.lang

it('shows the language that an address names, or the nearest that the town offers', async () => {
  expect(await langOf('/montclair?lang=en')).toBe('en')
  expect(await langOf('/montclair/publication?lang=en-GB&page=2')).toBe('en')
  expect(await langOf('/hauteroche?lang=de-LU')).toBe('de')
  expect(await langOf('/montclair', { cookie: returningWith('i18n_redirected=en_US') })).toBe('en')
  expect(await langOf('/montclair?lang=fr-CA', { cookie: returningWith('i18n_redirected=en') })).toBe('fr')
})

it.each(['?lang=nl', '?lang=xx', '?lang=', '?lang=%00', '?lang=../en', '?lang=__proto__'])(
  'falls back to the language of the town for %s',
  async (query) => expect(await langOf(`/montclair${query}`)).toBe('fr'),
)

it.each(['xx', '../en', 'en%3Bdrop', '%F0%9F%92%A9', ''])('ignores a cookie with the language %j', async (value) => {
  expect(await langOf('/montclair', { cookie: returningWith(`i18n_redirected=${value}`) })).toBe('fr')
})

it('sets no cookie by an address alone', async () => {
  const { headers } = await portal.get('/montclair?lang=en')
  expect(String(headers['set-cookie'])).not.toContain('i18n_redirected')
})

it('links the page in every language for search engines', async () => {
  const { html } = await portal.get('/montclair/publication?lang=en&page=2')
  const document = readHtml(html)
  const links = [...document.querySelectorAll('link[hreflang]')]
  const address = 'https://www.montclair.example/montclair/publication'
  expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
    ['fr', address],
    ['en', `${address}?lang=en`],
    ['x-default', address],
  ])
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${address}?lang=en`)
  expect((await portal.get('/montclair/nulle-part')).html).not.toContain('hreflang="x-default"')
})

it('keeps the language of an address from page to page without a script', async () => {
  const from = (path: string, cookie = '') =>
    portal.get('/montclair/menu?query=a', {
      host: 'portail.test',
      referer: `http://portail.test${path}`,
      cookie: returningWith(cookie),
    })
  const { status, headers } = await from('/montclair?lang=en')
  expect([status, headers.location]).toEqual([302, '/montclair/menu?query=a&lang=en'])
  expect(headers['cache-control']).toBe('no-store')
  for (const path of ['/montclair', '/montclair?lang=fr', '/montclair?lang=nl'])
    expect((await from(path)).status).toBe(200)
  expect((await from('/montclair?lang=en', 'i18n_redirected=fr')).headers.location).toBe(
    '/montclair/menu?query=a&lang=en',
  )
  expect((await from('/montclair?lang=en', 'i18n_redirected=en')).status).toBe(200)
  expect((await from('/montclair?lang=fr', 'i18n_redirected=en')).headers.location).toMatch(/lang=fr$/)
  const elsewhere = await portal.get('/montclair/menu', { host: 'portail.test', referer: 'http://autre.test/?lang=en' })
  expect(elsewhere.status).toBe(200)
})

it('leads from an address with a language to the chosen one', async () => {
  const back = encodeURIComponent('/montclair/publication?lang=en&page=2')
  const { headers } = await portal.get(`/montclair/locale?to=fr&back=${back}`)
  expect(headers.location).toBe('/montclair/publication?page=2')
  // Else the address before would prevail over the choice.
  expect(headers['referrer-policy']).toBe('no-referrer')
})

it('says that a text exists in French only, and marks it as French', async () => {
  const [uid, page] = ['travaux-rue-haute', '/montclair/publication/travaux-rue-haute?lang=en']
  const translated = readHtml((await portal.get(page)).html)
  expect(translated.querySelector('main [lang]')).toBeNull()
  const { texts } = await portal.db
    .selectFrom('publication')
    .select('texts')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  await portal.db
    .updateTable('publication')
    .set({ texts: JSON.stringify({ fr: texts.fr }) })
    .where('uid', '=', uid)
    .execute()
  await portal.app.readChanges()
  for (const list of ['/montclair/publication?lang=en&count=50', '/montclair/recherche?lang=en&query=travaux']) {
    const card = readHtml((await portal.get(list)).html).querySelector(`article:has(a[href*="${uid}"])`)
    expect(card?.querySelector('[lang=fr]')?.textContent, list).toContain(texts.fr?.title)
    // Date and kind are in the visitor's language.
    expect(card?.querySelector('[lang=fr] [lang=en]')?.textContent, list).not.toBe('')
  }
  const others = readHtml((await portal.get('/montclair/publication?lang=en')).html).querySelectorAll('article [lang]')
  expect(others.length).toBeLessThanOrEqual(2)
  const document = readHtml((await portal.get(page)).html)
  expect(document.documentElement.lang).toBe('en')
  expect(document.querySelector('main [role=note]')?.textContent).toBe(
    'For now, this page is only available in French.',
  )
  expect(document.querySelector('main [lang=fr] h1')?.textContent).toBe(texts.fr?.title)
})

it('marks the language of a home, a menu and a footer that are not translated', async () => {
  const { record } = await portal.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'montclair')
    .executeTakeFirstOrThrow()
  const additionalLocales = [...(record.additionalLocales ?? []), 'nl']
  await portal.db
    .updateTable('portal')
    .set({ record: JSON.stringify({ ...record, additionalLocales }) })
    .where('name', '=', 'montclair')
    .execute()
  await portal.app.readChanges()
  for (const path of ['/montclair', '/montclair/menu', '/montclair/menu/vivre']) {
    const document = readHtml((await portal.get(`${path}?lang=nl`)).html)
    expect(document.documentElement.lang).toBe('nl')
    expect(frenchIn(document, 'nl'), path).toEqual([])
    expect(frenchIn(document, 'fr').length, path).toBeGreaterThan(2)
  }
  // In a language that it has, nothing is marked.
  const english = readHtml((await portal.get('/montclair?lang=en')).html)
  expect(english.querySelectorAll('nav [lang=fr], footer[lang=fr], section[lang=fr]')).toHaveLength(0)
})

/** Words of French sentences that Dutch does not have. */
const french = /(?:^|[^\p{L}])(?:à|des|du|et|les|le|une|votre|pour|vivre)(?:[^\p{L}]|$)/iu

/** The texts with French words of elements whose language is `lang`. */
const frenchIn = (document: ReadDocument, lang: string): string[] =>
  [...document.querySelectorAll('body *:not(script, style, noscript)')].flatMap((element) =>
    element.closest('[lang]')?.getAttribute('lang') === lang
      ? [...element.childNodes].flatMap(({ nodeType, textContent }) =>
          nodeType === 3 && textContent && french.test(textContent) ? textContent : [],
        )
      : [],
  )

it('calls the languages in the settings as the town does, and by their own names while it does not answer', async () => {
  const names = async (answers: object) => {
    const { html } = await renderWith({ ...answers }, { url: '/valbeau/parametres' })
    return [...readHtml(html).querySelectorAll('main a[hreflang]')].map(({ textContent }) => textContent)
  }
  const library = [{ locale: 'en', name: 'English (UK)' }]
  const locales = { defaultLocale: 'fr', additionalLocales: ['en'], library }
  expect(await names({ '/locales': locales })).toEqual(['Français', 'English (UK)'])
  expect(await names({ '/locales': 503 })).toEqual(['Français', 'English'])
})
