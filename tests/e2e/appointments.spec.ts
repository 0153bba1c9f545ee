// rooms: src/portal/services/appointments src/server/api/appointments src/server/web/feeds
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const path = '/montclair/rendez-vous'

/** Chooses the first free time of the last day in the shown month that has one. */
async function chooseTime(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Mois suivant' }).click()
  await expect(page).toHaveURL(/month=/)
  await main
    .getByRole('link', { name: /moments? libres?$/ })
    .last()
    .click()
  await main
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
}

/** Fills in the form of an identity card. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Nom et prénom').fill('Anne Lambert')
  await page.getByLabel('Adresse e-mail').fill('anne@exemple.be')
  await page.getByLabel('Retirer une carte prête').check()
}

test('an appointment is booked, moved and cancelled on a phone', async ({ visitor }) => {
  const page = await visitor(phone)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await openPage(page, path)
  await main.getByRole('link', { name: /^Carte d’identité électronique/ }).click()
  await expect(main.getByRole('heading', { name: 'Carte d’identité électronique' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await chooseTime(page)
  await expect(main.getByRole('timer')).toContainText(/^Encore 9 min/)
  await main.getByRole('button', { name: 'Prolonger de 10 minutes' }).click()
  await expect(main.getByRole('timer')).toContainText(/^Encore 19 min/)
  await expect(main.getByRole('button', { name: 'Prolonger de 10 minutes' })).toHaveCount(0)
  await fillForm(page)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Adresse e-mail').press('Enter')
  await expect(main.getByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeVisible()
  // Back keeps what was typed.
  await page.goBack()
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('Anne Lambert')
  await page.goForward()
  await expect(main.getByText('Retirer une carte prête')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('button', { name: 'Confirmer le rendez-vous' }).click()
  await expect(main.getByText('Votre rendez-vous est confirmé.')).toBeVisible()
  const reference = await main.getByText(/^RDV-/).textContent()
  expect(await findViolations(page)).toEqual([])

  await main.getByRole('link', { name: 'Déplacer' }).click()
  await chooseTime(page)
  await main.getByRole('button', { name: 'Confirmer le nouveau moment' }).click()
  await expect(main.getByText('Votre rendez-vous est déplacé.')).toBeVisible()
  await expect(main.getByText(reference ?? '')).toBeVisible()

  await main.getByRole('link', { name: 'Tous vos rendez-vous' }).click()
  await main.getByRole('link', { name: /^Carte d’identité électronique/ }).click()
  await main.getByRole('link', { name: 'Annuler le rendez-vous' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(main.getByText('Ce rendez-vous est annulé.')).toBeVisible()
  await main.getByRole('link', { name: 'Tous vos rendez-vous' }).click()
  await expect(main.getByRole('heading', { name: 'Rendez-vous passés ou annulés' })).toBeVisible()
  await waitForReady(page)
  expect(await findViolations(page)).toEqual([])
})

test('an appointment is booked, moved and cancelled without a script', async ({ visitor }) => {
  const page = await visitor({ javaScriptEnabled: false })
  const main = page.getByRole('main')
  await page.goto(path)
  await main.getByRole('link', { name: /^Carte d’identité électronique/ }).click()
  await chooseTime(page)
  await fillForm(page)
  await main.getByRole('button', { name: 'Continuer' }).click()
  await main.getByRole('button', { name: 'Confirmer le rendez-vous' }).click()
  await expect(main.getByText('Votre rendez-vous est confirmé.')).toBeVisible()
  await main.getByRole('link', { name: 'Déplacer' }).click()
  await chooseTime(page)
  await main.getByRole('button', { name: 'Confirmer le nouveau moment' }).click()
  await expect(main.getByText('Votre rendez-vous est déplacé.')).toBeVisible()
  await main.getByRole('link', { name: 'Annuler le rendez-vous' }).click()
  await main.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(main.getByText('Ce rendez-vous est annulé.')).toBeVisible()
})

test('what was typed into the form of an appointment survives a lost network and a reload', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, `${path}/choisir?prestation=carte-identite`)
  await main
    .getByRole('button', { name: / à \d\d:\d\d$/ })
    .first()
    .click()
  await fillForm(page)
  await waitForReady(page)
  await page.context().setOffline(true)
  await main.getByRole('button', { name: 'Continuer' }).click()
  await expect(main.getByRole('alert')).toContainText('Rien n’est perdu')
  await page.context().setOffline(false)
  await page.reload()
  await waitForReady(page)
  await expect(page.getByLabel('Nom et prénom')).toHaveValue('Anne Lambert')
  await expect(page.getByLabel('Retirer une carte prête')).toBeChecked()
  await main.getByRole('button', { name: 'Continuer' }).click()
  await expect(main.getByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeVisible()
})

test('who chooses between the places of a service keeps the choice on the way there and back', async ({ visitor }) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, `${path}/choisir?prestation=changement-adresse`)
  const places = main.getByRole('listitem').filter({ hasText: /Hôtel de ville|Bibliothèque/ })
  await expect(places).toHaveCount(2)
  await expect(main.getByRole('button', { name: /à \d\d:\d\d$/ })).toHaveCount(0)
  const library = main.getByRole('link', { name: /Bibliothèque/ })
  await library.click()
  await expect(library).toHaveAttribute('aria-current', 'true')
  await waitForReady(page)
  expect(await findViolations(page)).toEqual([])
  await chooseTime(page)
  await expect(main.getByRole('heading', { name: 'Vos coordonnées' })).toBeVisible()
  await expect(main.getByText('Bibliothèque')).toBeVisible()
  await page.goBack()
  await expect(library).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('button', { name: /réservé pour vous$/ })).toBeVisible()
  await main.getByRole('link', { name: /Hôtel de ville/ }).click()
  await expect(page).toHaveURL(/office=population/)
  await expect(main.getByRole('link', { name: /Hôtel de ville/ })).toHaveAttribute('aria-current', 'true')
})
