import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import { scaled } from '../../../helpers/scaled'
import {
  addAccount,
  askTokens,
  base,
  bearer,
  linkIn,
  person,
  sendMails,
  signIn,
} from '../../../helpers/server/accounts'
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'

const pollOptions = { timeout: scaled(10_000), interval: 5 }
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

  /** The links of the mails that wait, by their recipient. */
  async function links(): Promise<Record<string, Record<string, string>[]>> {
    const worker = sendMails({ db: server.db, now: () => time })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting, pollOptions).toEqual([])
    await worker.jobs.close()
    const found: Record<string, Record<string, string>[]> = {}
    for (const mail of worker.mails) {
      const { query } = linkIn(mail)
      if (query.token) found[mail.to] = [...(found[mail.to] ?? []), query]
    }
    return found
  }

  const askForReset = () => call('POST', '/users/request-reset-password', { email, portalName: 'montclair' })
  const askForAddress = (wanted: string) => call('PUT', '/users/self', { email: wanted, currentPassword: password })
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
    expect(outcome(await confirm(sent[thief]?.[0]?.token))).toBe('expired-token')
    expect(outcome(await reset(sent[email]?.[0]))).toBe('expired-token')
    expect((await call('GET', '/users/self')).json().data.email).toBe(email)
  })

  it('ends once its owner chooses a password by mail', async () => {
    const thief = `thief${people}@ailleurs.be`
    await askForAddress(thief)
    await askForReset()
    await askForReset()
    const sent = await links()
    const [first, second] = sent[email] ?? []
    expect(outcome(await reset(first, email))).toBe('invalid-request')
    expect(outcome(await reset(first))).toBe(204)
    expect(outcome(await reset(second, 'encore une autre'))).toBe('expired-token')
    expect(outcome(await confirm(sent[thief]?.[0]?.token))).toBe('expired-token')
    const grant = { grant_type: 'password', username: email, password: newPassword }
    expect((await askTokens(server.app, grant)).statusCode).toBe(200)
  })

  it('from the former address ends once the new one is confirmed', async () => {
    const moved = `moved${people}@maison.be`
    await askForReset()
    await askForAddress(moved)
    const sent = await links()
    expect(outcome(await confirm(sent[moved]?.[0]?.token))).toBe(200)
    expect(outcome(await reset(sent[email]?.[0]))).toBe('expired-token')
  })

  it('is not revived by a password that is changed together with the address', async () => {
    const moved = `both${people}@maison.be`
    await call('PUT', '/users/self', { email: moved, password: newPassword, currentPassword: password })
    time = new Date(start.getTime() + 1000)
    expect(outcome(await confirm((await links())[moved]?.[0]?.token))).toBe(200)
    time = start
  })

  it('gets no session of a portal that has no accounts', async () => {
    const grant = { grant_type: 'password', username: email, password }
    for (const portalName of ['hauteroche', 'nulle-part']) {
      expect(outcome(await askTokens(server.app, { ...grant, portalName }))).toBe('not-found')
    }
  })
})
