import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { findViolations } from './axe'
import { waitForMail } from './outbox'
import { baseURL, expect, phone, test } from './page'

const password = 'un vélo bleu dans la cour'
const account = '/montclair/compte'

let people = 0
const newEmail = () => `anne.${process.pid}.${people++}@maison.be`

async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${account}/creer`)
  await page.getByLabel('Prénom').fill('Anne')
  await page.getByLabel('Nom', { exact: true }).fill('Collard')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmer votre adresse')
}

/** Registers, and confirms by the code of the mail. */
async function openAccount(page: Page): Promise<string> {
  const email = newEmail()
  await register(page, email)
  const [code = ''] = /^\d{6}$/m.exec(await waitForMail(email)) ?? []
  await page.getByLabel('Code à six chiffres').fill(code)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Votre compte est prêt')).toBeVisible()
  return email
}

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

const cookieOf = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value

test('an account lives from its registration to its deletion', async ({ page, faults }) => {
  faults.expected.push(/status of 422/)
  const email = newEmail()
  await register(page, email)
  const [, link = ''] = /(\/montclair\/compte\/confirmer\?\S+)/.exec(await waitForMail(email)) ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')

  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Vous êtes déconnecté.')).toBeVisible()
  await page.goto(`${account}/email`)
  await expect(page).toHaveURL(/\/compte\/connexion\?redirectUrl=/)
  await signIn(page, email, 'un autre mot')
  await expect(page.getByRole('region', { name: 'Une correction est nécessaire' })).toBeFocused()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  await signIn(page, email)
  await expect(page).toHaveURL(`${account}/email`)

  await page.goto(account)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger mes données' }).click()
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(exported.data.account).toMatchObject({ email, firstName: 'Anne' })

  await page.getByRole('link', { name: 'Supprimer mon compte' }).click()
  await page.getByLabel('Mot de passe actuel').fill(password)
  await page.getByLabel('Je comprends').check()
  await page.getByRole('main').getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(page.getByText('Votre compte et vos données sont supprimés')).toBeVisible()
  await signIn(page, email)
  await expect(page.getByText('L’adresse ou le mot de passe n’est pas correct')).toBeVisible()
})

test('a visit goes on when the access token expires, and says why it ends', async ({ page, context }) => {
  const email = await openAccount(page)
  await page.goto('/montclair/menu')
  const expire = () => context.addCookies([{ name: 'beffroi_session', value: 'montclair.expired', url: baseURL }])
  await expire()
  const statuses = await page.evaluate(() =>
    Promise.all(Array.from({ length: 5 }, async () => (await fetch('/core-service/api/v1/users/self')).status)),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect(await cookieOf(context, 'beffroi_session')).not.toContain('expired')

  await page.goto('/montclair/contenu/contact')
  const field = page.getByRole('main').getByLabel(/e-mail/i)
  await expect(field).toHaveValue(email)
  const message = page.getByRole('main').locator('textarea').first()
  await message.fill('Le banc est cassé.')
  await expire()
  await context.addCookies([{ name: 'beffroi_refresh', value: 'gone', url: baseURL }])
  await page.reload()
  await expect(page.getByText('Votre session est terminée.')).toBeVisible()
  await expect(message).toHaveValue('Le banc est cassé.')
  await page.getByRole('link', { name: 'Se reconnecter' }).click()
  // The form of the page before has a field of the same name.
  await page.waitForURL(/\/connexion/)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/contenu\/contact/)
  await expect(message).toHaveValue('Le banc est cassé.')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, ...phone })

  test('an account is opened, changed and left', async ({ page, faults }) => {
    faults.expected.push(/status of 422/)
    const email = await openAccount(page)
    await page.getByRole('link', { name: 'Mes informations' }).click()
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: 'Zoé Collard' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await signIn(page, email, 'un autre mot')
    await expect(page.getByText('L’adresse ou le mot de passe n’est pas correct')).toBeVisible()
    await expect(page.getByLabel('Adresse e-mail')).toHaveValue(email)
  })
})
test('pages of accounts have no violations', async ({ page, faults }) => {
  faults.expected.push(/status of 422/)
  await page.setViewportSize({ width: 320, height: 640 })
  await openAccount(page)
  for (const path of ['', '/profil', '/email', '/changer-mot-de-passe', '/appareils', '/supprimer']) {
    await page.goto(account + path)
    expect(await findViolations(page), path).toEqual([])
  }
  await page.goto(account)
  await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
  for (const path of ['/creer', '/confirmer', '/mot-de-passe-oublie', '/mot-de-passe?token=a&uid=b', '/connexion']) {
    await page.goto(account + path)
    expect(await findViolations(page), path).toEqual([])
  }
  await signIn(page, 'nobody@maison.be')
  await expect(page.getByRole('region', { name: 'Une correction est nécessaire' })).toBeFocused()
  expect(await findViolations(page), 'problems').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
