import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../../../src/server/mail/MailTransport'
import { askTokens, base, bearer, codeIn, linkIn, person, sendMails } from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'

const hourMs = 3_600_000

const { password } = person

describe.each(usualDatabases)('registering on $name', (database) => {
  let server: TestServer
  let time = start
  const mails: Mail[] = []
  beforeAll(async () => {
    server = await openServer({ database, now: () => time })
  })
  afterAll(() => server.close())

  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: `${base}${path}`, payload, headers })

  /** The mails to an address, once all that wait are sent: by a worker of its own, because one looks every ten seconds. */
  async function sent(to: string) {
    const worker = sendMails({ db: server.db, now: () => time })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting).toEqual([])
    await worker.jobs.close()
    expect(worker.errors).toEqual([])
    mails.push(...worker.mails)
    return mails.filter((mail) => mail.to === to)
  }
  const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code

  it('mails a link and a code, creates the account once its address is confirmed, and signs in', async () => {
    const answer = await post('/users', person, { 'x-lgc-language': 'en' })
    expect(answer.statusCode, answer.body).toBe(202)
    expect(await server.db.selectFrom('account').selectAll().execute()).toEqual([])
    const [mail] = await sent(person.email)
    if (!mail) throw new Error('There is no mail.')
    expect(mail.subject).toBe('Confirm your address – Montclair-sur-Meuse')
    expect(mail.html).not.toMatch(/src=|url\(|Anne/)
    expect(mail.text).not.toContain('Anne')
    const { path, query } = linkIn(mail)
    expect(path).toBe('/montclair/compte/confirmer')
    expect(query.lang).toBe('en')
    expect(await server.app.inject(`${base}/users/confirm?token=${query.token}`)).toMatchObject({ statusCode: 405 })
    expect(
      codeOf(
        await askTokens(server.app, { grant_type: 'password', username: person.email, password: person.password }),
      ),
    ).toBe('invalid-grant')

    const confirmed = await post('/users/confirm', { token: query.token, password: person.password })
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    const { purpose, tokens } = confirmed.json().data
    expect(purpose).toBe('registration')
    const self = await server.app.inject({ url: `${base}/users/self`, headers: bearer(tokens) })
    expect(self.json().data).toMatchObject({ email: person.email, firstName: 'Anne', lastName: 'Dubois', locale: 'en' })
    expect(self.headers['cache-control']).toBe('private, no-store')

    const again = await post('/users/confirm', { token: query.token })
    expect([again.statusCode, codeOf(again)]).toEqual([410, 'used-token'])
    expect(codeOf(await post('/users/confirm', { token: `${query.token}x` }))).toBe('invalid-token')
    expect(codeOf(await post('/users/confirm', {}))).toBe('invalid-token')
    const stored = await server.db.selectFrom('account_request').select('details').execute()
    expect(stored).toEqual([{ details: null }])
  })

  it('mails nobody a link to a portal that has no accounts', async () => {
    await setServices(server, 'hauteroche', { login: false })
    const email = 'elsewhere@maison.be'
    for (const [path, payload] of [
      ['/users', { ...person, email }],
      ['/users/request-reset-password', { email }],
      ['/users/resend-confirmation', { email }],
    ] as const) {
      expect((await post(path, { ...payload, portalName: 'hauteroche' })).statusCode, path).toBe(404)
    }
    expect(await sent(email)).toEqual([])
  })

  it('confirms by the code, of which five may be tried', async () => {
    const [email, other] = ['code@maison.be', 'tries@maison.be']
    await post('/users', { ...person, email: 'Code@Maison.be', locale: 'de' })
    const [mail] = await sent(email)
    if (!mail) throw new Error('There is no mail.')
    expect(mail.subject).toContain('Bestätigen Sie Ihre Adresse')
    const wrong = codeIn(mail) === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries += 1) {
      expect(codeOf(await post('/users/confirm', { email, code: wrong }))).toBe('invalid-token')
    }
    expect((await post('/users/confirm', { email, code: codeIn(mail), password })).statusCode).toBe(200)

    await post('/users', { ...person, email: other })
    const [second] = await sent(other)
    if (!second) throw new Error('There is no mail.')
    for (let tries = 0; tries < 5; tries += 1) await post('/users/confirm', { email: other, code: wrong })
    expect(codeOf(await post('/users/confirm', { email: other, code: codeIn(second) }))).toBe('invalid-token')
    expect((await post('/users/confirm', { token: linkIn(second).query.token, password })).statusCode).toBe(200)
  })

  it('answers the same whether or not an address is known, and tells its owner by mail', async () => {
    const unknown = 'unknown@maison.be'
    const strip = ({ statusCode, body, headers }: Awaited<ReturnType<typeof post>>) => {
      const { date: _, 'x-request-id': __, ...others } = headers
      return { statusCode, body, others }
    }
    for (const [path, payload] of [
      ['/users', person],
      ['/users/request-reset-password', { email: person.email, portalName: 'montclair' }],
      ['/users/resend-confirmation', { email: person.email }],
    ] as const) {
      const known = strip(await post(path, payload))
      expect(strip(await post(path, { ...payload, email: unknown }))).toEqual(known)
      expect(known.statusCode).toBe(202)
    }
    const wrong = await Promise.all(
      [person.email, unknown].map((username) =>
        askTokens(server.app, { grant_type: 'password', username, password: 'nothing like it' }),
      ),
    )
    expect(wrong.map(strip)[0]).toEqual(wrong.map(strip)[1])

    const subjects = (await sent(person.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Vous avez déjà un compte – Montclair-sur-Meuse')
    expect(subjects).toContain('Choisissez un nouveau mot de passe – Montclair-sur-Meuse')
    const others = mails.filter(({ to }) => to === unknown).map(({ subject }) => subject)
    expect(new Set(others)).toEqual(new Set(['Confirmez votre adresse – Montclair-sur-Meuse']))
    const accounts = await server.db.selectFrom('account').select('uid').where('email', '=', person.email).execute()
    expect(accounts).toHaveLength(1)
  })

  it('refuses a link that has expired, and one that another account uses', async () => {
    const email = 'late@maison.be'
    await post('/users', { ...person, email })
    const [mail] = await sent(email)
    if (!mail) throw new Error('There is no mail.')
    const { token } = linkIn(mail).query
    const signedIn = await askTokens(server.app, {
      grant_type: 'password',
      username: person.email,
      password: person.password,
    })
    const foreign = await post('/users/confirm', { token }, bearer(signedIn.json()))
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([403, 'forbidden'])
    time = new Date(time.getTime() + 24 * hourMs)
    const late = await post('/users/confirm', { token })
    expect([late.statusCode, codeOf(late)]).toEqual([410, 'expired-token'])
    time = start
    expect((await post('/users/confirm', { token, password })).statusCode).toBe(200)
  })

  it('mails the registration again that was confirmed too late, whose links are good for another day', async () => {
    const email = 'slow@maison.be'
    await post('/users', { ...person, email })
    await sent(email)
    time = new Date(start.getTime() + 30 * hourMs)
    await post('/users/resend-confirmation', { email, portalName: 'montclair' })
    const [, again] = await sent(email)
    if (!again) throw new Error('There is no second mail.')
    time = new Date(start.getTime() + 50 * hourMs)
    expect((await post('/users/confirm', { token: linkIn(again).query.token, password })).statusCode).toBe(200)
    time = start
  })

  it.each([
    [{ password: 'court' }, 400, '/body/password'],
    [{ password: 'motdepasse123' }, 400, '/body/password'],
    [{ password: '2345678901' }, 202, ''],
    [{ password: '23456789' }, 400, '/body/password'],
    [{ password: 'Anne.Dubois@maison.be' }, 400, '/body/password'],
    [{ password: 'x'.repeat(32) }, 400, '/body/password'],
    [{ password: `${'phrase de passe '.repeat(6)}` }, 202, ''],
    [{ firstName: ' A ' }, 400, '/body/firstName'],
    [{ lastName: 'D' }, 400, '/body/lastName'],
    [{ email: 'no address' }, 400, '/body/email'],
    [{ portalName: 'nowhere' }, 404, ''],
  ])('checks %j', async (change, status, pointer) => {
    const answer = await post('/users', { ...person, ...change })
    expect(answer.statusCode, answer.body).toBe(status)
    if (pointer) expect(answer.json().error.issues[0].pointer).toBe(pointer)
  })

  it('refuses a body of 10 MB', async () => {
    const answer = await askTokens(server.app, {
      grant_type: 'password',
      username: 'a@b.be',
      password: 'x'.repeat(10_000_000),
    })
    expect(answer.statusCode).toBe(413)
  })
})
