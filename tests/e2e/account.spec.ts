// rooms: src/portal/services/account src/server/api/accounts src/server/identity src/server/mail
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { type AccountLanguage, account, accountSteps, linkIn, newEmail, password } from './accountSteps'
import { openPage, waitForReady } from './openPage'
import { waitForMail } from './outbox'
import { baseURL, expect, phone, test } from './page'

type Visit = { language: AccountLanguage; device: string; options: BrowserContextOptions }

const visits: readonly Visit[] = [
  { language: 'en', device: 'a phone', options: phone },
  { language: 'fr', device: 'a computer', options: {} },
  { language: 'fr', device: 'a phone', options: phone },
  { language: 'en', device: 'a computer', options: {} },
]

const newPassword = 'un train vert sous la pluie'

for (const { language, device, options } of isWhole ? visits : visits.slice(0, 1)) {
  test.describe(`in ${language} on ${device}`, () => {
    test('a registration is confirmed by the press of a person, not by a program that opens the link', async ({
      visitor,
    }) => {
      const page = await visitor(options)
      const { field, press, register } = accountSteps(page, language)
      const email = newEmail()
      await register(email)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const mail = await waitForMail(email)
      expect(mail).toContain(`lang="${language}"`)
      const link = linkIn(mail, 'confirmer')
      // A program that scans mails opens their links, and runs the scripts of pages.
      await openPage(await visitor(options), link)
      await openPage(page, link)
      await field('field.registrationPassword').fill(password)
      await press('confirmation.submit')
      await expect(page.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()
      expect(await page.evaluate(() => document.cookie)).not.toContain('session')
    })

    test('a picture of the profile is shown before it is saved, and stays', async ({ visitor }) => {
      const page = await visitor(options)
      const { text, field, press, openAccount, inLanguage } = accountSteps(page, language)
      await openAccount()
      await openPage(page, inLanguage(`${account}/profil`))
      const picture = page.getByRole('main').locator('img')
      const buffer = await page.screenshot()
      await field('field.picture').setInputFiles({ name: 'anne.png', mimeType: 'image/png', buffer })
      await expect(picture).toHaveAttribute('src', /^data:image/)
      await press('profile.submit')
      await expect(page.getByText(text('done.profile'))).toBeVisible()
      await expect(picture).toBeVisible()
    })

    test('a wrong password keeps the address, and the right one leads where the visitor wanted to go', async ({
      visitor,
      faults,
    }) => {
      faults.expected.push(/status of 422/)
      const page = await visitor(options)
      const { text, field, openAccount, signIn, signOut, inLanguage } = accountSteps(page, language)
      const email = await openAccount()
      await openPage(page, inLanguage(account))
      await signOut()
      await expect(page.getByText(text('done.signedOut'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await openPage(page, inLanguage(`${account}/email`))
      await expect(page).toHaveURL(/\/compte\/connexion\?.*redirectUrl=/)
      await signIn(email, 'un autre mot')
      await expect(page.getByRole('region', { name: text('account.problems') })).toBeFocused()
      await expect(field('field.email')).toHaveValue(email)
      await signIn(email)
      await expect(page).toHaveURL(new RegExp(`${account}/email`))
    })

    test('an account is exported as a file, and nobody signs in to it once it is deleted', { tag: '@all' }, async ({
      visitor,
      faults,
    }) => {
      faults.expected.push(/status of 422/)
      const page = await visitor(options)
      const { text, field, press, follow, openAccount, signIn, inLanguage } = accountSteps(page, language)
      const email = await openAccount()
      await openPage(page, inLanguage(account))
      const download = page.waitForEvent('download')
      await follow('export.title')
      const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
      expect(exported.data.account).toMatchObject({ email, firstName: 'Anne' })
      await follow('deletion.title')
      await field('field.currentPassword').fill(password)
      await field('deletion.understood').check()
      await press('deletion.submit')
      await expect(page.getByText(text('done.deleted'))).toBeVisible()
      await signIn(email)
      await expect(page.getByText(text('problem.signIn'))).toBeVisible()
    })
  })
}

test('a new address is confirmed on another device', { tag: '@all' }, async ({ visitor }) => {
  const [page, elsewhere] = [await visitor(), await visitor(phone)]
  const { text, field, press, openAccount } = accountSteps(page)
  await openAccount()
  await openPage(page, `${account}/email`)
  const address = newEmail()
  await field('field.newEmail').fill(address)
  await field('field.currentPassword').fill(password)
  await press('email.submit')
  await expect(page.getByText(text('done.email'))).toBeVisible()
  await openPage(elsewhere, linkIn(await waitForMail(address), 'confirmer'))
  await accountSteps(elsewhere).press('confirmation.submit')
  await expect(elsewhere.getByText(text('done.confirmed'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(address)
})

test('a forgotten password is changed by mail in English, which signs another device out', async ({ visitor }) => {
  const [phonePage, page] = [await visitor(phone), await visitor()]
  const email = await accountSteps(phonePage, 'en').openAccount()
  const { text, field, press, follow, signIn } = accountSteps(page, 'en')
  await openPage(page, `${account}/connexion?lang=en`)
  await follow('signIn.forgotten')
  await field('field.email').fill(email)
  await press('forgotten.submit')
  await openPage(page, linkIn(await waitForMail(email, 'mot-de-passe?'), 'mot-de-passe'))
  await field('field.newPassword').fill(newPassword)
  await press('newPassword.submit')
  await expect(page.getByText(text('done.reset'))).toBeVisible()
  await signIn(email, newPassword)
  await expect(page.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()
  await openPage(phonePage, `${account}/appareils?lang=en`)
  await expect(phonePage).toHaveURL(/\/montclair\?lang=en$/)
  await expect(phonePage.getByText('Your session has ended.')).toBeVisible()
  await phonePage.getByRole('link', { name: 'Sign in again' }).click()
  await expect(phonePage).toHaveURL(/\/compte\/connexion\?.*redirectUrl=/)
})

test('a device signs all others out', { tag: '@all' }, async ({ visitor }) => {
  const [page, other] = [await visitor(phone), await visitor()]
  const { text, press, openAccount } = accountSteps(page, 'en')
  await accountSteps(other).signInAs(await openAccount())
  await openPage(page, `${account}/appareils?lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('devices.title'))
  await press('devices.endAll')
  await expect(page.getByText(text('done.ended'))).toBeVisible()
  await openPage(other, `${account}/profil`)
  await expect(other).toHaveURL(/\/montclair$/)
  await expect(other.getByText('Votre session est terminée.')).toBeVisible()
})

test('the end of a session is said, and what was typed is there again after the next sign-in', async ({
  page,
  context,
}) => {
  const { openAccount, signIn } = accountSteps(page)
  const email = await openAccount()
  await openPage(page, '/montclair/contenu/contact')
  await expect(page.getByRole('main').getByLabel(/e-mail/i)).toHaveValue(email)
  const message = page.getByRole('main').locator('textarea').first()
  await message.fill('Le banc est cassé.')
  await context.addCookies([
    { name: 'beffroi_session', value: 'montclair.expired', url: baseURL },
    { name: 'beffroi_refresh', value: 'gone', url: baseURL },
  ])
  await page.reload()
  await waitForReady(page)
  await expect(page.getByText('Votre session est terminée.')).toBeVisible()
  await expect(page).toHaveURL('/montclair')
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  // The form of the page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await signIn(email)
  await expect(page).toHaveURL(/\/contenu\/contact/)
  await expect(message).toHaveValue('Le banc est cassé.')
})
