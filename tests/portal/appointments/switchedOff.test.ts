import { afterAll, beforeAll, expect, it } from 'vitest'
import type { openPortal } from '../openPortal'
import { openPortalWithout } from '../openPortalWithout'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortalWithout('appointments')
})
afterAll(() => portal.close())

it.each(['', '/choisir?prestation=passeport', '/mes-rendez-vous', '/r1', '/r1.ics'])(
  'a town without appointments has no page at /rendez-vous%s',
  async (below) => {
    expect((await portal.get(`/montclair/rendez-vous${below}`)).status).toBe(404)
  },
)

it('a town without appointments offers them neither in its menu nor in its search nor in its sitemap', async () => {
  expect((await portal.get('/montclair/menu')).html).not.toContain('/montclair/rendez-vous')
  const found = await portal.get('/montclair/recherche?query=rendez-vous%20passeport')
  expect(found.html).not.toContain('/montclair/rendez-vous')
  expect((await portal.get('/montclair/sitemap.xml')).html).not.toContain('/rendez-vous')
  expect((await portal.get('/hauteroche/menu')).html).toContain('/hauteroche/rendez-vous')
})

it('a form of appointments that is posted to such a town is not found', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/montclair/rendez-vous/choisir?prestation=passeport',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'start=2027-03-16T08%3A00%3A00.000Z',
  })
  expect(answer.statusCode).toBe(404)
})
