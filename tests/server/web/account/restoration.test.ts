import { expect, it, onTestFinished } from 'vitest'
import { addAccount, codeIn, linkIn, person, sendMails } from '../../../helpers/server/accounts'
import { now, openServer } from '../../../helpers/server/openServer'
import { Browser } from './Browser'

const self = '/core-service/api/v1/users/self'

it('a press takes a change of address back, which ends the session of its browser and keeps the language', async () => {
  const server = await openServer()
  const mail = sendMails({ db: server.db, now: () => now })
  onTestFinished(async () => {
    await mail.jobs.close()
    await server.close()
  })
  const email = 'anne@maison.be'
  await addAccount(server.db, email)
  const browser = new Browser(server.app)
  await browser.post('/montclair/compte/connexion', { form: 'signIn', email, password: person.password })
  browser.cookies.set('i18n_redirected', 'en')
  const wanted = { form: 'email', email: `new.${email}`, currentPassword: person.password }
  await browser.post('/montclair/compte/email', wanted)
  const isNotice = ({ to, text }: { to: string; text: string }) => to === email && text.includes('/compte/retablir?')
  const letter = await mail.next(isNotice)
  await browser.get(`/montclair/compte/retablir?token=${linkIn(letter).query.token}`)
  expect((await browser.get(self)).json().data).toMatchObject({ pendingEmail: `new.${email}` })

  const code = codeIn(letter)
  const grouped = { form: 'restore', email, code: `${code.slice(0, 3)} ${code.slice(3)}` }
  const done = await browser.post('/montclair/compte/retablir', grouped)
  const query = new URLSearchParams({ email, done: 'restored', lang: 'en' })
  expect(done.headers.location).toBe(`/montclair/compte/mot-de-passe?${query}`)
  expect([...browser.cookies.keys()]).toEqual(['beffroi_anonymous'])
  const again = await browser.post('/montclair/compte/retablir', grouped, { json: true })
  expect(again.json()).toEqual({ problems: { '': 'invalidToken' } })
})
