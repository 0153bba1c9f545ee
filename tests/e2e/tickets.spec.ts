// rooms: src/portal/services/tickets src/server/api/tickets src/portal/offline
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const title = /beffroi à la lueur/

/** Registers for the event with the form of its page. */
async function register(page: Page, places: string, button = 'Réserver'): Promise<void> {
  await page.getByLabel('Nombre de places').selectOption(places)
  await page.getByLabel('Nom et prénom').fill('Anne Lambert')
  await page.getByLabel('Adresse e-mail').fill('anne@exemple.be')
  await page.getByRole('main').getByRole('button', { name: button }).click()
}

const codes = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Code QR du billet/ })

test('places are booked on a phone, read without a network, changed and given back', async ({ visitor, faults }) => {
  // The town's logo may still be on its way when the network is cut.
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|logo\.svg/)
  const page = await visitor(phone)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await openPage(page, '/montclair/ticketin')
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('link', { name: title }).click()
  await expect(main.getByRole('heading', { name: 'Réserver vos places' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await register(page, '2')
  await expect(main.getByText('Vos places sont réservées.')).toBeVisible()
  await expect(codes(page)).toHaveCount(2)
  await expect(main.getByText(/^BIL-/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const offline = '/montclair/billets/hors-ligne'
  const isKept = () => page.evaluate((name) => caches.match(name, { ignoreSearch: true }).then(Boolean), offline)
  await expect.poll(isKept).toBe(true)
  await waitForReady(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page).toHaveURL(/\/hors-ligne/)
  await expect(codes(page)).toHaveCount(2)
  await main.getByRole('link', { name: 'Vos billets' }).click()
  await main.getByRole('link', { name: title }).click()
  await expect(codes(page)).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await page.context().setOffline(false)

  await openPage(page, '/montclair/billets')
  await main.getByRole('link', { name: title }).click()
  await main.getByRole('link', { name: 'Changer le nombre de places' }).click()
  await page.getByLabel('Nombre de places').selectOption('1')
  await main.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(main.getByText('Le nombre de places est changé.')).toBeVisible()
  await expect(codes(page)).toHaveCount(1)
  await main.getByRole('link', { name: 'Annuler l’inscription' }).click()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Annuler l’inscription' }).click()
  await expect(main.getByText('Votre inscription est annulée.')).toBeVisible()
  await expect(codes(page)).toHaveCount(0)
  await expect.poll(isKept).toBe(false)
})

test('who waits for places gets those that another visitor gives back', async ({ visitor, faults }) => {
  faults.expected.push(/409 \(Conflict\)/)
  const people = [await visitor(phone), await visitor(phone), await visitor(phone)]
  const workshop = '/hauteroche/ticketin/atelier-fromage'
  // Of twelve places, five people leave two.
  for (let count = 0; count < 5; count++) {
    const other = await visitor({ javaScriptEnabled: false })
    await other.goto(workshop)
    await register(other, '2')
    await expect(codes(other)).toHaveCount(2)
  }
  const [first, second, third] = people
  if (!first || !second || !third) throw new Error('Three people are needed.')
  for (const page of people) await openPage(page, workshop)
  await register(first, '2')
  await expect(codes(first)).toHaveCount(2)
  // The form of the second was opened while there were places.
  await register(second, '2')
  await expect(second.getByRole('main').getByRole('alert')).toContainText('Les dernières places viennent d’être prises')
  await second.getByRole('main').getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
  await expect(second.getByRole('main').getByText(/en position 1 sur la liste d’attente/)).toBeVisible()
  expect(await findViolations(second)).toEqual([])
  await first.getByRole('main').getByRole('link', { name: 'Annuler l’inscription' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Annuler l’inscription' }).click()
  await expect(first.getByText('Votre inscription est annulée.')).toBeVisible()
  await second.reload()
  await expect(codes(second)).toHaveCount(2)
  await openPage(third, workshop)
  await expect(third.getByRole('main').getByText('Complet, liste d’attente ouverte')).toBeVisible()
})
