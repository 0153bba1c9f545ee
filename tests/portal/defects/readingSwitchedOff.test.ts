import { afterAll, beforeAll, expect, it } from 'vitest'
import type { openPortal } from '../openPortal'
import { openPortalWithout } from '../openPortalWithout'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortalWithout('defects')
})
afterAll(() => portal.close())

it.each(['liste', 'carte', 'mes-signalements', 'suivre?report=x', '7c1c2f0e-2f0a-4d2e-9a6e-0d8f6b1f4f11'])(
  'a town that takes no reports has no page at /signalement/%s',
  async (below) => {
    expect((await portal.get(`/montclair/signalement/${below}`)).status).toBe(404)
  },
)

it('a town that takes no reports leads to them neither from its menu nor from its search nor from its sitemap', async () => {
  const pages = ['/montclair/menu', '/montclair/recherche?query=signalements', '/montclair/sitemap.xml']
  for (const page of pages) expect((await portal.get(page)).html, page).not.toContain('/montclair/signalement/')
  expect((await portal.get('/hauteroche/menu')).html).toContain('/hauteroche/signalement/liste')
  expect((await portal.get('/hauteroche/sitemap.xml')).html).toContain('/hauteroche/signalement/liste')
})

it('a form about a report that is posted to such a town is not found', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/montclair/signalement/suivre?report=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'wish=follow',
  })
  expect(answer.statusCode).toBe(404)
})
