import { afterAll, beforeAll, expect, it } from 'vitest'
import { setServices } from '../../helpers/server/setServices'
import { openPortal } from '../openPortal'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
  await setServices(portal, 'montclair', { defects: false })
  await setServices(portal, 'hauteroche', { login: false })
})
afterAll(() => portal.close())

it.each(['', '?step=place', '/success?uid=a'])(
  'a town without reports has no page at /signalement%s',
  async (below) => {
    expect((await portal.get(`/montclair/signalement${below}`)).status).toBe(404)
  },
)

it('a town without reports does not offer them in its menu', async () => {
  expect((await portal.get('/montclair/menu')).html).not.toContain('/montclair/signalement')
})

it('a report that is posted to such a town is not found', async () => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/montclair/signalement?lat=50.6366&lon=5.7812&category=trottoir',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'description=Trou&_provider=travaux',
  })
  expect(answer.statusCode).toBe(404)
})

it('a town without accounts says that reports need one, and how to report instead', async () => {
  const { status, html } = await portal.get('/hauteroche/signalement')
  expect(status).toBe(200)
  expect(html).toContain('Les signalements en ligne demandent un compte')
  expect(html).toContain('tel:+3280990110')
})
