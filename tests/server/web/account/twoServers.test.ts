import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, person } from '../../../helpers/server/accounts'
import { openServers } from '../../../helpers/server/openServers'
import { Browser } from './Browser'

const self = '/core-service/api/v1/users/self'

let open: Awaited<ReturnType<typeof openServers>>
beforeAll(async () => {
  open = await openServers()
})
afterAll(() => open.close())

it('a session begun on one server goes on at the other, and ends on both at once', async () => {
  const [first, second] = open.servers
  const email = 'anne@maison.be'
  await addAccount(open.db, email)
  const browser = new Browser(first.app)
  await browser.post('/montclair/compte/connexion', { form: 'signIn', email, password: person.password })
  const elsewhere = new Browser(second.app)
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  expect((await elsewhere.get(self)).json().data).toMatchObject({ email })
  await elsewhere.post('/montclair/compte/deconnexion', {})
  const late = await browser.get(self)
  expect([late.statusCode, late.headers['x-beffroi-session']]).toEqual([401, 'expired'])
})

it('a browser in which somebody signs in again ends its session before', async () => {
  const [{ app }] = open.servers
  const email = 'twice@maison.be'
  await addAccount(open.db, email)
  const browser = new Browser(app)
  const signIn = () => browser.post('/montclair/compte/connexion', { form: 'signIn', email, password: person.password })
  await signIn()
  const before = Object.fromEntries(browser.cookies)
  await signIn()
  expect((await app.inject({ url: self, cookies: before })).statusCode).toBe(401)
  expect((await browser.get(self)).statusCode).toBe(200)
})
