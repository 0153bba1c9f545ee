// rooms: src/portal/services/fidelity src/portal/offline src/portal/pwa src/server/api/fidelity
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const path = '/montclair/carte-de-fidelite'

const bakery = { portal: 'montclair', type: 'ean-13', title: 'Boulangerie du Pont', number: '4006381333931' }

const cardOf = (page: Page) => page.getByRole('main').getByRole('link', { name: bakery.title })

/** Adds a loyalty card, and opens the page of the cards. */
async function openCards(page: Page): Promise<void> {
  await page.request.get(path)
  const answer = await page.request.post('/core-service/api/v1/anonymous/fidelity-cards', { data: bakery })
  expect(answer.status()).toBe(200)
  await openPage(page, path)
}

test('a loyalty card is added on a phone, and a wrong digit is said', async ({ visitor }) => {
  const page = await visitor(phone)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await openPage(page, path)
  await expect(main.getByText('Aucune carte pour le moment')).toBeVisible()
  await main.getByRole('link', { name: 'Ajouter une carte' }).click()
  await dialog.getByText('Code-barres avec 13 chiffres').click()
  await dialog.getByLabel('Nom de la carte').fill(bakery.title)
  const number = dialog.getByLabel('Les 13 chiffres sous le code-barres')
  await number.fill('4006381333932')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByText('Un chiffre est faux')).toBeVisible()
  await expect(number).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await number.fill(bakery.number)
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(cardOf(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a loyalty card is shown on a phone without a network', async ({ visitor, faults }) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openCards(page)
  await cardOf(page).click()
  await expect(main.getByRole('img', { name: `Code de la carte « ${bakery.title} »` })).toBeVisible()
  await expect(main.getByText('4 006381 333931')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const offline = `${path}/hors-ligne`
  const isKept = () => page.evaluate((name) => caches.match(name, { ignoreSearch: true }).then(Boolean), offline)
  await expect.poll(isKept).toBe(true)
  await waitForReady(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(/\/hors-ligne/)
  await expect(main.getByText('4 006381 333931')).toBeVisible()
  await main.getByRole('link', { name: 'Toutes vos cartes' }).click()
  await expect(cardOf(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a loyalty card is changed, and nothing of it stays on the phone once it is removed', { tag: '@all' }, async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await openCards(page)
  await cardOf(page).click()
  await main.getByRole('link', { name: 'Modifier' }).click()
  await dialog.getByLabel('Nom de la carte').fill('Le bon pain')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(main.getByRole('heading', { name: 'Le bon pain' })).toBeVisible()
  const kept = () => page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())])
  await expect.poll(kept).not.toEqual([])
  await main.getByRole('link', { name: 'Retirer' }).click()
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  await expect(main.getByText('La carte est retirée.')).toBeVisible()
  await expect(main.getByText('Aucune carte pour le moment')).toBeVisible()
  await expect.poll(kept).toEqual([])
})
