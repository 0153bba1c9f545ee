import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import {
  addAccount,
  askTokens,
  base,
  bearer,
  codeIn,
  linkIn,
  person,
  sendMails,
  signIn,
} from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { visitorCookie } from '../../../helpers/server/visitor'

const email = 'anne@maison.be'
const { password } = person
const voter = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe.each(usualDatabases)('an account on $name', (database) => {
  let server: TestServer
  let uid: string
  let pair: TokenPair
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await sql`delete from account`.execute(server.db)
    await sql`delete from account_request`.execute(server.db)
    await sql`delete from job`.execute(server.db)
    uid = await addAccount(server.db, email)
    pair = await signIn(server.app, email, { portalName: 'montclair' })
  })

  const call = (
    method: 'GET' | 'PUT' | 'DELETE' | 'POST',
    path: string,
    payload?: object,
    tokens: TokenPair | undefined = pair,
  ) =>
    server.app.inject({
      method,
      url: `${base}${path}`,
      headers: tokens ? bearer(tokens) : {},
      ...(payload ? { payload } : {}),
    })
  const update = (payload: object) => call('PUT', '/users/self', payload)
  const self = async () => (await call('GET', '/users/self')).json().data
  const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code
  async function sent() {
    const worker = sendMails({ db: server.db, now: () => now })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting).toEqual([])
    await worker.jobs.close()
    expect(worker.errors).toEqual([])
    return worker.mails
  }

  it('changes its names and language, and refuses to change another', async () => {
    const answer = await update({ firstName: ' Anne-Marie ', lastName: 'Van  Damme', locale: 'nl' })
    expect(answer.json().data).toMatchObject({ firstName: 'Anne-Marie', lastName: 'Van Damme', locale: 'nl' })
    expect(await self()).toEqual(answer.json().data)
    const other = await addAccount(server.db, 'other@maison.be')
    expect((await call('PUT', `/users/${other}`, { firstName: 'Eve' })).statusCode).toBe(403)
    expect((await call('DELETE', `/users/${other}`, { password })).statusCode).toBe(403)
    expect((await call('PUT', `/users/${uid}`, { firstName: 'Léa' })).statusCode).toBe(200)
  })

  it('keeps a picture as a small square without metadata, which only its owner loads', async () => {
    const background = { r: 200, g: 30, b: 30 }
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    const file = (
      await photo
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg()
        .toBuffer()
    ).toString('base64')
    const first = (await update({ picture: { file } })).json().data.picture
    const loaded = await server.app.inject({ url: first, headers: bearer(pair) })
    expect(loaded.headers['content-type']).toBe('image/webp')
    expect(await sharp(loaded.rawPayload).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' })
    expect(loaded.rawPayload.includes('secret place')).toBe(false)
    expect((await server.app.inject(first)).statusCode).toBe(401)
    expect((await update({ picture: { file } })).json().data.picture).not.toBe(first)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')
    for (const odd of [svg, 'AAAA', '%%%']) {
      const refused = await update({ picture: { file: odd } })
      expect([refused.statusCode, refused.json().error.issues[0].pointer]).toEqual([400, '/body/picture/file'])
    }
    await update({ picture: null })
    expect((await self()).picture).toBeUndefined()
    expect((await server.app.inject({ url: first, headers: bearer(pair) })).statusCode).toBe(404)
  })

  it('changes its address once the new one is confirmed, and notifies the old one', async () => {
    expect(codeOf(await update({ email: 'new@maison.be' }))).toBe('wrong-password')
    expect(codeOf(await update({ email: 'new@maison.be', currentPassword: 'wrong one' }))).toBe('wrong-password')
    const waiting = await update({ email: 'New@maison.be', currentPassword: password })
    expect(waiting.json().data).toMatchObject({ email, pendingEmail: 'new@maison.be' })
    const mails = await sent()
    expect(mails.map(({ to, subject }) => [to, subject.split(' – ')[0]]).sort()).toEqual([
      [email, 'L’adresse de votre compte va changer'],
      ['new@maison.be', 'Confirmez votre nouvelle adresse'],
    ])
    const mail = mails.find(({ to }) => to === 'new@maison.be')
    if (!mail) throw new Error('There is no mail.')
    const confirmed = await call('POST', '/users/confirm', { email: 'new@maison.be', code: codeIn(mail) })
    expect(confirmed.json().data).toEqual({ purpose: 'email', uid, email: 'new@maison.be' })
    expect(codeOf(await call('POST', '/users/confirm', { token: linkIn(mail).query.token }))).toBe('used-token')
    expect(await self()).toMatchObject({ email: 'new@maison.be' })
    expect((await self()).pendingEmail).toBeUndefined()
    expect((await askTokens(server.app, { grant_type: 'password', username: email, password })).statusCode).toBe(400)
  })

  it('changes its password with the present one, which ends other sessions', async () => {
    const other = await signIn(server.app, email)
    expect(codeOf(await update({ password: 'une autre phrase' }))).toBe('wrong-password')
    expect((await update({ password: 'motdepasse1', currentPassword: password })).statusCode).toBe(400)
    expect((await update({ password: 'une autre phrase', currentPassword: password })).statusCode).toBe(200)
    expect((await call('GET', '/users/self', undefined, other)).statusCode).toBe(401)
    expect(await self()).toMatchObject({ email })
    const [mail] = await sent()
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('Votre mot de passe a changé') })
    const again = await askTokens(server.app, { grant_type: 'password', username: email, password: 'une autre phrase' })
    expect(again.statusCode).toBe(200)
  })

  it('takes a new password by the link of a mail once, which ends all sessions', async () => {
    await call('POST', '/users/request-reset-password', { email: 'ANNE@maison.be', portalName: 'montclair' })
    const [mail] = await sent()
    if (!mail) throw new Error('There is no mail.')
    const { path, query } = linkIn(mail)
    expect(path).toBe('/montclair/compte/mot-de-passe')
    const reset = (payload: object, of = query.uid) => call('POST', `/users/${of}/reset-password`, payload)
    expect(codeOf(await reset({ token: `${query.token}a`, password: 'une autre phrase' }))).toBe('invalid-token')
    expect(codeOf(await reset({ token: query.token, password: 'une autre phrase' }, voter))).toBe('invalid-token')
    expect((await reset({ token: query.token, password: 'password1' })).statusCode).toBe(400)
    expect(codeOf(await call('POST', '/users/confirm', { token: query.token }))).toBe('invalid-token')
    expect((await reset({ token: query.token, password: 'une autre phrase' })).statusCode).toBe(204)
    expect(codeOf(await reset({ token: query.token, password: 'encore une phrase' }))).toBe('used-token')
    expect((await call('GET', '/users/self')).statusCode).toBe(401)
    expect((await askTokens(server.app, { grant_type: 'password', username: email, password })).statusCode).toBe(400)
    const [notice] = await sent()
    expect(notice?.subject).toBe('Votre mot de passe a changé – Montclair-sur-Meuse')
  })

  it('takes the votes of the visitor who signs in, one for each person', async () => {
    const poll = await server.db
      .selectFrom('poll')
      .selectAll()
      .where('portal', '=', 'montclair')
      .executeTakeFirstOrThrow()
    const responses = await server.db.selectFrom('poll_response').select('uid').where('poll', '=', poll.uid).execute()
    const [first = '', second = ''] = responses.map((response) => response.uid)
    const vote = (chosen: string, options: object) =>
      server.app.inject({
        method: 'POST',
        url: '/poll-service/api/v2/web/vote?requestNewPoll=true',
        payload: { pollUid: poll.uid, responses: [chosen] },
        ...options,
      })
    const tally = async () => {
      const row = await server.db.selectFrom('poll_tally').selectAll().where('poll', '=', poll.uid).executeTakeFirst()
      return [row?.voters ?? 0, row?.votes[first] ?? 0, row?.votes[second] ?? 0]
    }
    const read = async (options: object) =>
      (
        await server.app.inject({
          url: `/core-content-service/api/v1/web/portal/montclair/poll/${poll.uid}`,
          ...options,
        })
      ).json().data
    const [people = 0, firsts = 0, seconds = 0] = await tally()
    const anonymous = { cookies: visitorCookie(voter, true) }
    expect((await vote(first, anonymous)).statusCode).toBe(200)
    const fields = { grant_type: 'password', username: email, password }
    const signedIn = await server.app.inject({
      method: 'POST',
      url: `${base}/oauth/token`,
      payload: fields,
      ...anonymous,
    })
    const headers = bearer(signedIn.json())
    // The account has the vote, and the visitor may vote again until the next sign-in takes that back.
    expect(await tally()).toEqual([people + 1, firsts + 1, seconds])
    expect((await read({ headers })).type).toBe('poll-results')
    expect((await read(anonymous)).type).not.toBe('poll-results')
    expect((await read({})).type).not.toBe('poll-results')
    await vote(second, { headers })
    await vote(second, anonymous)
    expect(await tally()).toEqual([people + 2, firsts + 1, seconds + 1])
    await server.app.inject({ method: 'POST', url: `${base}/oauth/token`, payload: fields, ...anonymous })
    expect(await tally()).toEqual([people + 1, firsts + 1, seconds])
    const { votes } = (await call('GET', '/users/self/export')).json().data
    expect(votes).toEqual([
      { portalName: 'montclair', pollUid: poll.uid, responses: [first], castAt: now.toISOString() },
    ])
    await call('DELETE', '/users/self', { password })
    expect(await tally()).toEqual([people, firsts, seconds])
  })

  it('is exported, and deleted with all that is stored of it', async () => {
    await signIn(server.app, email)
    await update({ email: 'new@maison.be', currentPassword: password })
    const exported = await call('GET', '/users/self/export')
    expect(exported.json().data).toMatchObject({ account: { uid, email, pendingEmail: 'new@maison.be' }, votes: [] })
    expect(exported.json().data.sessions).toHaveLength(2)
    expect(codeOf(await call('DELETE', '/users/self'))).toBe('wrong-password')
    expect(codeOf(await call('DELETE', '/users/self?password=wrong'))).toBe('wrong-password')
    expect((await call('DELETE', `/users/${uid}?password=${encodeURIComponent(password)}`)).statusCode).toBe(204)
    expect((await call('GET', '/users/self')).statusCode).toBe(401)
    for (const table of [
      'account',
      'account_session',
      'account_token',
      'account_request',
      'account_request_key',
      'account_picture',
    ]) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
        server.db,
      )
      expect([table, rows[0]?.count]).toEqual([table, 0])
    }
    expect(await sent()).toEqual([])
    expect((await askTokens(server.app, { grant_type: 'password', username: email, password })).statusCode).toBe(400)
  })
})
