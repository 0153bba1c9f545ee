import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '../../../../schemas'
import { PasswordHasher } from '../../../../src/server/api/accounts/PasswordHasher'
import { eventually } from '../../../helpers/eventually'
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
import { postgres } from '../../../helpers/server/databases'
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'

const { password } = person
const [ofOwner, ofThief] = ['la phrase de la propriétaire', 'la phrase du voleur']

/** Called where the work on a password stops, by the password. */
const pauses = new Map<unknown, () => Promise<void>>()

async function stop(given: unknown): Promise<void> {
  const pause = pauses.get(given)
  pauses.delete(given)
  await pause?.()
}

class PausingHasher extends PasswordHasher {
  override async hash(given: string) {
    const hashed = await super.hash(given)
    await stop(given)
    return hashed
  }

  override async verify(known: string | undefined, given: string) {
    const isRight = await super.verify(known, given)
    await stop(given)
    return isRight
  }
}

/** Runs `during` while a call works on a password: after it was checked, before anything is stored. */
async function pausedAt<T>(given: string, call: () => Promise<T>, during: () => Promise<unknown>): Promise<T> {
  pauses.set(given, async () => void (await during()))
  const answer = await call()
  expect(pauses.has(given)).toBe(false)
  return answer
}

describe('a proof that is checked before the owner acts, and used after', () => {
  let server: TestServer
  let email: string
  let pair: TokenPair
  let time = start
  let people = 0
  beforeAll(async () => {
    server = await openServer({ database: postgres, passwords: new PausingHasher(), now: () => time })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    time = start
    email = `proof${people++}@maison.be`
    await addAccount(server.db, email)
    pair = await signIn(server.app, email, { portalName: 'montclair' })
  })

  const call = (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) =>
    server.app.inject({ method, url: `${base}${path}`, headers: bearer(pair), ...(payload ? { payload } : {}) })
  const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
    body === '' ? statusCode : (JSON.parse(body).error?.code ?? statusCode)
  const opens = async (given: string) =>
    (await askTokens(server.app, { grant_type: 'password', username: email, password: given })).statusCode === 200

  async function mailTo(address: string) {
    const worker = sendMails({ db: server.db, now: () => time })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting).toEqual([])
    await worker.jobs.close()
    const mail = worker.mails.find((each) => each.to === address && codeIn(each) !== '')
    if (!mail) throw new Error('There is no mail.')
    const { token, uid } = linkIn(mail).query
    return { code: codeIn(mail), token, uid }
  }
  async function askForReset() {
    await call('POST', '/users/request-reset-password', { email, portalName: 'montclair' })
    const { code, token, uid } = await mailTo(email)
    return {
      code: (given: string) => call('POST', '/users/reset-password', { email, code, password: given }),
      link: (given: string) => call('POST', `/users/${uid}/reset-password`, { token, password: given }),
    }
  }
  const change = () => call('PUT', '/users/self', { password: ofOwner, currentPassword: password })

  it.each([
    ['code', 'invalid-token'],
    ['link', 'expired-token'],
  ] as const)('sets no password by a %s that a change of the password cancels', async (kind, refusal) => {
    const reset = await askForReset()
    const changed: unknown[] = []
    const answer = await pausedAt(
      ofThief,
      () => reset[kind](ofThief),
      async () => changed.push((await change()).statusCode),
    )
    expect(changed).toEqual([200])
    expect(codeOf(answer)).toBe(refusal)
    expect([await opens(ofThief), await opens(ofOwner)]).toEqual([false, true])
  })

  it.each([
    ['code', 'invalid-token'],
    ['link', 'expired-token'],
  ] as const)('sets no password by a %s that expires meanwhile', async (kind, refusal) => {
    const reset = await askForReset()
    const answer = await pausedAt(
      ofThief,
      () => reset[kind](ofThief),
      async () => {
        time = new Date(start.getTime() + 2 * 3_600_000)
      },
    )
    expect(codeOf(answer)).toBe(refusal)
    time = start
    expect(await opens(ofThief)).toBe(false)
  })

  it('changes nothing with a password that the owner has replaced by mail, nor opens a session with it', async () => {
    const reset = await askForReset()
    const theft = await pausedAt(
      ofThief,
      () => call('PUT', '/users/self', { password: ofThief, currentPassword: password }),
      () => reset.link(ofOwner),
    )
    expect(codeOf(theft)).toBe('wrong-password')
    const again = await askForReset()
    const entry = await pausedAt(
      ofOwner,
      () => askTokens(server.app, { grant_type: 'password', username: email, password: ofOwner }),
      () => again.code(password),
    )
    expect(codeOf(entry)).toBe('invalid-grant')
    expect([await opens(ofThief), await opens(ofOwner), await opens(password)]).toEqual([false, false, true])
  })

  it('confirms no address by a code that a change of the password cancels', async () => {
    const thief = `thief${people}@ailleurs.be`
    await call('PUT', '/users/self', { email: thief, currentPassword: password })
    const { code } = await mailTo(thief)
    const waiting = async () =>
      (
        await sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
      ).rows.length
    const sent: ReturnType<typeof call>[] = []
    await server.db.transaction().execute(async (transaction) => {
      await sql`select 1 from account where email = ${email} for update`.execute(transaction)
      sent.push(change())
      await eventually(async () => (await waiting()) === 1)
      sent.push(call('POST', '/users/confirm', { email: thief, code }))
      await eventually(async () => (await waiting()) === 2)
    })
    const [changed, confirmed] = await Promise.all(sent)
    expect(changed?.statusCode).toBe(200)
    expect(confirmed && codeOf(confirmed)).toBe('invalid-token')
    expect(await opens(ofOwner)).toBe(true)
  })
})
