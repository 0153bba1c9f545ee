import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurePortal } from '../../helpers/server/configurePortal'
import { openPortal } from '../openPortal'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
  await configurePortal(portal, { services: { tickets: false } })
})
afterAll(() => portal.close())

it.each([
  '/ticketin',
  '/ticketin/heure-du-conte',
  '/ticketin/inscription?event=heure-du-conte',
  '/billets',
  '/billets/hors-ligne',
  '/billets/annuler?uid=x',
  '/billets/x',
  '/billets/x.ics',
])('a town without tickets has no page at %s', async (path) => {
  expect((await portal.get(`/montclair${path}`)).status).toBe(404)
})

it.each([
  '/menu',
  '/recherche?query=heure%20du%20conte',
  '/sitemap.xml',
  '/evenements',
  '/evenement/heure-du-conte',
  '',
])('a town without tickets does not lead to them from %j', async (path) => {
  const { html, status } = await portal.get(`/montclair${path}`)
  expect(status).toBe(200)
  expect(html).not.toMatch(/montclair\/(?:ticketin|billets)/)
})

it('another town still leads to them', async () => {
  expect((await portal.get('/hauteroche/menu')).html).toContain('/hauteroche/ticketin')
})

it('a form of tickets that is posted to such a town is not found', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/montclair/ticketin/inscription?event=heure-du-conte',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'before=0&places=1&name=Anne&email=anne%40exemple.be',
  })
  expect(answer.statusCode).toBe(404)
})
