// rooms: src/portal/services/parking src/server/api/parking src/server/web/parking src/server/oauth scripts/mock
import type { Page } from '@playwright/test'
import type { MockMode } from '../../scripts/mock/MockServer'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { expect, test } from './page'
import { workerServer } from './workerServer'

/** Makes the parking service of this worker answer in another way. */
const setMode = (mode: MockMode) =>
  fetch(new URL('control', workerServer.parking), {
    method: 'POST',
    body: new URLSearchParams({ mode }),
    redirect: 'manual',
  })

test.afterEach(async () => {
  await setMode('normal')
})

const start = '/montclair/stationnement/commencer?zone=4503&other=1-abc-2O4&country=B&minutes=60'

/** Leaves for the sign-in page of the service, and answers it. Returns the address that it led back to. */
async function answer(page: Page, button: 'Sign in' | 'Cancel'): Promise<string> {
  const returned = page.waitForRequest((request) => /\/4411\/redirect\?.*state=/.test(request.url()))
  await page.getByLabel('Name').fill(`driver ${Math.random()}`)
  await page.getByRole('button', { name: button }).click()
  return (await returned).url()
}

test('a driver refuses, signs in, starts after a failure, sees the timer survive a reload and another clock, extends and stops', async ({
  page,
  faults,
}) => {
  faults.expected.push(new RegExp(workerServer.parking), /status of 422/)
  const title = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  await openPage(page, start)
  await page.getByRole('link', { name: 'Se connecter à 4411' }).click()
  await answer(page, 'Cancel')
  await expect(title).toHaveText('Vous n’êtes pas connecté')
  await openPage(page, start)
  await page.getByRole('link', { name: 'Se connecter à 4411' }).click()
  const returned = await answer(page, 'Sign in')
  await expect(page).toHaveURL(start)
  await expect(main).toContainText('Nous avons lu 1-ABC-204')
  expect(await page.evaluate(() => document.cookie)).not.toContain('4411')
  expect(await findViolations(page)).toEqual([])

  await setMode('refusing')
  await main.getByRole('button', { name: 'Démarrer le stationnement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Une erreur est survenue' })
  await expect(dialog).toContainText('Veuillez réessayer plus tard.')
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await setMode('normal')
  await main.getByRole('button', { name: 'Démarrer le stationnement' }).click()
  await expect(main.getByRole('timer')).toContainText(/encore 59\smin/)
  expect(await findViolations(page)).toEqual([])

  await page.clock.setFixedTime(new Date(Date.now() + 5 * 3_600_000))
  await page.reload()
  await expect(main.getByRole('timer')).toContainText(/encore 5\d\smin/)
  await main
    .getByRole('button', { name: /^Jusqu’à/ })
    .first()
    .click()
  await expect(main.getByRole('timer')).toContainText(/encore 1\sh 1[45]\smin/)
  await main.getByRole('button', { name: 'Arrêter' }).click()
  await expect(main.getByRole('status').first()).toHaveText('Le stationnement est arrêté.')

  // The address of the sign-in, opened again from the history of the browser.
  await page.goto(returned)
  await expect(title).toHaveText('Cette connexion n’est plus valable')
})
