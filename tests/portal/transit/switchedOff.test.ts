import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurePortal } from '../../helpers/server/configurePortal'
import { openPortal } from '../openPortal'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
  await configurePortal(portal, { services: { transit: false } })
})
afterAll(() => portal.close())

it.each(['/horaires', '/horaires/arret/montclair-gare', '/horaires/trajet/bus/x'])(
  'a town without timetables has no page at %s',
  async (path) => {
    expect((await portal.get(`/montclair${path}`)).status).toBe(404)
  },
)

it.each(['/menu', '/menu/vivre', '/recherche?query=gare', '/sitemap.xml', '/contenu/mobilite', '/abonnement', ''])(
  'a town without timetables does not lead to them from %j',
  async (path) => {
    const { html, status } = await portal.get(`/montclair${path}`)
    expect(status).toBe(200)
    expect(html.match(/.{0,40}(?:montclair\/horaires|(?:bus|train)-service|departures-).{0,20}/g) ?? []).toEqual([])
  },
)
