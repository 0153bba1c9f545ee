import { afterAll, beforeAll, expect, it } from 'vitest'
import texts from '../../src/portal/services/account/texts/fr.json' with { type: 'json' }
import { addAccount, codeIn, linkIn, person, sendMails } from '../helpers/server/accounts'
import { now } from '../helpers/server/openServer'
import { textOf, withPlainSpaces } from './accessibleName'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
let mail: ReturnType<typeof sendMails>
beforeAll(async () => {
  portal = await openPortal()
  mail = sendMails({ db: portal.db, now: () => now })
})
afterAll(async () => {
  await mail.jobs.close()
  await portal.close()
})

const words: Readonly<Record<string, string>> = texts

const waitForMail = (email: string, part = '') => mail.next(({ to, text }) => to === email && text.includes(part))

/** What a visitor without a script does on the pages of accounts. */
function accountVisitor() {
  const tab = new PlainTab(portal.app, { 'sec-ch-ua-mobile': '?1' })
  const text = (key: string, values: Readonly<Record<string, string>> = {}) =>
    withPlainSpaces(words[key] ?? expect.fail(`There is no text "${key}".`)).replace(
      /\{(\w+)\}/g,
      (_, name) => values[name] ?? '',
    )
  const fill = (fields: Readonly<Record<string, string>>) => {
    for (const [key, typed] of Object.entries(fields)) tab.main.fill(text(key), typed)
  }
  const press = (key: string) => tab.press(text(key))
  // A link of the account has its title and a sentence about it.
  const follow = (key: string) =>
    tab.follow(tab.main.links().find((link) => textOf(link).startsWith(text(key))) ?? text(key))
  const signIn = async (email: string, password: string) => {
    fill({ 'field.email': email, 'field.password': password })
    return await press('signIn.submit')
  }
  return { tab, text, fill, press, follow, signIn }
}

/** Registers, and confirms by the code of the mail. */
async function openAccount({ tab, text, fill, press }: ReturnType<typeof accountVisitor>, email: string) {
  await tab.goto('/montclair/compte/creer')
  fill({ 'field.firstName': 'Anne', 'field.lastName': 'Collard', 'field.email': email })
  fill({ 'field.password': person.password })
  await press('registration.submit')
  expect(tab.title).toBe(text('confirmation.title'))
  fill({ 'field.code': codeIn(await waitForMail(email)), 'field.registrationPassword': person.password })
  await press('confirmation.submit')
  expect(tab.main.text).toContain(text('done.created'))
}

it('an account is opened without a script, and changed on all of its pages', async () => {
  const visitor = accountVisitor()
  const { tab, text, fill, press, follow } = visitor
  const email = 'anne.changes@maison.be'
  await openAccount(visitor, email)
  await follow('profile.title')
  fill({ 'field.firstName': 'Zoé' })
  await press('profile.submit')
  expect(tab.main.texts('h1, h2')).toContain('Zoé Collard')

  await follow('email.title')
  fill({ 'field.newEmail': `nouvelle.${email}`, 'field.currentPassword': 'un autre mot' })
  expect(await press('email.submit')).toBe(422)
  expect(tab.main.text).toContain(text('problem.wrongPassword'))
  expect(tab.main.value(text('field.newEmail'))).toBe(`nouvelle.${email}`)
  fill({ 'field.currentPassword': person.password })
  expect(await press('email.submit')).toBe(200)
  expect(tab.main.text).toContain(text('account.pending', { email: `nouvelle.${email}` }))

  await follow('password.title')
  fill({ 'field.currentPassword': person.password, 'field.newPassword': 'motdepasse123' })
  expect(await press('password.submit')).toBe(422)
  expect(tab.main.text).toContain(text('problem.commonPassword'))
  fill({ 'field.currentPassword': person.password, 'field.newPassword': 'un train vert sous la pluie' })
  await press('password.submit')
  expect(tab.main.text).toContain(text('done.password'))
  expect(tab.main.text).not.toContain(`nouvelle.${email}`)

  await follow('devices.title')
  expect(tab.main.text).toContain(text('devices.current'))
})

it('a change of address is taken back, a password chosen anew and the account deleted without a script', async () => {
  const visitor = accountVisitor()
  const { tab, text, fill, press, follow, signIn } = visitor
  const email = 'anne.restores@maison.be'
  await addAccount(portal.db, email)
  await tab.goto('/montclair/compte/connexion')
  await signIn(email, person.password)
  await follow('email.title')
  fill({ 'field.newEmail': `nouvelle.${email}`, 'field.currentPassword': person.password })
  await press('email.submit')
  await tab.press(tab.part('header[data-header]').button(text('signOut')))
  expect(await signIn(email, 'un autre mot')).toBe(422)
  expect(tab.main.text).toContain(text('problem.signIn'))
  expect(tab.main.value(text('field.email'))).toBe(email)

  const { path, query } = linkIn(await waitForMail(email, 'compte/retablir?'))
  await tab.goto(`${path}?${new URLSearchParams(query)}`)
  await press('restoration.submit')
  expect(tab.main.text).toContain(text('done.restored'))
  await follow('newPassword.again')
  fill({ 'field.email': email })
  await press('forgotten.submit')
  fill({ 'field.code': codeIn(await waitForMail(email, 'compte/mot-de-passe?')) })
  fill({ 'field.newPassword': person.password })
  await press('newPassword.submit')
  expect(tab.main.text).toContain(text('done.reset'))
  await signIn(email, person.password)
  await follow('deletion.title')
  fill({ 'field.currentPassword': person.password })
  tab.main.check(text('deletion.understood'))
  await press('deletion.submit')
  expect(tab.main.text).toContain(text('done.deleted'))
})
