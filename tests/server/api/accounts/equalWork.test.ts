import { hash, verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PasswordHasher } from '../../../../src/server/api/accounts/PasswordHasher'
import { addAccount, askTokens, base, person } from '../../../helpers/server/accounts'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

/** The hashes that were computed, with their cost. */
const hashes: string[] = []

const passwords = new PasswordHasher({
  hash(...given) {
    hashes.push(`hash ${JSON.stringify(given[1])}`)
    return hash(...given)
  },
  verify(...given) {
    hashes.push(`verify ${/^\$argon2id\$v=\d+\$[^$]+/.exec(String(given[0]))?.[0]}`)
    return verify(...given)
  },
})

const known = 'known@maison.be'
const unknown = 'nobody@maison.be'

describe('a call about an address', () => {
  const statements: string[] = []
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ passwords, log: ({ query }) => void statements.push(query.sql) })
    await addAccount(server.db, known)
    // The first check of a password computes what unknown addresses are compared with.
    await askTokens(server.app, { grant_type: 'password', username: unknown, password: 'a guess' })
  })
  afterAll(() => server.close())

  const post = (path: string, payload: object) => server.app.inject({ method: 'POST', url: `${base}${path}`, payload })

  it.each([
    [
      'signing in',
      1,
      (email: string) => askTokens(server.app, { grant_type: 'password', username: email, password: 'a guess' }),
    ],
    ['registering', 1, (email: string) => post('/users', { ...person, email })],
    [
      'asking for a new password',
      0,
      (email: string) => post('/users/request-reset-password', { email, portalName: 'montclair' }),
    ],
    [
      'asking for the mail again',
      0,
      (email: string) => post('/users/resend-confirmation', { email, portalName: 'montclair' }),
    ],
    [
      'setting a password by a code',
      0,
      (email: string) => post('/users/reset-password', { email, code: '123456', password: person.password }),
    ],
    [
      'taking a change of address back by a code',
      0,
      (email: string) => post('/users/restore-address', { email, code: '123456' }),
    ],
    ['confirming by a code', 0, (email: string) => post('/users/confirm', { email, code: '123456' })],
  ] as const)('does the same work whether or not it is known: %s', async (_, expected, run) => {
    const workOf = async (email: string) => {
      statements.length = 0
      hashes.length = 0
      const { statusCode, body } = await run(email)
      const about = statements.filter((text) => /account|"job"|rate_limit/.test(text))
      return { statusCode, body, hashes: [...hashes], statements: about }
    }
    const work = await workOf(known)
    expect(await workOf(unknown)).toEqual(work)
    expect(work.hashes).toHaveLength(expected)
    expect(work.statements.length).toBeGreaterThan(0)
    for (const each of work.hashes) expect(each).toMatch(/"memoryCost":19456,"timeCost":2|m=19456,t=2,p=1/)
  })
})
