import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import { deleteExpiredSessions } from '../../../../src/server/identity/deleteExpiredSessions'
import { addAccount, askTokens, base, bearer, signIn } from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'
import { openServers } from '../../../helpers/server/openServers'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const email = 'anne@maison.be'

describe.each(usualDatabases)('a session on $name', (database) => {
  let server: TestServer
  let time = start
  let pair: TokenPair
  beforeAll(async () => {
    server = await openServer({ database, now: () => time })
    await addAccount(server.db, email)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    time = start
    await sql`delete from account_session`.execute(server.db)
    pair = await signIn(server.app, email, { portalName: 'montclair' })
  })

  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms)
  }
  const refresh = (refresh_token: string, fields: Record<string, string> = {}) =>
    askTokens(server.app, { grant_type: 'refresh_token', refresh_token, ...fields })
  const next = async (refresh_token: string): Promise<TokenPair> => (await refresh(refresh_token)).json()
  const statusOf = async (tokens: TokenPair, query = '') =>
    (await server.app.inject({ url: `${base}/users/self${query}`, headers: bearer(tokens) })).statusCode
  const refused = async (answer: ReturnType<typeof refresh>, why = 'invalid-grant') => {
    const { statusCode, body } = await answer
    expect([statusCode, JSON.parse(body).error.code]).toEqual([400, why])
  }

  it('gives one successor to 50 calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(pair.refresh_token)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    expect(answers[0]?.headers['cache-control']).toMatch('no-store')
    expect(await server.db.selectFrom('account_token').select('session').execute()).toHaveLength(2)
    const second: TokenPair = JSON.parse(answers[0]?.body ?? '')
    expect(await statusOf(second)).toBe(200)
    // Tokens that other calls hold meanwhile stay valid until they expire.
    expect(await statusOf(pair)).toBe(200)
  })

  it('gives the same successor to a retry within a minute', async () => {
    const second = await next(pair.refresh_token)
    pass(minuteMs)
    const { expires_in, ...retried } = await next(pair.refresh_token)
    expect(retried).toEqual({ ...retried, access_token: second.access_token, refresh_token: second.refresh_token })
    expect([second.expires_in, expires_in]).toEqual([600, 540])
  })

  it('ends when a used token comes back after a minute, and no other session does', async () => {
    const other = await signIn(server.app, email)
    const second = await next(pair.refresh_token)
    pass(minuteMs + 1)
    await refused(refresh(pair.refresh_token), 'replayed-token')
    expect(await statusOf(second)).toBe(401)
    await refused(refresh(second.refresh_token), 'replayed-token')
    await refused(refresh(pair.refresh_token), 'replayed-token')
    // The reason stays readable as long as the session would have lasted, and only on its own portal.
    await deleteExpiredSessions(server.db, time)
    await refused(refresh(second.refresh_token, { portalName: 'montclair' }), 'replayed-token')
    await refused(refresh(second.refresh_token, { portalName: 'hauteroche' }))
    const { data } = (await server.app.inject({ url: `${base}/users/self/sessions`, headers: bearer(other) })).json()
    expect(data).toHaveLength(1)
    expect(await statusOf(other)).toBe(200)
    expect(await statusOf(await next(other.refresh_token))).toBe(200)
  })

  it('ends when a used token comes back whose successor was used too', async () => {
    const second = await next(pair.refresh_token)
    const third = await next(second.refresh_token)
    await refused(refresh(pair.refresh_token), 'replayed-token')
    await refused(refresh(third.refresh_token), 'replayed-token')
    expect(await statusOf(third)).toBe(401)
  })

  it.each(['access_token', 'refresh_token'] as const)('ends by its %s', async (name) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const revoke = (token: string) =>
      server.app.inject({ method: 'POST', url: `${base}/oauth/revoke`, headers, payload: `token=${token}` })
    expect((await revoke('x')).statusCode).toBe(204)
    expect(await statusOf(pair)).toBe(200)
    expect((await revoke(pair[name])).statusCode).toBe(204)
    expect(await statusOf(pair)).toBe(401)
    await refused(refresh(pair.refresh_token))
  })

  it('needs a new access token after ten minutes, and ends after 30 idle days or 180 in all', async () => {
    pass(10 * minuteMs - 1)
    expect(await statusOf(pair)).toBe(200)
    pass(1)
    expect(await statusOf(pair)).toBe(401)
    time = new Date(start.getTime() + 30 * dayMs)
    await refused(refresh(pair.refresh_token))
    time = start
    let { refresh_token } = pair
    for (let day = 29; day < 180; day += 29) {
      time = new Date(start.getTime() + day * dayMs)
      refresh_token = (await next(refresh_token)).refresh_token
    }
    expect(refresh_token).toMatch(/^[\w-]{43}$/)
    time = new Date(start.getTime() + 180 * dayMs)
    await refused(refresh(refresh_token))
  })

  it('is refused, and stays, for a token that is changed, missing or of another kind', async () => {
    const { access_token, refresh_token } = pair
    const changed = `${refresh_token.startsWith('A') ? 'B' : 'A'}${refresh_token.slice(1)}`
    await refused(refresh(changed))
    await refused(refresh(access_token))
    await refused(askTokens(server.app, { grant_type: 'refresh_token' }))
    await refused(askTokens(server.app, { grant_type: 'password', username: email }))
    await refused(askTokens(server.app, { grant_type: 'password', username: email, password: 'not this one' }))
    const headers = [`Bearer ${changed}`, `Bearer ${refresh_token}`, 'Bearer', `Basic ${access_token}`, '']
    for (const authorization of headers) {
      const answer = await server.app.inject({ url: `${base}/users/self`, headers: { authorization } })
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized'])
    }
    expect(await statusOf(pair)).toBe(200)
    expect((await refresh(refresh_token)).statusCode).toBe(200)
  })

  it('is good for its portal only', async () => {
    expect(await statusOf(pair, '?portalName=montclair')).toBe(200)
    expect(await statusOf(pair, '?portalName=hauteroche')).toBe(401)
    await refused(refresh(pair.refresh_token, { portalName: 'hauteroche' }))
    expect((await refresh(pair.refresh_token, { portalName: 'montclair' })).statusCode).toBe(200)
    const anywhere = await signIn(server.app, email)
    expect(await statusOf(anywhere, '?portalName=hauteroche')).toBe(200)
  })

  it('stores no token', async () => {
    const second = await next(pair.refresh_token)
    const { rows } = await sql<{ text: string }>`
      select t::text as text from account_token t union all select s::text from account_session s`.execute(server.db)
    const stored = rows.map(({ text }) => text).join()
    for (const { access_token, refresh_token } of [pair, second]) {
      expect(stored).not.toContain(access_token)
      expect(stored).not.toContain(refresh_token)
    }
  })

  it('is listed with its device, and ended alone or with all others', async () => {
    const [second, third] = [await signIn(server.app, email), await signIn(server.app, email)]
    const call = (method: 'GET' | 'DELETE', path = '') =>
      server.app.inject({ method, url: `${base}/users/self/sessions${path}`, headers: bearer(pair) })
    const sessions = (await call('GET')).json().data
    expect(sessions).toHaveLength(3)
    const [own] = sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)
    expect(own).toMatchObject({ portalName: 'montclair', device: 'lightMyRequest', createdAt: start.toISOString() })
    const [other] = sessions.filter((session: { isCurrent: boolean }) => !session.isCurrent)
    expect((await call('DELETE', `/${other.id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/${other.id}`)).statusCode).toBe(404)
    expect([await statusOf(second), await statusOf(third)].sort()).toEqual([200, 401])
    expect((await call('DELETE')).statusCode).toBe(204)
    expect([await statusOf(second), await statusOf(third), await statusOf(pair)]).toEqual([401, 401, 200])
  })
})

describe('a session on two servers', () => {
  it('is refreshed once by both, and ends on both', async () => {
    const { servers, db, close } = await openServers()
    try {
      await addAccount(db, email)
      const [one, two] = [servers[0].app, servers[1].app]
      const first = await signIn(one, email)
      const fields = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => askTokens([one, two][index % 2] ?? one, fields)),
      )
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      const second: TokenPair = JSON.parse(answers[0]?.body ?? '')
      const self = { url: `${base}/users/self`, headers: bearer(second) }
      expect((await two.inject(self)).statusCode).toBe(200)
      await one.inject({ method: 'POST', url: `${base}/oauth/revoke`, payload: { token: second.refresh_token } })
      expect((await two.inject(self)).statusCode).toBe(401)
      expect((await askTokens(two, { ...fields, refresh_token: second.refresh_token })).statusCode).toBe(400)
    } finally {
      await close()
    }
  })
})
