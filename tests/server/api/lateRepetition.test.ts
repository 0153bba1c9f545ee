import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, base, bearer, person } from '../../helpers/server/accounts'
import { accountWrites, write } from '../../helpers/server/accountWrites'
import { databases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { visitorCookie } from '../../helpers/server/visitor'

const ratings = `${base}/web/by-poi/poi-montclair-sur-meuse/ratings/bords-de-meuse?dataType=balade`

describe.each(databases)('a call that is repeated late, on $name', (database) => {
  let server: TestServer
  let people = 0
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
  })
  afterAll(() => server.close())

  const send = (name: string, email: string, caller: object, key: string): Promise<LightMyRequestResponse> => {
    const sent = accountWrites(email)[name]
    if (!sent) throw new Error('There is no such write.')
    return write(server.app, sent, caller, key)
  }
  const count = async (table: 'meter_reading' | 'review' | 'comment', email?: string): Promise<number> => {
    const rows = server.db.selectFrom(table).select('uid')
    return (await (email === undefined ? rows : rows.where('email', '=', email)).execute()).length
  }
  /** An account that takes the data of a visitor at sign-in. */
  async function signInAs(cookies: Record<string, string>) {
    const email = `late${people++}@maison.be`
    await addAccount(server.db, email)
    const payload = { grant_type: 'password', username: email, password: person.password, portalName: 'montclair' }
    const request = { method: 'POST', url: `${base}/oauth/token`, cookies, payload } as const
    const answer: LightMyRequestResponse = await server.app.inject(request)
    return bearer(answer.json())
  }

  it('gets the first answer after the visitor has signed in', async () => {
    const cookies = visitorCookie(randomUUID())
    const key = randomUUID()
    const before = await count('meter_reading')
    const first = await send('a reading', '', { cookies }, key)
    expect(first.statusCode, first.body).toBe(200)
    const headers = await signInAs(cookies)
    const again = await send('a reading', '', { headers }, key)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await count('meter_reading')).toBe(before + 1)
  })

  it('does not bring a withdrawn rating back', async () => {
    const cookies = visitorCookie(randomUUID())
    const [key, email] = [randomUUID(), `${randomUUID()}@maison.be`]
    expect((await send('a rating', email, { cookies }, key)).statusCode).toBe(200)
    expect((await server.app.inject({ method: 'DELETE', url: ratings, cookies })).statusCode).toBe(200)
    const again = await send('a rating', email, { cookies }, key)
    // Not a 409, after which a browser keeps the key for its next press.
    expect(again.statusCode).toBe(422)
    expect(await count('review', email)).toBe(0)
    // A new press is a new call.
    expect((await send('a rating', email, { cookies }, randomUUID())).statusCode).toBe(200)
    expect(await count('review', email)).toBe(1)
  })
})
