// rooms: src/portal/navigation src/portal/api src/portal/dialogs src/portal/actions renderer/engine
import type { Locator, Page } from '@playwright/test'
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'

const offlineLine = /ERR_INTERNET_DISCONNECTED/

test('an offline page stays and says so, and opens the next page once online', async ({ page, context, faults }) => {
  faults.expected.push(offlineLine)
  await openPage(page, '/montclair')
  const main = page.getByRole('main')
  const link = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Démarches' })
  await context.setOffline(true)
  await expect(page.getByText('Vous êtes hors ligne. Les pages déjà ouvertes restent lisibles.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'À la une' })).toBeVisible()
  await link.click()
  await expect(page.getByText(/connexion semble coupée/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes hors ligne. Les pages déjà ouvertes restent lisibles.')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Démarches' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toutes les démarches')
})

test('a page whose code cannot be loaded leaves the visitor where they are, and says why', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(offlineLine, /dynamically imported module/)
  await openPage(page, '/montclair')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).last().click()
  await expect(page.getByText(/connexion semble coupée/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'À la une' })).toBeVisible()
  await expect(page).toHaveURL('/montclair')
})

test('a failure whose dialog cannot be loaded is said on the page', { tag: '@all' }, async ({ page, faults }) => {
  faults.expected.push(/ERR_FAILED|dynamically imported module/)
  await page.route(/assets\/(?:executor|FailureDialog)-/, (route) => route.abort())
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  await page.route('/montclair/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Partager' }).first().click()
  await expect(page.getByText(/connexion semble coupée/)).toBeVisible()
  await expect(page).toHaveURL('/montclair/publication/travaux-rue-haute')
})

test('a part of a page whose code was cut off offers to try again, and comes once there is a network', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(offlineLine, /ERR_FAILED|dynamically imported module/)
  await openPage(page, '/montclair')
  await page.route(/assets\/(?:DownloadPanel|FavouriteHeart)-/, (route) => route.abort())
  await page.evaluate(() => window.history.pushState(null, '', '/montclair/balade/bords-de-meuse'))
  await expect(page.getByText('Cette partie de la page n’a pas pu être chargée.')).toHaveCount(1)
  await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText('Cette partie de la page n’a pas pu être chargée.')).toHaveCount(1)
  await page.unroute(/assets\/(?:DownloadPanel|FavouriteHeart)-/)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText('Cette partie de la page n’a pas pu être chargée.')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Emporter hors ligne' })).toBeVisible()
})

test('a modal whose code was cut off opens once there is a network, with its styles', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(offlineLine, /ERR_FAILED|dynamically imported module|Unable to preload CSS/)
  await openPage(page, '/montclair/contenu/participer')
  const open = page.getByRole('main').getByRole('button', { name: 'Donner mon avis' })
  const dialog = page.getByRole('dialog', { name: 'Votre avis' })
  const stars = dialog.getByRole('group', { name: 'Votre note' })
  await context.setOffline(true)
  await open.click()
  await expect(page.getByText('Pas de réponse : vérifiez votre connexion, puis réessayez.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await context.setOffline(false)

  await openAfterReload(page, open, dialog)
  await expect(stars).toBeVisible()
  const unstyled = await page.evaluate(
    () =>
      [...document.querySelectorAll('link[rel=stylesheet]')].filter(
        (link) => link instanceof HTMLLinkElement && !link.sheet,
      ).length,
  )
  expect(unstyled).toBe(0)
})

test('a modal whose code is missing says so after one reload', { tag: '@all' }, async ({ page, faults }) => {
  faults.expected.push(/ERR_FAILED|dynamically imported module|Unable to preload CSS/)
  await page.route(/assets\/Form-/, (route) => route.abort())
  await openPage(page, '/montclair/contenu/participer')
  const open = page.getByRole('main').getByRole('button', { name: 'Donner mon avis' })
  await page.evaluate(() => document.body.setAttribute('data-cut', ''))
  await open.click()
  await expect(page.locator('body:not([data-cut])')).toBeAttached()
  await waitForReady(page)
  await open.click()
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer plus tard.')).toBeVisible()
  await page.unroute(/assets\/Form-/)
  const dialog = page.getByRole('dialog', { name: 'Votre avis' })
  await openAfterReload(page, open, dialog)
  await expect(dialog).toBeVisible()
})

/** Presses a button whose code failed before. Some browsers ask for the code again; with others the page reloads first. */
async function openAfterReload(page: Page, open: Locator, dialog: Locator): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-cut', ''))
  await open.click()
  const reloaded = page.locator('body:not([data-cut])')
  await expect(dialog.or(reloaded).first()).toBeAttached()
  if ((await reloaded.count()) === 0) return
  await waitForReady(page)
  await open.click()
}
