import { readFileSync } from 'node:fs'
import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { type AccountLanguage, account, accountSteps, linkIn, newEmail, password } from './accountSteps'
import { openPage } from './openPage'
import { waitForMail } from './outbox'
import { baseURL, expect, phone, test } from './page'

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value

type Visit = { language: AccountLanguage; device: string; options: BrowserContextOptions }

const visits: readonly Visit[] = [
  { language: 'fr', device: 'a computer', options: {} },
  { language: 'en', device: 'a phone', options: phone },
  ...(isWhole
    ? ([
        { language: 'fr', device: 'a phone', options: phone },
        { language: 'en', device: 'a computer', options: {} },
      ] as const)
    : []),
]

for (const { language, device, options } of visits) {
  test(`an account lives from its registration to its deletion in ${language} on ${device}`, async ({
    visitor,
    faults,
  }) => {
    faults.expected.push(/status of 422/)
    const page = await visitor(options)
    const { text, field, press, follow, register, signIn, inLanguage } = accountSteps(page, language)
    const email = newEmail()
    await register(email)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const mail = await waitForMail(email)
    expect(mail).toContain(`lang="${language}"`)
    const link = linkIn(mail, 'confirmer')
    // A program that scans mails opens their links, and runs the scripts of pages.
    const elsewhere = await visitor(options)
    await openPage(elsewhere, link)
    await page.goto(link)
    await press('confirmation.submit')
    await expect(page.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')

    await follow('profile.title')
    await field('field.picture').setInputFiles({
      name: 'anne.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', /^data:image/)
    await press('profile.submit')
    await expect(page.getByText(text('done.profile'))).toBeVisible()
    await expect(page.getByRole('main').locator('img')).toBeVisible()

    await press('signOut')
    await expect(page.getByText(text('done.signedOut'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.goto(inLanguage(`${account}/email`))
    await expect(page).toHaveURL(/\/compte\/connexion\?.*redirectUrl=/)
    await signIn(email, 'un autre mot')
    await expect(page.getByRole('region', { name: text('account.problems') })).toBeFocused()
    await expect(field('field.email')).toHaveValue(email)
    await signIn(email)
    await expect(page).toHaveURL(new RegExp(`${account}/email`))

    const newAddress = newEmail()
    await field('field.newEmail').fill(newAddress)
    await field('field.currentPassword').fill(password)
    await press('email.submit')
    await expect(page.getByText(text('done.email'))).toBeVisible()
    await elsewhere.goto(linkIn(await waitForMail(newAddress), 'confirmer'))
    await accountSteps(elsewhere, language).press('confirmation.submit')
    await expect(elsewhere.getByText(text('done.confirmed'))).toBeVisible()

    await page.goto(inLanguage(account))
    const download = page.waitForEvent('download')
    await follow('export.title')
    const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(exported.data.account).toMatchObject({ email: newAddress, firstName: 'Anne' })

    await follow('deletion.title')
    await field('field.currentPassword').fill(password)
    await field('deletion.understood').check()
    await press('deletion.submit')
    await expect(page.getByText(text('done.deleted'))).toBeVisible()
    await signIn(newAddress)
    await expect(page.getByText(text('problem.signIn'))).toBeVisible()
  })
}

test('a forgotten password is changed by mail in English, and another device is signed out', async ({ visitor }) => {
  const page = await visitor(phone)
  const steps = accountSteps(page, 'en')
  const email = await steps.openAccount()
  const other = await visitor()
  const there = accountSteps(other, 'en')
  await other.goto(`${account}/connexion?lang=en`)
  await there.follow('signIn.forgotten')
  await there.field('field.email').fill(email)
  await there.press('forgotten.submit')
  await other.goto(linkIn(await waitForMail(email, 'mot-de-passe?'), 'mot-de-passe'))
  await there.field('field.newPassword').fill('un train vert sous la pluie')
  await there.press('newPassword.submit')
  await expect(other.getByText(there.text('done.reset'))).toBeVisible()
  await there.signIn(email, 'un train vert sous la pluie')
  await expect(other.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()

  await page.goto(steps.inLanguage(`${account}/appareils`))
  await expect(page).toHaveURL(/\/compte\/connexion\?.*redirectUrl=/)
  await steps.signIn(email, 'un train vert sous la pluie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.text('devices.title'))
  await steps.press('devices.endAll')
  await expect(page.getByText(steps.text('done.ended'))).toBeVisible()
  await other.goto(`${account}/profil`)
  await expect(other).toHaveURL(/\/compte\/connexion\?redirectUrl=/)
})

test('a visit goes on when the access token expires, and says why it ends', async ({ page, context }) => {
  const { openAccount, signIn } = accountSteps(page)
  const email = await openAccount()
  await page.goto('/montclair/menu')
  const expire = () => context.addCookies([{ name: 'beffroi_session', value: 'montclair.expired', url: baseURL }])
  await expire()
  const statuses = await page.evaluate(() =>
    Promise.all(Array.from({ length: 5 }, async () => (await fetch('/core-service/api/v1/users/self')).status)),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect(await cookieOf(context, 'beffroi_session')).not.toContain('expired')

  await openPage(page, '/montclair/contenu/contact')
  const field = page.getByRole('main').getByLabel(/e-mail/i)
  await expect(field).toHaveValue(email)
  const message = page.getByRole('main').locator('textarea').first()
  await message.fill('Le banc est cassé.')
  const chooseLanguage = async (name: string) => {
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  }
  await chooseLanguage('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(message).toHaveValue('Le banc est cassé.')
  await chooseLanguage('Français')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expire()
  await context.addCookies([{ name: 'beffroi_refresh', value: 'gone', url: baseURL }])
  await page.reload()
  await expect(page.getByText('Votre session est terminée.')).toBeVisible()
  await expect(message).toHaveValue('Le banc est cassé.')
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  // The form of the page before has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await signIn(email)
  await expect(page).toHaveURL(/\/contenu\/contact/)
  await expect(message).toHaveValue('Le banc est cassé.')
})
