import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askTokens, base, codeIn, linkIn, person, sendMails } from '../../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'

const [ofOwner, ofThief] = ['la phrase de la propriétaire', 'la phrase du voleur']

describe('an address that somebody else registers before its owner', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const post = (path: string, payload: object) => server.app.inject({ method: 'POST', url: `${base}${path}`, payload })
  const codeOf = (answer: { json(): { error: { code: string } } }) => answer.json().error.code
  /** Registers the address and returns what its mail holds. */
  async function register(email: string, password: string, registration: string) {
    await post('/users', { ...person, email, password, registration })
    return await nextMail()
  }
  async function nextMail() {
    const worker = sendMails({ db: server.db, now: () => now })
    const waiting = () => server.db.selectFrom('job').select('id').where('name', '=', 'account-mail').execute()
    await expect.poll(waiting).toEqual([])
    await worker.jobs.close()
    expect(worker.mails).toHaveLength(1)
    const [mail] = worker.mails
    if (!mail) throw new Error('There is no mail.')
    const { token, registration } = linkIn(mail).query
    return { token, registration, code: codeIn(mail) }
  }
  const opens = async (email: string, password: string) =>
    (await askTokens(server.app, { grant_type: 'password', username: email, password })).statusCode === 200

  it('opens no account by the press on the foreign mail, but by that on the owner’s', async () => {
    const email = 'owner@maison.be'
    const foreign = await register(email, ofThief, randomUUID())
    const own = await register(email, ofOwner, randomUUID())
    for (const proof of [{ token: foreign.token }, { email, code: foreign.code }]) {
      const bare = await post('/users/confirm', proof)
      expect([bare.statusCode, bare.json().error.issues[0].pointer]).toEqual([400, '/body/password'])
      expect(codeOf(await post('/users/confirm', { ...proof, password: ofOwner }))).toBe('wrong-password')
    }
    expect([await opens(email, ofThief), await opens(email, ofOwner)]).toEqual([false, false])
    const opened = await post('/users/confirm', { token: own.token, password: ofOwner })
    expect(opened.statusCode, opened.body).toBe(200)
    expect([await opens(email, ofThief), await opens(email, ofOwner)]).toEqual([false, true])
    expect(codeOf(await post('/users/confirm', { token: foreign.token, password: ofThief }))).toBe('used-token')
  })

  it('mails the registration again that is asked for, whichever came last', async () => {
    const email = 'again@maison.be'
    const [own, foreign] = [randomUUID(), randomUUID()]
    await register(email, ofOwner, own)
    await register(email, ofThief, foreign)
    await post('/users/resend-confirmation', { email, registration: own })
    const again = await nextMail()
    expect(again.registration).toBe(own)
    expect((await post('/users/confirm', { token: again.token, password: ofOwner })).statusCode).toBe(200)
  })
})
