import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { waitForMail } from './outbox'
import { expect, phone, test } from './page'
import { tabTo as tabToElement } from './tabTo'

const password = 'un vélo bleu dans la cour'

/** Opens an account in Montclair, confirmed by the code of its mail. */
async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto('/montclair/compte/creer')
  await page.getByLabel('Prénom').fill('Léa')
  await page.getByLabel('Nom', { exact: true }).fill('Simon')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  const [code = ''] = /^\d{6}$/m.exec(await waitForMail(`To: ${email}`)) ?? []
  await page.getByLabel('Code à six chiffres').fill(code)
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByText('Votre compte est prêt')).toBeVisible()
}

test('somebody signed in writes by keyboard and suggests under the address of the account, which keeps the wall', async ({
  page,
  visitor,
}) => {
  const email = `lea.${process.pid}@maison.be`
  await openAccount(page, email)
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel('Votre adresse e-mail')
  const send = dialog.getByRole('button', { name: 'Envoyer' })
  const message = dialog.getByRole('textbox', { name: 'Votre message' })

  await openPage(page, '/montclair/contenu/piscine')
  await tabTo(page, 'link', 'Écrire à la commune')
  await page.keyboard.press('Enter')
  await expect(address).toHaveValue(email)
  await tabTo(page, 'textbox', 'Votre message')
  await page.keyboard.type('Le vestiaire du fond n’a plus de lumière.')
  await tabTo(page, 'button', 'Envoyer')
  await page.keyboard.press('Enter')
  const thanks = page.getByRole('dialog', { name: 'Merci' })
  await expect(thanks).toBeVisible()
  await tabToElement(page, thanks.getByRole('button', { name: 'Fermer' }))
  await page.keyboard.press('Enter')
  await expect(thanks).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Écrire à la commune' })).toBeFocused()

  await openPage(page, '/montclair/balade/bords-de-meuse')
  await page.getByRole('link', { name: 'Signaler ou proposer' }).click()
  await dialog.getByRole('radio', { name: 'Compléter une étape' }).check()
  await expect(address).toHaveValue(email)
  await send.click()
  await expect(dialog.getByText('Le champ " Étape de la balade " est obligatoire')).toBeVisible()
  await dialog.getByLabel('Étape de la balade').selectOption({ label: 'Halte fluviale' })
  await message.fill('La halte a aussi une fontaine d’eau potable.')
  await send.click()
  await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  const letter = await waitForMail('La halte a aussi une fontaine')
  expect(letter).toContain(`Reply-To: ${email}`)
  expect(letter).toContain('Halte fluviale')

  for (const title of ['Agenda', 'Sondage']) {
    await openPage(page, '/montclair/abonnement')
    await page.getByRole('button', { name: `Ajouter « ${title} »`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Retirer « ${title} »`, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Trier' }).click()
  await page.getByRole('button', { name: 'Descendre « Agenda »' }).click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()

  // On another device, the wall and its order are those of the account.
  const other = await visitor(phone)
  await other.goto('/montclair/compte/connexion')
  await other.getByLabel('Adresse e-mail').fill(email)
  await other.getByLabel('Mot de passe', { exact: true }).fill(password)
  await other.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(other.getByRole('heading', { name: 'Léa Simon' })).toBeVisible()
  await other.goto('/montclair/abonnement')
  const own = other.getByRole('region', { name: 'Mes services' })
  await expect(own.getByRole('heading')).toHaveText(['Sondage', 'Agenda'])
})

test('a mark of somebody signed in counts once from two tabs, and is shown, changed and withdrawn', async ({
  page,
  context,
}) => {
  const email = `jo.${process.pid}@maison.be`
  await openAccount(page, email)
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
  const rating = page.getByText(/^\d+ avis$/)
  const count = Number.parseInt((await rating.textContent()) ?? '', 10)
  await Promise.all(tabs.map((tab) => tab.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click()))
  for (const tab of tabs) await expect(tab.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  await page.bringToFront()
  await openPage(page, walk)
  await expect(rating).toHaveText(`${count + 1} avis`)
  await expect(page.getByText('Votre note : 4 sur 5')).toBeVisible()

  await page.getByRole('link', { name: 'Modifier mon avis' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email)
  await dialog.getByRole('radio', { name: '1 étoile sur 5' }).check()
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Votre note : 1 sur 5')).toBeVisible()
  await page.getByRole('link', { name: 'Retirer mon avis' }).click()
  await dialog.getByRole('button', { name: 'Retirer mon avis' }).click()
  await expect(rating).toHaveText(`${count} avis`)
})

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

test('a review goes by keyboard from its form to the mail of the town, which publishes it', async ({
  page,
  visitor,
}) => {
  const walk = '/hauteroche/balade/tour-du-lac'
  const comment = `Le tour est superbe le soir, ${process.pid} pas au moins.`
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

  const [link = ''] = /\/hauteroche\/avis-a-relire\/[^\s"<]+/.exec(await waitForMail(`${process.pid} pas`)) ?? []
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

test('a new place goes by keyboard, with its opening hours, to the mail of the town', async ({ page }) => {
  const name = `Chez Mirza ${process.pid}`
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
