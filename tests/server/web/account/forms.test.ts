import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAccount, linkIn, person, sendMails } from '../../../helpers/server/accounts'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'
import { Browser, type Fields, queryOf } from './Browser'

const minuteMs = 60_000
const self = '/core-service/api/v1/users/self'
const signInPath = '/montclair/compte/connexion'

describe.each(usualDatabases)('the forms of accounts on $name', (database) => {
  let server: TestServer
  let mail: ReturnType<typeof sendMails>
  let time = start
  let browser: Browser
  let people = 0
  beforeAll(async () => {
    server = await openServer({ database, now: () => time })
    mail = sendMails({ db: server.db, now: () => time })
  })
  afterAll(async () => {
    await mail.jobs.close()
    await server.close()
  })
  beforeEach(() => {
    browser = new Browser(server.app)
    server.rendered.length = 0
  })

  /** Adds an account and signs in. Returns its address. */
  async function signIn(fields: Fields = {}): Promise<string> {
    const email = `person${people++}@maison.be`
    await addAccount(server.db, email)
    const answer = await browser.post(signInPath, { form: 'signIn', email, password: person.password, ...fields })
    expect(answer.statusCode, answer.body).toBe(303)
    return email
  }

  const tokens = () => ['beffroi_session', 'beffroi_refresh'].map((name) => browser.cookies.get(name))

  it('make an account, whose mail confirms it, and sign in without a token in the answer', async () => {
    const { firstName, lastName, password } = person
    const email = 'new@maison.be'
    await browser.get('/montclair')
    expect(browser.cookies.has('beffroi_anonymous')).toBe(true)
    const form = { form: 'register', lang: 'fr', email, firstName, lastName, password }
    const asked = await browser.post('/montclair/compte/creer', form)
    const { registration = '', ...asking } = queryOf(asked)
    expect(asking).toEqual({ path: '/montclair/compte/confirmer', email })
    const letter = await mail.next(({ to }) => to === email)
    const { token = '', ...link } = linkIn(letter).query
    expect(link).toEqual({ registration, lang: 'fr' })
    // A program that follows the link changes nothing.
    expect((await browser.get(`/montclair/compte/confirmer?token=${token}`)).statusCode).toBe(200)
    const proof = { form: 'confirm', token, registration }
    const confirmed = await browser.post('/montclair/compte/confirmer', { ...proof, password })
    expect(confirmed.headers.location).toBe('/montclair/compte?done=created')
    expect(confirmed.headers['cache-control']).toContain('no-store')
    expect(tokens()).not.toContain(undefined)
    expect(browser.cookies.has('beffroi_anonymous')).toBe(false)
    for (const { httpOnly, sameSite, maxAge, expires } of confirmed.cookies.filter(({ value }) => value !== '')) {
      expect([httpOnly, sameSite, maxAge, expires]).toEqual([true, 'Lax', undefined, undefined])
    }
    await browser.get('/montclair/compte')
    expect(server.rendered.at(-1)?.account).toMatchObject({ email, firstName })
    const again = await browser.post('/montclair/compte/confirmer', { form: 'confirm', token }, { json: true })
    expect(again.json()).toEqual({ problems: { '': 'usedToken' } })
  })

  it('lead after sign-in to where the visitor wanted to go, on this site only', async () => {
    for (const [fields, target] of [
      [{ redirectUrl: '/montclair/menu?a=1' }, '/montclair/menu?a=1'],
      [{ redirectUrl: '//evil.example' }, '/montclair/compte'],
      [{ redirectUrl: 'https://evil.example/' }, '/montclair/compte'],
      [{ redirectUrl: '/\\evil.example' }, '/montclair/compte'],
      [{ redirectUrl: '/\tevil', redirectRouteName: 'cardName-evenements' }, '/montclair/evenements'],
      [{ redirectRouteName: 'cardName-publication-uid' }, '/montclair/compte'],
      [{}, '/montclair/compte'],
    ] as const) {
      const email = `target${people++}@maison.be`
      await addAccount(server.db, email)
      const form: Fields = { form: 'signIn', email, password: person.password, ...fields }
      expect((await browser.post(signInPath, form)).headers.location).toBe(target)
    }
  })

  it('say that the mail is late while the mail server takes none', async () => {
    const failed = {
      name: 'account-mail',
      payload: '{}',
      run_at: new Date(start.getTime() + 3_600_000),
      max_attempts: 1,
    }
    const { id } = await server.db.insertInto('job').values(failed).returning('id').executeTakeFirstOrThrow()
    await server.db.updateTable('job').set({ last_error: 'ESOCKET' }).where('id', '=', id).execute()
    const email = 'late@maison.be'
    const { firstName, lastName, password } = person
    for (const [path, fields, to] of [
      ['creer', { form: 'register', email, firstName, lastName, password }, 'confirmer'],
      ['confirmer', { form: 'resend', email }, 'confirmer'],
      ['mot-de-passe-oublie', { form: 'requestReset', email }, 'mot-de-passe'],
    ] as const) {
      const { registration: _, ...target } = queryOf(await browser.post(`/montclair/compte/${path}`, fields))
      expect(target).toEqual({ path: `/montclair/compte/${to}`, email, done: 'delayed' })
    }
    await server.db.deleteFrom('job').where('id', '=', id).execute()
  })

  it('say what is wrong to a script and in a page, which shows what was typed but no password', async () => {
    const form = { form: 'signIn', email: 'nobody@maison.be', password: 'a wrong password' }
    const script = await browser.post(signInPath, form, { json: true })
    expect([script.statusCode, script.json()]).toEqual([422, { problems: { '': 'signIn' } }])
    const page = await browser.post(signInPath, form)
    expect(page.headers['content-type']).toContain('text/html')
    expect(server.rendered.at(-1)?.posted).toEqual({
      form: 'signIn',
      status: 422,
      problems: { '': 'signIn' },
      values: { email: 'nobody@maison.be' },
    })
    const empty = await browser.post(signInPath, { form: 'signIn', email: '', password: '' }, { json: true })
    expect([empty.statusCode, empty.json()]).toEqual([
      422,
      { problems: { email: 'email', password: 'missingPassword' } },
    ])
    const short = { form: 'register', email: 'x', firstName: 'A', lastName: 'Collard', password: '12345678' }
    const refused = await browser.post('/compte/creer', short, { json: true })
    expect(refused.json().problems).toMatchObject({ email: 'email', firstName: 'firstName' })
    expect(Object.keys(refused.json().problems), 'the order of the form').toEqual(['firstName', 'email'])
    expect(tokens()).toEqual([undefined, undefined])
  })

  it('answer five parallel calls with an expired access token, and the page after them', async () => {
    await signIn()
    const before = tokens()
    time = new Date(time.getTime() + 11 * minuteMs)
    const cookies = Object.fromEntries(browser.cookies)
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.app.inject({ url: self, cookies })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const renewed = answers.map(({ cookies: all }) => all.map(({ value }) => value).join(' '))
    expect(new Set(renewed).size).toBe(1)
    expect(renewed[0]).not.toContain(before[1])
    for (const { name, value } of answers[0]?.cookies ?? []) browser.cookies.set(name, value)
    expect((await browser.get(self)).statusCode).toBe(200)
    time = start
  })

  it('explain to the visitor why a replay ended the session', async () => {
    await signIn()
    const stolen = new Browser(server.app)
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
    time = new Date(time.getTime() + 11 * minuteMs)
    await browser.get('/montclair/compte')
    time = new Date(time.getTime() + 11 * minuteMs)
    await stolen.get('/montclair/compte')
    const late = await browser.get('/montclair/compte')
    expect(late.headers['x-beffroi-session']).toBe('replayed')
    expect(tokens()).toEqual([undefined, undefined])
    await browser.get(String(late.headers.location))
    expect(server.rendered.at(-1)).toMatchObject({ sessionEnd: 'replayed', endedOn: '/montclair/compte' })
  })

  it('end the session here and at the API, and make the browser forget everything', async () => {
    const email = await signIn()
    browser.cookies.set('i18n_redirected', 'en')
    const stolen = Object.fromEntries(browser.cookies)
    const answer = await browser.post('/compte/deconnexion', {})
    expect(answer.headers).toMatchObject({
      location: '/montclair/compte/connexion?done=signedOut&lang=en',
      'clear-site-data': '"cache", "storage"',
    })
    expect([...browser.cookies.keys()]).toEqual(['beffroi_anonymous'])
    expect((await server.app.inject({ url: self, cookies: stolen })).statusCode).toBe(401)
    expect((await browser.get(`/montclair?email=${email}`)).body).not.toContain(email)
  })

  it('change the account, and delete it with its password only', async () => {
    await signIn()
    const names = { form: 'profile', firstName: 'Zoé', lastName: 'Lambert', locale: 'de' }
    const changed = await browser.post('/montclair/compte/profil', names, { json: true })
    expect(changed.json()).toMatchObject({ redirect: '/montclair/compte?done=profile', account: { firstName: 'Zoé' } })
    const wrong = { form: 'deleteAccount', understood: '1', currentPassword: 'not mine' }
    expect((await browser.post('/compte/supprimer', wrong, { json: true })).json()).toEqual({
      problems: { currentPassword: 'wrongPassword' },
    })
    const right = { ...wrong, currentPassword: person.password }
    const unsure = { ...right, understood: '' }
    expect((await browser.post('/compte/supprimer', unsure, { json: true })).json()).toEqual({
      problems: { understood: 'understood' },
    })
    const deleted = await browser.post('/compte/supprimer', right, { json: true })
    expect(deleted.json()).toEqual({ redirect: '/montclair/compte/connexion?done=deleted', account: null })
    expect(tokens()).toEqual([undefined, undefined])
  })

  it('are refused from other sites, when too large, without an account, and on a portal without accounts', async () => {
    const url = signInPath
    const crossed = await server.app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'same-site' } })
    expect(crossed.statusCode).toBe(403)
    const large = await browser.post(url, { form: 'signIn', password: 'x'.repeat(10_000_000) })
    expect([large.statusCode, /<h1>(.*)<\/h1>/.exec(large.body)?.[1]]).toEqual([413, 'Envoi trop volumineux'])
    expect(large.body, 'nobody attaches files to sign in').not.toContain('fichier')
    const languages: [headers: Record<string, string>, title: string][] = [
      [{ 'accept-language': 'xx, nl-BE;q=0.8' }, 'Inzending te groot'],
      [{ 'accept-language': 'nl', cookie: 'i18n_redirected=de' }, 'Zu große Datenmenge'],
      [{ cookie: 'i18n_redirected=__proto__' }, 'Envoi trop volumineux'],
    ]
    for (const [headers, title] of languages) {
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
      const payload = 'x'.repeat(100_000)
      const answer = await server.app.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload })
      expect(answer.body).toContain(`<h1>${title}</h1>`)
    }
    const nobody = await browser.post('/montclair/compte/email', { form: 'email', email: 'a@b.be' }, { json: true })
    expect([nobody.statusCode, nobody.json()]).toEqual([401, { problems: { '': 'signedOut' } }])
    expect((await browser.post(url, { form: 'constructor' })).statusCode).toBe(400)
  })

  it('keep what was typed when one network has posted too much, and say so', async () => {
    const limited = await openServer({ database, rateLimit: 100_000, now: () => time })
    try {
      const resident = new Browser(limited.app)
      const fields = { form: 'signIn', email: 'resident@maison.be', password: 'a guess' }
      for (let posts = 0; posts < 30; posts += 1) await resident.post(signInPath, { ...fields, password: '' })
      limited.rendered.length = 0
      const refused = await resident.post(signInPath, fields)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(limited.rendered.map(({ posted }) => posted)).toEqual([
        { status: 429, problems: { '': 'tooMany' }, form: 'signIn', values: { email: fields.email } },
      ])
      const told = await resident.post(signInPath, fields, { json: true })
      expect([told.statusCode, told.json()]).toEqual([429, { problems: { '': 'tooMany' } }])
    } finally {
      await limited.close()
    }
  })

  it('send no data of one person to another', async () => {
    const email = await signIn()
    const other = new Browser(server.app)
    for (const path of ['/montclair', '/montclair/compte', '/compte/connexion', '/montclair/menu']) {
      await browser.get(path)
      expect(server.rendered.at(-1)?.account).toMatchObject({ email })
      server.rendered.length = 0
      await other.get(path)
      for (const { account } of server.rendered) expect(account, path).toBeUndefined()
    }
  })
})
