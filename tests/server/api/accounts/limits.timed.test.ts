import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PasswordHasher } from '../../../../src/server/api/accounts/PasswordHasher'
import { addAccount, askTokens, base, person } from '../../../helpers/server/accounts'
import { openServer, now as start, type TestServer } from '../../../helpers/server/openServer'

const minuteMs = 60_000

describe('the limits of accounts', () => {
  let server: TestServer
  let time = start
  let networks = 0
  beforeAll(async () => {
    server = await openServer({ rateLimit: 100_000, trustProxy: true, now: () => time })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    // Each test has hours of its own.
    time = new Date(time.getTime() + 120 * minuteMs)
  })

  const newNetwork = () => ({ 'x-forwarded-for': `10.0.${Math.floor(networks++ / 200)}.${networks % 200}` })
  const signIn = (username: string, password: string, headers: Record<string, string>) =>
    askTokens(server.app, { grant_type: 'password', username, password }, headers)

  it('end 100 wrong passwords, and let the owner in elsewhere and later', async () => {
    const email = 'owner@maison.be'
    await addAccount(server.db, email)
    const [thief, home] = [newNetwork(), newNetwork()]
    const statuses: number[] = []
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await signIn(email, `guess number ${tries}`, thief)
      statuses.push(answer.statusCode)
      if (answer.statusCode === 429) {
        expect(answer.json().error.code).toBe('too-many-requests')
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]))
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    // The right password does not tell itself from a wrong one where there were too many.
    expect((await signIn(email, person.password, thief)).statusCode).toBe(429)
    expect((await signIn(email, person.password, home)).statusCode).toBe(200)
    time = new Date(time.getTime() + 15 * minuteMs)
    expect((await signIn(email, person.password, thief)).statusCode).toBe(200)
  })

  it('end tries from many networks for an hour', async () => {
    const email = 'hunted@maison.be'
    await addAccount(server.db, email)
    const statuses: number[] = []
    for (let tries = 0; tries < 104; tries += 26) {
      const guesses = Array.from({ length: 26 }, () => signIn(email, 'a guess', newNetwork()))
      statuses.push(...(await Promise.all(guesses)).map(({ statusCode }) => statusCode))
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    time = new Date(time.getTime() + 60 * minuteMs)
    expect((await signIn(email, person.password, newNetwork())).statusCode).toBe(200)
  })

  it('let one network try 30 addresses a minute', async () => {
    const network = newNetwork()
    const statuses: number[] = []
    for (let tries = 0; tries < 32; tries += 1) {
      statuses.push((await signIn(`nobody${tries}@maison.be`, 'a guess', network)).statusCode)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('send five mails an hour to an address, whether or not it is known', async () => {
    await addAccount(server.db, 'known@maison.be')
    for (const email of ['known@maison.be', 'unknown@maison.be']) {
      const statuses: number[] = []
      for (const path of ['', '/request-reset-password', '/resend-confirmation', '', '/request-reset-password', '']) {
        const payload = path === '' ? { ...person, email } : { email }
        const answer = await server.app.inject({
          method: 'POST',
          url: `${base}/users${path}`,
          payload,
          headers: newNetwork(),
        })
        statuses.push(answer.statusCode)
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    }
  })

  it('do not count refreshed sessions', async () => {
    const email = 'busy@maison.be'
    await addAccount(server.db, email)
    const network = newNetwork()
    let { refresh_token } = (await signIn(email, person.password, network)).json()
    for (let count = 0; count < 40; count += 1) {
      const answer = await askTokens(server.app, { grant_type: 'refresh_token', refresh_token }, network)
      expect(answer.statusCode).toBe(200)
      refresh_token = answer.json().refresh_token
    }
  })

  it('let 50 passwords wait for a processor, and ask others to come back', async () => {
    const passwords = new PasswordHasher()
    await passwords.verify(undefined, 'first')
    const results = await Promise.allSettled(Array.from({ length: 120 }, () => passwords.verify(undefined, 'x')))
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(results.length - refused.length).toBeGreaterThan(50)
    expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'unavailable', retryAfter: 5 } })
    expect(await passwords.verify(await passwords.hash('Zoe\u0308'), 'Zo\u00eb')).toBe(true)
  })
})
