import type { Route } from '@playwright/test'
import { account, accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

test('the heart goes back when the server cannot store it, and a dialog says so', async ({ page, faults }) => {
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  faults.expected.push(/web\/fav/)
  await page.route('**/web/fav', (route) => route.abort())
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ajouter aux favoris' })).toBeVisible()
})

test('a heart pressed just before the visitor leaves the page is kept', async ({ page }) => {
  // The code that shows the result at once never comes, as on a slow network.
  await page.route(/assets\/immer-/, () => {})
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  const heart = page.getByRole('button', { name: 'Ajouter aux favoris' })
  // Presses and leaves within one task of the browser, as a link does that is pressed at once.
  await heart.evaluate((button: HTMLElement) => {
    button.click()
    window.location.assign('/montclair/favoris')
  })
  await expect(page).toHaveURL('/montclair/favoris')
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  await expect(page.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()
})

test('rows are muted and removed by keyboard, and another tab shows it', async ({ page, faults }) => {
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  await page.getByRole('button', { name: 'Ajouter aux favoris' }).press('Enter')
  await page.keyboard.press('Escape')
  const other = await page.context().newPage()
  await openPage(other, '/montclair/publication/travaux-rue-haute')
  await expect(other.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()

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
  const remove = dialog.getByRole('button', { name: 'Retirer', exact: true })
  await trash.press('Enter')
  await expect(remove).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(trash).toBeFocused()
  faults.expected.push(/web\/fav/)
  await page.route('**/web/fav', (route) => route.abort())
  await trash.press('Enter')
  await remove.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/web/fav')
  await remove.press('Enter')
  await expect(page.getByText('Aucun favori pour le moment')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(other.getByRole('button', { name: 'Ajouter aux favoris' })).toBeVisible()
})

test('a heart pressed without a network says so, and afterwards shows what the server has', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|web\/fav/)
  const path = '/montclair/publication/travaux-rue-haute'
  await openPage(page, path)
  const add = page.getByRole('button', { name: 'Ajouter aux favoris' })
  const remove = page.getByRole('button', { name: 'Retirer des favoris' })
  const dialog = page.getByRole('dialog')
  const isKept = async () => {
    const answer = await context.request.get('/core-service/api/v1/web/is-fav/montclair/travaux-rue-haute')
    return (await answer.json()).data.isFavorite
  }
  await add.click()
  await dialog.getByRole('button', { name: 'OK' }).click()
  await remove.click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(add).toBeVisible()
  // The heart changes at once, and the question stays until the server has answered.
  await expect(dialog).toHaveCount(0)

  await context.setOffline(true)
  await add.click()
  await expect(dialog).toContainText('vérifiez votre connexion')
  await page.keyboard.press('Escape')
  await expect(add).toBeVisible()
  // Another device of the same visitor keeps the page meanwhile.
  const data = { favoriteUid: 'travaux-rue-haute', type: 'publication', portal: 'montclair' }
  expect((await context.request.post('/core-service/api/v1/web/fav', { data })).ok()).toBe(true)
  await context.setOffline(false)
  await expect(remove).toBeVisible()

  await context.setOffline(true)
  await remove.click()
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(add).toBeVisible()
  await expect.poll(isKept).toBe(false)

  // The server writes, and its answer is lost.
  await page.route('**/web/fav', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add.click()
  await expect(dialog).toContainText('vérifiez votre connexion')
  await page.keyboard.press('Escape')
  await expect(remove).toBeVisible()
  await expect.poll(isKept).toBe(true)
  await page.unroute('**/web/fav')
  await openPage(page, '/montclair/favoris')
  await expect(page.getByRole('main').getByText('Rue Haute').first()).toBeVisible()
})

test('favourites and services join the account at sign-in, and lost answers cost nothing there', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/fav/)
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const add = page.getByRole('button', { name: 'Ajouter aux favoris' })
  const remove = page.getByRole('button', { name: 'Retirer des favoris' })
  const ok = dialog.getByRole('button', { name: 'OK' })
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await openPage(page, '/montclair/publication/travaux-rue-haute')
  await add.click()
  await ok.click()
  await openPage(page, '/montclair/abonnement')
  await page.getByRole('button', { name: 'Ajouter « Agenda »', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Retirer « Agenda »' })).toBeVisible()
  const email = await accountSteps(page).openAccount()

  await openPage(page, '/montclair/evenement/concert-au-kiosque')
  await page.route('**/web/fav', lose)
  await add.click()
  await expect(dialog).toContainText('vérifiez votre connexion')
  await page.keyboard.press('Escape')
  await remove.click()
  const confirm = dialog.getByRole('button', { name: 'Retirer', exact: true })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.unroute('**/web/fav')
  await confirm.click()
  await add.click()
  await ok.click()

  await openPage(page, '/montclair/favoris/parametres')
  const row = main.getByRole('button', { name: /^Retirer « / })
  await expect(row).toHaveCount(2)
  const sort = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('banner').getByRole('button', { name: 'Trier' }).click()
    await expect(main.getByRole('grid')).toBeInViewport()
    await page.getByRole('button', { name: /^Descendre « .*oncert/ }).click()
  }
  const validate = page.getByRole('banner').getByRole('button', { name: 'Valider' })
  const unanswered = main.getByText(/voici l’ordre qui est enregistré/)
  await sort()
  await page.context().setOffline(true)
  await validate.click()
  await expect(unanswered).toBeVisible()
  await expect(row.first()).toHaveAccessibleName(/oncert/)
  await main.getByRole('button', { name: /^Notifications de « Rue Haute/ }).click()
  await expect(main.getByRole('alert').filter({ hasText: 'Pas de réponse : vérifiez' })).toBeVisible()
  await page.context().setOffline(false)
  await page.route('**/fav/order', lose)
  await sort()
  await validate.click()
  await expect(unanswered).toBeVisible()
  await expect(row.first()).toHaveAccessibleName(/Rue Haute/)
  expect(await findViolations(page)).toEqual([])

  const other = await visitor()
  await other.goto(`${account}/connexion`)
  await accountSteps(other).signIn(email)
  await expect(other.getByRole('heading', { name: 'Anne Collard' })).toBeVisible()
  await other.goto('/montclair/favoris')
  const found = other.getByRole('main').getByRole('article').getByRole('heading')
  await expect(found).toHaveText([/Rue Haute/, /oncert/])
  await other.goto('/montclair/abonnement')
  await expect(other.getByRole('button', { name: 'Retirer « Agenda »' })).toBeVisible()
  // Signed out, the first device has none of them.
  await page.goto('/montclair/compte')
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page.getByText(accountSteps(page).text('done.signedOut'))).toBeVisible()
  await page.goto('/montclair/favoris')
  await expect(main).toContainText('Aucun favori pour le moment')
})
