// rooms: src/portal/services/parking src/server/api/parking src/server/web/parking scripts/mock
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { ParkingMock } from '../../scripts/mock/ParkingMock'
import { findViolations } from './axe'
import { startServerProcess, waitForAddress } from './ServerProcess'

const mock = new ParkingMock()
let base = ''
let close = async () => {}

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beffroi-parking-'))
  const program = startServerProcess({
    ...{ PORT: '0', DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
    ...{ PARKING_URL: await mock.listen(), PARKING_SECRET: 'demonstration' },
  })
  base = await waitForAddress(program)
  close = async () => {
    await program.stop()
    await mock.close()
    await rm(folder, { recursive: true, force: true })
  }
})
test.afterEach(() => {
  mock.mode = 'normal'
})
test.afterAll(() => close())

const start = '/montclair/stationnement/commencer?zone=4503&other=1-abc-2O4&country=B&minutes=60'
const open = async (page: Page, path: string) => {
  await page.goto(base + path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'idle')
}

/** Leaves for the sign-in page of the service, and answers it. */
async function signIn(page: Page, button: 'Sign in' | 'Cancel' = 'Sign in') {
  await open(page, start)
  await page.getByRole('link', { name: 'Se connecter à 4411' }).click()
  await page.getByLabel('Name').fill(`driver ${Math.random()}`)
  await page.getByRole('button', { name: button }).click()
}

test('a driver signs in, starts, sees the timer survive a reload and another clock, extends and stops', async ({
  page,
}) => {
  await signIn(page)
  const main = page.getByRole('main')
  await expect(page).toHaveURL(base + start)
  await expect(main).toContainText('Nous avons lu 1-ABC-204')
  expect(await page.evaluate(() => document.cookie)).not.toContain('4411')
  expect(await findViolations(page)).toEqual([])
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
  expect(mock.sessions).toHaveLength(1)
})

test('a sign-in that is refused, foreign, used or answered with a page leads to a page that says so', async ({
  page,
}) => {
  await signIn(page, 'Cancel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous n’êtes pas connecté')
  await open(page, '/montclair/4411/redirect?code=a&state=foreign')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette connexion n’est plus valable')
  await open(page, '/montclair/4411/redirect?code=a')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette connexion n’est plus valable')
  let returned = ''
  page.on('request', (request) => {
    if (request.url().includes('/4411/redirect?')) returned = request.url()
  })
  await signIn(page)
  await expect(page).toHaveURL(base + start)
  await page.goto(returned)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette connexion n’est plus valable')
  await page.context().clearCookies()
  await open(page, start)
  await page.getByRole('link', { name: 'Se connecter à 4411' }).click()
  // The service fails between the sign-in and the exchange of its code.
  await page.route('**/authorize', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    mock.mode = 'html'
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le service 4411 ne répond pas')
})

test('a start that fails opens the modal of the specification', async ({ page }) => {
  await signIn(page)
  mock.mode = 'failing'
  await page.getByRole('button', { name: 'Démarrer le stationnement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Une erreur est survenue' })
  await expect(dialog).toContainText('Veuillez réessayer plus tard.')
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  mock.mode = 'normal'
  await page.getByRole('button', { name: 'Démarrer le stationnement' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
})
