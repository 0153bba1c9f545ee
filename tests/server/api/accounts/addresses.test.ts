import { afterAll, beforeAll, expect, it } from 'vitest'
import { askTokens, base, linkIn, person, sendMails } from '../../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const { password } = person

let server: TestServer
let mail: ReturnType<typeof sendMails>
beforeAll(async () => {
  server = await openServer()
  mail = sendMails({ db: server.db, now: () => now })
})
afterAll(async () => {
  await mail.jobs.close()
  await server.close()
})

const post = (path: string, payload: object) => server.app.inject({ method: 'POST', url: `${base}${path}`, payload })

it.each([
  ["Mary.O'Neill@maison.be", "mary.o'neill@maison.be"],
  ['jorg@müller.de', 'jorg@xn--mller-kva.de'],
])('registers %s, confirms it, and signs in with every writing of it', async (typed, stored) => {
  const asked = await post('/users', { ...person, email: typed })
  expect(asked.statusCode, asked.body).toBe(202)
  const letter = await mail.next(({ to }) => to === stored)
  const confirmed = await post('/users/confirm', { token: linkIn(letter).query.token, password })
  expect([confirmed.statusCode, confirmed.json().data?.email]).toEqual([200, stored])
  for (const username of [typed, stored, typed.toUpperCase()]) {
    expect((await askTokens(server.app, { grant_type: 'password', username, password })).statusCode).toBe(200)
  }
})
