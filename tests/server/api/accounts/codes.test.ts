import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import {
  addAccount,
  askTokens,
  base,
  bearer,
  codeIn,
  person,
  sendMails,
  signIn,
} from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const email = 'anne@maison.be'
const { password } = person

describe.each(usualDatabases)('codes and submissions of an account on $name', (database) => {
  let server: TestServer
  let pair: TokenPair
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await sql`delete from account`.execute(server.db)
    await addAccount(server.db, email)
    pair = await signIn(server.app, email, { portalName: 'montclair' })
  })

  const call = (method: 'GET' | 'DELETE' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `${base}${path}`, headers: bearer(pair), ...(payload ? { payload } : {}) })
  const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code
  async function sent() {
    const worker = sendMails({ db: server.db, now: () => now })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting).toEqual([])
    await worker.jobs.close()
    return worker.mails
  }

  it('takes a new password by the address and the code of a mail, which is tried five times', async () => {
    const reset = (code: string, of = email) =>
      call('POST', '/users/reset-password', { email: of, code, password: 'une autre phrase' })
    const ask = async () => {
      await call('POST', '/users/request-reset-password', { email, portalName: 'montclair' })
      return (await sent()).map(codeIn).find((code) => code !== '') ?? ''
    }
    const code = await ask()
    const wrong = code === '000000' ? '000001' : '000000'
    expect(codeOf(await reset(wrong))).toBe('invalid-token')
    expect(codeOf(await reset(code, 'zoe@maison.be'))).toBe('invalid-token')
    // The code of a password confirms no address.
    expect(codeOf(await call('POST', '/users/confirm', { email, code }))).toBe('invalid-token')
    expect((await reset(code)).statusCode).toBe(204)
    expect(codeOf(await reset(code))).toBe('invalid-token')
    expect((await call('GET', '/users/self')).statusCode).toBe(401)
    const grant = { grant_type: 'password', username: email, password: 'une autre phrase' }
    expect((await askTokens(server.app, grant)).statusCode).toBe(200)
    const second = await ask()
    for (let time = 0; time < 5; time++) await reset(second === '000000' ? '000001' : '000000')
    expect(codeOf(await reset(second))).toBe('invalid-token')
  })

  it('keeps who sent a form for the export, and forgets it with the account', async () => {
    const reading = { index: '12345.678', meter: '12' }
    const send = (headers: object, portal = 'montclair') =>
      server.app.inject({
        method: 'POST',
        url: `/core-content-service/api/v1/temporary/releve?portalName=${portal}`,
        headers: { ...headers },
        payload: reading,
      })
    expect((await send(bearer(pair))).statusCode).toBe(200)
    await send({})
    await send(bearer(pair), 'hauteroche')
    const { data } = (await call('GET', '/users/self/export')).json()
    expect(data.readings).toEqual([
      expect.objectContaining({ portalName: 'montclair', index: '12345.678', receivedAt: now.toISOString() }),
    ])
    await call('DELETE', '/users/self', { password })
    const rows = await server.db.selectFrom('meter_reading').select('account').execute()
    expect(rows).toHaveLength(3)
    expect(new Set(rows.map(({ account }) => account))).toEqual(new Set([null]))
  })
})
