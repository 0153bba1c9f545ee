import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const home = { title: 'Accueil', path: '/' }
const vivre = { title: 'Vivre à Montclair', path: '/menu/vivre' }
const contact = { title: 'Contact et horaires', path: '/contenu/contact' }

it.each([
  ['a page opened from a section of the menu', 'voirie', 'vivre', [home, vivre, { title: 'Voirie et travaux' }]],
  ['a page opened from another page', 'voirie', 'contact', [home, contact, { title: 'Voirie et travaux' }]],
  ['a list opened from a section of the menu', 'lieux', 'vivre', [home, vivre, { title: 'Lieux et services' }]],
  ['a list opened from another page', 'lieux', 'contact', [home, contact, { title: 'Lieux et services' }]],
  ['a page opened from nowhere', 'voirie', 'nowhere', [home, { title: 'Voirie et travaux' }]],
])('%s has what is above it in its breadcrumb', async (_, uid, parent, breadcrumb) => {
  const path = `/core-content-service/api/v1/web/portal/montclair/content/${uid}?parent=${parent}`
  expect((await server.app.inject(path)).json().data.breadcrumb).toEqual(breadcrumb)
})
