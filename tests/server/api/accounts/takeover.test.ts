import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import type { Mail } from '../../../../src/server/mail/MailTransport'
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
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'

const { password } = person
const newPassword = 'une autre phrase'

describe('what somebody else has asked for an account', () => {
  let server: TestServer
  let email: string
  let pair: TokenPair
  let people = 0
  let time = start
  beforeAll(async () => {
    server = await openServer({ now: () => time })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    email = `owner${people++}@maison.be`
    await addAccount(server.db, email)
    pair = await signIn(server.app, email, { portalName: 'montclair' })
  })

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `${base}${path}`, headers: bearer(pair), ...(payload ? { payload } : {}) })
  const outcome = (answer: { statusCode: number; body: string }) =>
    answer.body === '' ? answer.statusCode : (JSON.parse(answer.body).error?.code ?? answer.statusCode)

  /** Sends the mails that wait. */
  async function send(): Promise<Mail[]> {
    const worker = sendMails({ db: server.db, now: () => time })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting).toEqual([])
    await worker.jobs.close()
    return worker.mails
  }

  /** The links of the mails that wait, by the last segment of their path and their recipient. */
  async function links(): Promise<Record<string, Record<string, string>[]>> {
    const found: Record<string, Record<string, string>[]> = {}
    for (const mail of await send()) {
      const { path, query } = linkIn(mail)
      const key = `${path.split('/').at(-1)} ${mail.to}`
      found[key] = [...(found[key] ?? []), query]
    }
    return found
  }

  const askForReset = () => call('POST', '/users/request-reset-password', { email, portalName: 'montclair' })
  const askForAddress = (wanted: string) => call('PUT', '/users/self', { email: wanted, currentPassword: password })
  const restore = (payload: object) =>
    server.app.inject({ method: 'POST', url: `${base}/users/restore-address`, payload })
  const confirm = (token = '') =>
    server.app.inject({ method: 'POST', url: `${base}/users/confirm`, payload: { token } })
  const reset = ({ uid, token } = {} as Record<string, string>, chosen = newPassword) =>
    server.app.inject({
      method: 'POST',
      url: `${base}/users/${uid}/reset-password`,
      payload: { token, password: chosen },
    })

  it('ends once its owner changes the password', async () => {
    const thief = `thief${people}@ailleurs.be`
    await askForAddress(thief)
    await askForReset()
    const sent = await links()
    expect((await call('GET', '/users/self')).json().data.pendingEmail).toBe(thief)
    await call('PUT', '/users/self', { password: newPassword, currentPassword: password })
    expect((await call('GET', '/users/self')).json().data.pendingEmail).toBeUndefined()
    expect(outcome(await confirm(sent[`confirmer ${thief}`]?.[0]?.token))).toBe('expired-token')
    expect(outcome(await reset(sent[`mot-de-passe ${email}`]?.[0]))).toBe('expired-token')
    expect((await call('GET', '/users/self')).json().data.email).toBe(email)
  })

  it('ends once its owner chooses a password by mail', async () => {
    const thief = `thief${people}@ailleurs.be`
    await askForAddress(thief)
    await askForReset()
    await askForReset()
    const sent = await links()
    const [first, second] = sent[`mot-de-passe ${email}`] ?? []
    expect(outcome(await reset(first, email))).toBe('invalid-request')
    expect(outcome(await reset(first))).toBe(204)
    expect(outcome(await reset(second, 'encore une autre'))).toBe('expired-token')
    expect(outcome(await confirm(sent[`confirmer ${thief}`]?.[0]?.token))).toBe('expired-token')
    const grant = { grant_type: 'password', username: email, password: newPassword }
    expect((await askTokens(server.app, grant)).statusCode).toBe(200)
  })

  it('from the former address ends once the new one is confirmed', async () => {
    const moved = `moved${people}@maison.be`
    await askForReset()
    await askForAddress(moved)
    const sent = await links()
    expect(outcome(await confirm(sent[`confirmer ${moved}`]?.[0]?.token))).toBe(200)
    expect(outcome(await reset(sent[`mot-de-passe ${email}`]?.[0]))).toBe('expired-token')
  })

  it('is not revived by a password that is changed together with the address', async () => {
    const moved = `both${people}@maison.be`
    await call('PUT', '/users/self', { email: moved, password: newPassword, currentPassword: password })
    time = new Date(start.getTime() + 1000)
    expect(outcome(await confirm((await links())[`confirmer ${moved}`]?.[0]?.token))).toBe(200)
    time = start
  })

  it('is taken back by the owner of the former address, even after a new address and a new password', async () => {
    const [thief, second] = [`thief${people}@ailleurs.be`, `second${people}@ailleurs.be`]
    await askForAddress(thief)
    const first = await links()
    const proof = { token: first[`retablir ${email}`]?.[0]?.token }
    expect(outcome(await confirm(first[`confirmer ${thief}`]?.[0]?.token))).toBe(200)
    time = new Date(start.getTime() + 1000)
    await call('PUT', '/users/self', { password: newPassword, currentPassword: password })
    await call('PUT', '/users/self', { email: second, currentPassword: newPassword })
    const later = await links()
    expect(outcome(await restore({ token: `${proof.token}a` }))).toBe('invalid-token')
    expect(outcome(await confirm(proof.token)), 'it confirms nothing').toBe('invalid-token')
    const exported = (await call('GET', '/users/self/export')).json().data
    const until = new Date(start.getTime() + 8 * 24 * 3_600_000).toISOString()
    expect(exported.formerEmails).toEqual([{ email, until }])

    time = new Date(start.getTime() + 7 * 24 * 3_600_000)
    const restored = await restore(proof)
    expect([restored.statusCode, restored.json().data]).toEqual([202, { email, isAccepted: true }])
    expect(outcome(await call('GET', '/users/self'))).toBe('unauthorized')
    for (const username of [email, thief]) {
      for (const known of [password, newPassword]) {
        const grant = { grant_type: 'password', username, password: known }
        expect(outcome(await askTokens(server.app, grant)), `${username} ${known}`).toBe('invalid-grant')
      }
    }
    expect(outcome(await confirm(later[`confirmer ${second}`]?.[0]?.token))).toBe('expired-token')
    expect(outcome(await restore({ token: later[`retablir ${thief}`]?.[0]?.token }))).toBe('expired-token')
    expect(outcome(await restore(proof))).toBe('used-token')
    const chosen = 'encore une autre phrase'
    expect(outcome(await reset((await links())[`mot-de-passe ${email}`]?.[0], chosen))).toBe(204)
    pair = await signIn(server.app, email, { password: chosen })
    const own = (await call('GET', '/users/self/export')).json().data
    expect([own.account.email, own.account.pendingEmail, own.formerEmails]).toEqual([email, undefined, undefined])
    expect((await send()).map(({ to }) => to)).toEqual([email])
    time = start
  })

  it('is taken back by the code of the mail, which is tried five times and expires', async () => {
    await askForAddress(`thief${people}@ailleurs.be`)
    const code = (await send()).filter(({ to }) => to === email).map(codeIn)[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    expect(outcome(await restore({ email, code: wrong }))).toBe('invalid-token')
    expect(outcome(await restore({ email: 'nobody@maison.be', code }))).toBe('invalid-token')
    time = new Date(start.getTime() + 9 * 24 * 3_600_000)
    expect(outcome(await restore({ email, code }))).toBe('invalid-token')
    time = start
    expect((await restore({ email: email.toUpperCase(), code })).statusCode).toBe(202)
    expect(outcome(await call('GET', '/users/self'))).toBe('unauthorized')
  })

  it('is not taken back once the former address has another account', async () => {
    const moved = `moved${people}@maison.be`
    await askForAddress(moved)
    const sent = await links()
    await confirm(sent[`confirmer ${moved}`]?.[0]?.token)
    await addAccount(server.db, email)
    expect(outcome(await restore({ token: sent[`retablir ${email}`]?.[0]?.token }))).toBe('conflict')
    expect((await call('GET', '/users/self')).json().data.email).toBe(moved)
  })

  it('gets no session of a portal that has no accounts', async () => {
    await setServices(server, 'hauteroche', { login: false })
    const grant = { grant_type: 'password', username: email, password }
    for (const portalName of ['hauteroche', 'nulle-part']) {
      expect(outcome(await askTokens(server.app, { ...grant, portalName }))).toBe('not-found')
    }
  })
})
