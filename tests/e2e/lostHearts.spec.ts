// rooms: src/portal/services/favourites src/portal/api src/server/api/favourites src/server/api/call
import type { Page } from '@playwright/test'
import { accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { concert, keepFavourites, roadworks } from './keepFavourites'
import { loseAnswers } from './loseAnswers'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|web\/fav/
const path = '/montclair/publication/travaux-rue-haute'

const add = (page: Page) => page.getByRole('button', { name: 'Ajouter aux favoris' })
const remove = (page: Page) => page.getByRole('button', { name: 'Retirer des favoris' })
const dialog = (page: Page) => page.getByRole('dialog')

async function isKept(page: Page): Promise<boolean> {
  const answer = await page.request.get('/core-service/api/v1/web/is-fav/montclair/travaux-rue-haute')
  return (await answer.json()).data.isFavorite
}

const visitors = [
  { who: 'a visitor', isSignedIn: false, tag: [] },
  { who: 'somebody signed in', isSignedIn: true, tag: '@all' },
]

for (const { who, isSignedIn, tag } of visitors) {
  test(`a heart that ${who} presses without a network says so, and then shows what the server has`, {
    tag: '@all',
  }, async ({ page, context, faults }) => {
    faults.expected.push(cut)
    if (isSignedIn) await accountSteps(page).openAccount()
    await openPage(page, path)
    await context.setOffline(true)
    await add(page).click()
    await expect(dialog(page)).toContainText('vérifiez votre connexion')
    await page.keyboard.press('Escape')
    await expect(add(page)).toBeVisible()
    // Another device of the same visitor keeps the page meanwhile.
    await keepFavourites(page, 'montclair', [roadworks])
    await context.setOffline(false)
    await expect(remove(page)).toBeVisible()
  })

  test(`a heart that ${who} empties without a network stays full, and can be emptied again`, { tag: '@all' }, async ({
    page,
    context,
    faults,
  }) => {
    faults.expected.push(cut)
    if (isSignedIn) await accountSteps(page).openAccount()
    await keepFavourites(page, 'montclair', [roadworks])
    await openPage(page, path)
    const confirm = dialog(page).getByRole('button', { name: 'Retirer', exact: true })
    await context.setOffline(true)
    await remove(page).click()
    await confirm.click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    const lost = await loseAnswers(page, '**/web/fav')
    await confirm.click()
    await expect.poll(() => lost.answers.length).toBe(1)
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    lost.isLost = false
    await confirm.click()
    await expect(add(page)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    expect(await isKept(page)).toBe(false)
  })

  test(`a heart of ${who} is full when the answer is lost that it was stored`, { tag }, async ({ page, faults }) => {
    faults.expected.push(cut)
    if (isSignedIn) await accountSteps(page).openAccount()
    await openPage(page, path)
    await loseAnswers(page, '**/web/fav')
    await add(page).click()
    await expect(dialog(page)).toContainText('vérifiez votre connexion')
    await page.keyboard.press('Escape')
    await expect(remove(page)).toBeVisible()
    expect(await isKept(page)).toBe(true)
    await openPage(page, '/montclair/favoris')
    await expect(page.getByRole('main').getByText('Rue Haute').first()).toBeVisible()
  })
}

test('the heart goes back when the server cannot store it, and a dialog says so', { tag: '@all' }, async ({
  page,
  faults,
}) => {
  await openPage(page, path)
  faults.expected.push(cut)
  await page.route('**/web/fav', (route) => route.abort())
  await add(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(add(page)).toBeVisible()
})

test('an order of favourites that was not sent is undone, and one whose answer was lost is shown', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/fav/)
  const page = await visitor(phone)
  await accountSteps(page).openAccount()
  await keepFavourites(page, 'montclair', [roadworks, concert])
  await openPage(page, '/montclair/favoris/parametres')
  const main = page.getByRole('main')
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
  const order = await loseAnswers(page, '**/fav/order')
  await sort()
  await validate.click()
  await expect.poll(() => order.answers.length).toBe(1)
  await expect(unanswered).toBeVisible()
  await expect(row.first()).toHaveAccessibleName(/Rue Haute/)
  expect(await findViolations(page)).toEqual([])
})
