import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkIn, person, sendMails } from '../../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { Browser, queryOf } from './Browser'

const path = '/montclair/compte/confirmer'

let server: TestServer
let mail: ReturnType<typeof sendMails>
beforeAll(async () => {
  server = await openServer()
  mail = sendMails({ db: server.db, now: () => now })
})
afterAll(async () => {
  await mail.jobs.close()
  await server.close()
})

it('asks for the password of the registration, and mails that registration again', async () => {
  const browser = new Browser(server.app)
  const { email, firstName, lastName, password } = person
  const form = { form: 'register', email, firstName, lastName, password }
  const { registration = '' } = queryOf(await browser.post('/montclair/compte/creer', form))
  await mail.next(({ to }) => to === email)
  // Somebody else registers the address.
  await new Browser(server.app).post('/montclair/compte/creer', { ...form, password: 'la phrase du voleur' })
  await mail.next(() => mail.mails.length === 2)
  const resent = queryOf(await browser.post(path, { form: 'resend', email, registration }))
  expect(resent).toEqual({ path, email, registration, done: 'resent' })
  await mail.next(() => mail.mails.length === 3)
  const [, , again] = mail.mails
  if (!again) throw new Error('There is no third mail.')
  const link = linkIn(again).query
  expect(link.registration).toBe(registration)

  const proof = { form: 'confirm', registration, token: link.token ?? '' }
  for (const [fields, problem] of [
    [{}, 'missingPassword'],
    [{ password: 'la phrase du voleur' }, 'registrationPassword'],
  ] as const) {
    const refused = await browser.post(path, { ...proof, ...fields }, { json: true })
    expect(refused.json()).toEqual({ problems: { password: problem } })
  }
  await browser.post(path, proof)
  expect(server.rendered.at(-1)?.posted?.values).toEqual({ email: '', token: link.token, registration })
  expect((await browser.post(path, { ...proof, password })).headers.location).toBe('/montclair/compte?done=created')
})
