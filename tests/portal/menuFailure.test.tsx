// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { waitUntil } from '../helpers/waitUntil'
import { portal, renderWith } from './answers'
import { readHtml } from './readHtml'
import { click, defaultAnswers, heading, visit } from './visit'

const failures: [what: string, answer: unknown][] = [
  ['fails', 503],
  ['gets no answer', 0],
  ['gets no list', { a: 1 }],
]
const tags = [{ uid: 'eau', name: 'Eau', color: '#1d4e89' }]

describe.each(failures)('when the call of the menu %s', (_, menu) => {
  it.each(['desktop', 'mobile'])('the page of the menu leads on without a script: %s', async (env) => {
    const answers = { '/menu/root': menu, '/tags': tags }
    const { status, html } = await renderWith(answers, { url: '/valbeau/menu', ...{ env } })
    expect(status).toBe(503)
    const main = readHtml(html).querySelector('main')
    expect(main?.querySelectorAll('h1')).toHaveLength(1)
    const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        '/valbeau/menu',
        '/valbeau',
        '/valbeau/recherche',
        '/valbeau/compte',
        '/valbeau/parametres',
      ]),
    )
    const retry = main?.querySelector('a[href="/valbeau/menu"]')
    expect([retry?.textContent, retry?.getAttribute('target')]).toEqual(['Réessayer', '_self'])
  })

  it('other pages keep the links of the header', async () => {
    const { status, html } = await renderWith({ '/menu/root': menu, '/content/voirie': { title: 'V', components: [] } })
    expect(status).toBe(200)
    const header = readHtml(html).querySelector('header[data-header]')
    const links = [...(header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/valbeau', '/valbeau/menu', '/valbeau/compte']))
    expect(header?.querySelector('form[action="/valbeau/recherche"], a[href="/valbeau/recherche"]')).toBeTruthy()
  })

  it('a press on the menu leads to the same page, and on', async () => {
    const { problems } = await visit('/valbeau', { ...defaultAnswers, '/menu/root': menu })
    await click('a[href="/valbeau/menu"]')
    await waitUntil(() => expect(heading()).toBe('Le menu n’est pas disponible pour le moment.'))
    await click('main a[href="/valbeau"]')
    await waitUntil(() => expect(heading()).toBe('Valbeau'))
    expect(problems()).toEqual([])
  })
})

it('has no link to accounts on a portal without them', async () => {
  const withoutAccounts = { ...portal, configs: { services: { login: false } } }
  const { html } = await renderWith({ '/menu/root': 503 }, { url: '/valbeau/menu', portal: withoutAccounts })
  expect(readHtml(html).querySelector('main a[href$="/compte"]')).toBeNull()
})
