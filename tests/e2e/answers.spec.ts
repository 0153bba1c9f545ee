// rooms: renderer/blocks/poll src/portal/services/participation src/server/api/participation
import type { Page } from '@playwright/test'
import { accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { waitForMail } from './outbox'
import { expect, test } from './page'
import { tabTo as tabToElement } from './tabTo'

test('somebody signed in writes by keyboard under the address of the account, and is then back at the link', {
  tag: '@all',
}, async ({ page }) => {
  const email = await accountSteps(page).openAccount()
  await openPage(page, '/montclair/contenu/piscine')
  await tabTo(page, 'link', 'Écrire à la commune')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Votre adresse e-mail')).toHaveValue(email)
  await tabTo(page, 'textbox', 'Votre message')
  await page.keyboard.type(`Le vestiaire de ${email} n’a plus de lumière.`)
  await tabTo(page, 'button', 'Envoyer')
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('dialog', { name: 'Merci' })
  await expect(thanks).toBeVisible()
  await tabToElement(page, thanks.getByRole('button', { name: 'Fermer' }))
  await page.keyboard.press('Enter')
  await expect(thanks).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Écrire à la commune' })).toBeFocused()
})

test('a suggestion of somebody signed in reaches the town with the address of the account', { tag: '@all' }, async ({
  page,
}) => {
  const email = await accountSteps(page).openAccount()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Envoyer' })
  await openPage(page, '/montclair/balade/bords-de-meuse')
  await page.getByRole('link', { name: 'Signaler ou proposer' }).click()
  await dialog.getByRole('radio', { name: 'Compléter une étape' }).check()
  await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email)
  await send.click()
  await expect(dialog.getByText('Le champ " Étape de la balade " est obligatoire')).toBeVisible()
  await dialog.getByLabel('Étape de la balade').selectOption({ label: 'Halte fluviale' })
  const message = dialog.getByRole('textbox', { name: 'Votre message' })
  await message.fill(`La halte a aussi une fontaine, dit ${email}.`)
  await send.click()
  await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  const letter = await waitForMail(`fontaine, dit ${email}`)
  expect(letter).toContain(`Reply-To: ${email}`)
  expect(letter).toContain('Halte fluviale')
})

test('a mark of somebody signed in counts once from two tabs', { tag: '@all' }, async ({ page, context }) => {
  const email = await accountSteps(page).openAccount()
  const walk = '/montclair/balade/circuit-des-chapelles'
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await tab.bringToFront()
    await openPage(tab, walk)
    await tab.getByRole('link', { name: 'Donner mon avis' }).click()
    const dialog = tab.getByRole('dialog')
    await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email)
    await dialog.getByRole('radio', { name: '4 étoiles' }).check()
    await dialog.getByLabel('Durée de votre balade').fill('90')
    await dialog.getByLabel('Difficulté').selectOption('easy')
    for (const name of ['mobilité réduite', 'poussette']) {
      await dialog.getByRole('group', { name }).getByRole('radio', { name: 'Oui' }).check()
    }
  }
  const ratings = async () => {
    const answer = await page.request.get(`${montclair}/ratings/circuit-des-chapelles?dataType=balade`)
    return (await answer.json()).data
  }
  const { count } = await ratings()
  await Promise.all(tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()))
  for (const tab of tabs) await expect(tab.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  expect(await ratings()).toMatchObject({ count: count + 1, own: { rate: 4 } })
  await page.bringToFront()
  await expect(page.getByText('Votre note : 4 sur 5')).toBeAttached()
})

const montclair = '/core-service/api/v1/web/by-poi/poi-montclair-sur-meuse'

/** Presses Tab until what has a role and a name has the focus. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox' | 'radio' | 'combobox',
  name: string,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true })
  await expect(target).toBeAttached()
  await tabToElement(page, target)
}

test('a review goes by keyboard from its form to the mail of the town, which publishes it', { tag: '@all' }, async ({
  page,
  visitor,
}) => {
  const walk = '/hauteroche/balade/tour-du-lac'
  const words = `${process.pid}-${Date.now()} pas`
  const comment = `Le tour est superbe le soir, ${words} au moins.`
  await openPage(page, walk)
  const count = Number.parseInt((await page.getByText(/^\d+ avis$/).textContent()) ?? '', 10)
  await tabTo(page, 'link', 'Donner mon avis')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Donner votre avis' })).toBeVisible()
  await tabTo(page, 'radio', '0 étoile sur 5')
  for (let stars = 0; stars < 4; stars++) await page.keyboard.press('ArrowRight')
  await tabTo(page, 'textbox', 'Durée de votre balade')
  await page.keyboard.type('80')
  await tabTo(page, 'combobox', 'Difficulté')
  await page.keyboard.type('Facile')
  for (let choices = 0; choices < 2; choices++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'textbox', 'Votre avis (facultatif)')
  await page.keyboard.type(comment)
  await tabTo(page, 'button', 'Envoyer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toContainText(
    'dès que la commune l’aura lu',
  )
  await expect(page.getByText(`${count} avis`, { exact: true })).toBeAttached()

  const [link = ''] = /\/hauteroche\/avis-a-relire\/[^\s"<]+/.exec(await waitForMail(words)) ?? []
  const town = await visitor()
  await town.goto(link)
  await expect(town.getByRole('main')).toContainText(comment)
  await expect(town.getByRole('main')).toContainText(/Note\s: 4 sur 5/)
  expect(await findViolations(town)).toEqual([])
  await tabTo(town, 'button', 'Publier')
  await town.keyboard.press('Enter')
  await expect(town.getByText('Cet avis est publié.')).toBeVisible()

  await town.goto(walk)
  await expect(town.getByText(`${count + 1} avis`, { exact: true })).toBeVisible()
  await tabTo(town, 'link', 'Lire les avis')
  await town.keyboard.press('Enter')
  await expect(town.getByText(comment)).toBeVisible()
})

test('a new place goes by keyboard, with its opening hours, to the mail of the town', { tag: '@all' }, async ({
  page,
}) => {
  const name = `Chez Mirza ${process.pid}-${Date.now()}`
  await openPage(page, '/hauteroche/contenu/lieux')
  await tabTo(page, 'link', 'Signaler ou proposer')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await tabTo(page, 'radio', 'Proposer un nouveau lieu')
  await page.keyboard.press('Space')
  await tabTo(page, 'textbox', 'Nom du lieu')
  await page.keyboard.type(name)
  await tabTo(page, 'combobox', 'Type de lieu')
  await page.keyboard.type('Caf')
  await tabToElement(page, dialog.locator('summary', { hasText: 'Compléter l’adresse vous-même' }))
  await page.keyboard.press('Enter')
  for (const [part, typed] of [
    ['Rue', 'Rue du Moulin'],
    ['Numéro', '8'],
    ['Code postal', '4960'],
    ['Localité', 'Hauteroche'],
  ] as const) {
    await tabTo(page, 'textbox', part)
    await page.keyboard.type(typed)
  }
  const link = dialog.getByRole('textbox', { name: 'Site web' })
  await tabToElement(page, link)
  await page.keyboard.type('chez mirza')
  await tabTo(page, 'button', 'Envoyer')
  await page.keyboard.press('Enter')
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleDescription(/adresse web complète/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('https://mirza.example')
  await expect(link).not.toHaveAttribute('aria-invalid')
  await tabTo(page, 'combobox', 'mardi')
  await page.keyboard.type('Ouvert')
  await tabTo(page, 'button', 'Ajouter une plage : mardi')
  await page.keyboard.press('Enter')
  expect(await findViolations(page)).toEqual([])
  await tabTo(page, 'button', 'Envoyer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  const letter = await waitForMail(name)
  expect(letter).toContain('Rue du Moulin 8, 4960 Hauteroche')
  expect(letter).toContain('https://mirza.example')
  expect(letter).toContain('mardi 09:00=E2=80=9312:00, 13:00=E2=80=9316:00')
})
