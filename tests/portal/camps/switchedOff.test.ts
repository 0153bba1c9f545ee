import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurePortal } from '../../helpers/server/configurePortal'
import { openPortal } from '../openPortal'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
  await configurePortal(portal, { services: { camps: false, readings: false } })
})
afterAll(() => portal.close())

it.each([
  '/camps',
  '/camps/carte',
  '/camps/pre-du-moulin',
  '/camps/reglement?location=pre-du-moulin',
  '/camps/inscription?location=pre-du-moulin',
  '/camps/resume?uid=x',
  '/camps/mes-camps',
  '/camps/mes-camps/x',
  '/camps/annuler?uid=x',
  '/releves',
  '/releves/rappel?uid=x',
])('a town without the service has no page at %s', async (path) => {
  expect((await portal.get(`/montclair${path}`)).status).toBe(404)
})

it.each(['/menu', '/recherche?query=pre%20du%20moulin', '/sitemap.xml', ''])(
  'a town without the services does not lead to them from %j',
  async (path) => {
    const { html, status } = await portal.get(`/montclair${path}`)
    expect(status).toBe(200)
    expect(html).not.toMatch(/montclair\/(?:camps|releves)/)
  },
)

it('another town still leads to them', async () => {
  const { html } = await portal.get('/hauteroche/menu')
  expect(html).toContain('/hauteroche/camps')
  expect(html).toContain('/hauteroche/releves')
  expect((await portal.get('/hauteroche/sitemap.xml')).html).toContain('/hauteroche/camps<')
})

it('the form of readings on its own page of contents stays', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/core-content-service/api/v1/temporary/releve?portalName=montclair',
    payload: { index: '01234.567', meter: '30123', kind: 'eau', asks: true },
  })
  expect(answer.statusCode).toBe(200)
})
