// rooms: src/portal/services/favourites src/server/api/favourites
import type { Locator, Page } from '@playwright/test'
import { account, accountSteps } from './accountSteps'
import { addWidgets } from './addWidgets'
import { findViolations } from './axe'
import { keepFavourites, roadworks } from './keepFavourites'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const path = '/montclair/publication/travaux-rue-haute'

const add = (page: Page) => page.getByRole('button', { name: 'Ajouter aux favoris' })
const remove = (page: Page) => page.getByRole('button', { name: 'Retirer des favoris' })
const confirm = (dialog: Locator) => dialog.getByRole('button', { name: 'Retirer', exact: true })

test('a heart pressed just before the visitor leaves the page is kept', async ({ page }) => {
  // The code that shows the result at once never comes, as on a slow network.
  await page.route(/assets\/immer-/, () => {})
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready)
  // Presses and leaves within one task of the browser, as a link does that is pressed at once.
  await add(page).evaluate((button: HTMLElement) => {
    button.click()
    window.location.assign('/montclair/favoris')
  })
  await expect(page).toHaveURL('/montclair/favoris')
  await page.goto(path)
  await expect(remove(page)).toBeVisible()
})

test('rows are muted and removed by keyboard, and another tab shows it', async ({ page, faults }) => {
  await keepFavourites(page, 'montclair', [roadworks])
  const other = await page.context().newPage()
  await openPage(other, path)
  await expect(remove(other)).toBeVisible()

  await page.bringToFront()
  await openPage(page, '/montclair/favoris?query=introuvable')
  await expect(page.getByText('Aucun favori ne correspond à votre recherche.')).toBeVisible()
  await page.getByRole('link', { name: 'Gérer les favoris' }).press('Enter')
  const bell = page.getByRole('button', { name: /^Notifications de « Rue Haute/ })
  const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await bell.press('Space')
  await stored
  await openPage(page, '/montclair/favoris/parametres')
  await expect(bell).toHaveAttribute('aria-pressed', 'true')

  const trash = page.getByRole('button', { name: /^Retirer « Rue Haute/ })
  const dialog = page.getByRole('dialog', { name: 'Retirer ce favori ?' })
  await trash.press('Enter')
  await expect(confirm(dialog)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trash).toBeFocused()
  faults.expected.push(/web\/fav/)
  await page.route('**/web/fav', (route) => route.abort())
  await trash.press('Enter')
  await confirm(dialog).press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/web/fav')
  await confirm(dialog).press('Enter')
  await expect(page.getByText('Aucun favori pour le moment')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(add(other)).toBeVisible()
})

test('favourites and services join the account at sign-in, and leave the device at sign-out', async ({ visitor }) => {
  const first = await visitor(phone)
  const steps = accountSteps(first)
  const email = await steps.openAccount()
  const page = await visitor(phone)
  await keepFavourites(page, 'montclair', [roadworks])
  await addWidgets(page, 'montclair', ['agenda'])
  await openPage(page, `${account}/connexion`)
  await accountSteps(page).signIn(email)
  await expect(page.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()

  // Another device of the account has them.
  const kept = await first.request.get('/core-service/api/v1/user-data/portal/montclair/fav')
  expect((await kept.json()).data.favourites).toMatchObject([roadworks])
  const wall = await first.request.get('/core-service/api/v2/users/self/wall/montclair')
  expect((await wall.json()).data.tiles).toMatchObject([{ title: 'Agenda' }])

  // Signed out, the device has none of them.
  await page.bringToFront()
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText(steps.text('done.signedOut'))).toBeVisible()
  await openPage(page, '/montclair/favoris')
  await expect(page.getByRole('main')).toContainText('Aucun favori pour le moment')
  await waitForReady(page)
})
