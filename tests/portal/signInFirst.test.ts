import { expect, it } from 'vitest'
import { portal, renderWith } from './answers'
import { readHtml } from './readHtml'

const refused = { '/content/voirie': 401 }
const account = {
  uid: '0f8fad5b-d9cb-469f-a165-70867728950e',
  email: 'anne@exemple.be',
  firstName: 'Anne',
  lastName: 'Collard',
  locale: 'fr',
  createdAt: '2027-03-01T09:00:00Z',
} as const

it('leads to the sign-in page, and back, when the API wants to know who asks for a page', async () => {
  const page = await renderWith(refused, { url: '/valbeau/contenu/voirie?page=2' })
  expect(page.status).toBe(302)
  expect(page.headers).toMatchObject({
    location: '/compte/connexion?redirectUrl=%2Fvalbeau%2Fcontenu%2Fvoirie%3Fpage%3D2',
    'cache-control': 'no-store',
  })
})

it('leads a visitor with an account, whom the API refuses all the same, to the form of the sign-in page, and back', async () => {
  const { status, headers } = await renderWith(refused, { account })
  expect([status, headers.location]).toEqual([
    302,
    '/compte/connexion?redirectUrl=%2Fvalbeau%2Fcontenu%2Fvoirie&done=expired',
  ])
  const signIn = readHtml((await renderWith({}, { url: `/valbeau${headers.location}`, account })).html)
  expect(signIn.querySelector('main form input[name=password]')).toBeTruthy()
  expect(signIn.querySelector('main form input[name=redirectUrl]')?.getAttribute('value')).toBe(
    '/valbeau/contenu/voirie',
  )
  expect(signIn.querySelector('main')?.textContent).toContain('Votre session est terminée')
})

it('keeps the language of a visitor who reads another than that of the town', async () => {
  const { headers } = await renderWith(refused, { locale: 'en' })
  expect(headers.location).toBe('/compte/connexion?redirectUrl=%2Fvalbeau%2Fcontenu%2Fvoirie%3Flang%3Den&lang=en')
})

it('shows the failure to a visitor whom signing in would not help', async () => {
  const pages = await Promise.all([
    renderWith(refused, { portal: { ...portal, configs: { services: { login: false } } } }),
    renderWith({ '/content/voirie': 403 }),
  ])
  expect(pages.map(({ status }) => status)).toEqual([401, 403])
})

it('does not lead away from a page that shows everything but a part', async () => {
  const { status } = await renderWith({ '/content/voirie': { title: 'Voirie', components: [] }, '/footer': 401 })
  expect(status).toBe(200)
})
