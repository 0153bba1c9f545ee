import { afterAll, beforeAll, expect, it } from 'vitest'
import type { openPortal } from '../openPortal'
import { openPortalWithout } from '../openPortalWithout'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortalWithout('waste')
})
afterAll(() => portal.close())

it.each([
  'dechets',
  'dechets/tri',
  'dechets/tri/pile',
  'dechets/conteneurs',
  'dechets/rappel',
  'contenu/collectes-centre',
])('a town without waste pickups has no page at /%s', async (path) => {
  expect((await portal.get(`/montclair/${path}`)).status).toBe(404)
})

it('such a town offers them neither in its menu nor on its pages nor in its search nor in its store', async () => {
  for (const page of ['menu', '', 'contenu/dechets', 'contenu/demarches', 'recherche?query=pile', 'sitemap.xml']) {
    const { html } = await portal.get(`/montclair/${page}`)
    expect(html).not.toMatch(/montclair\/(?:dechets|contenu\/(?:dechets\/)?collectes-)/)
  }
  expect((await portal.get('/montclair/abonnement')).html).not.toContain('Mes collectes')
  expect((await portal.get('/hauteroche/dechets')).status).toBe(200)
})

it('a form of waste that is posted to such a town is not found', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/montclair/dechets/oublier',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: '_key=1',
  })
  expect(answer.statusCode).toBe(404)
})
