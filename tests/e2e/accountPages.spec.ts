// rooms: src/portal/services/account src/server/api/accounts
import type { BrowserContext } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { account, accountSteps } from './accountSteps'
import { expectAccessible } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'

test('problems of a form are accessible, and no wider than a small phone', { tag: '@all' }, async ({
  page,
  faults,
}) => {
  faults.expected.push(/status of 422/)
  await page.setViewportSize({ width: 320, height: 640 })
  const { signIn, press, text } = accountSteps(page)
  const problems = page.getByRole('region', { name: text('account.problems') })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await openPage(page, `${account}/creer`)
  await press('registration.submit')
  await expect(problems).toBeFocused()
  await expectAccessible(page, 'problems at fields')
  expect(await width()).toBeLessThanOrEqual(320)
  await openPage(page, `${account}/connexion`)
  await signIn('nobody@maison.be')
  await expect(problems).toBeFocused()
  await expectAccessible(page, 'problems of the form')
  expect(await width()).toBeLessThanOrEqual(320)
})

const core = '/core-service/api/v1'
const widget = {
  portal: 'montclair',
  storeWidget: 'parking-velo',
  lat: 50.6421,
  lon: 5.7912,
  metadata_bike_parking_types: 'Box',
}

const favourite = { favoriteUid: 'travaux-rue-haute', type: 'publication', portal: 'montclair' }

async function store({ request }: BrowserContext, path: string, data: object): Promise<void> {
  expect((await request.post(`${core}/${path}`, { data })).status(), path).toBe(200)
}

/** The favourites of the account, and how many widgets it has. */
async function readStored({ request }: BrowserContext): Promise<[favourites: string[], widgets: number]> {
  const { favourites, widgets } = (await (await request.get(`${core}/users/self/export`)).json()).data
  return [favourites.map(({ favoriteUid }: { favoriteUid: string }) => favoriteUid), widgets.length]
}

test('what a visitor has gathered moves into the account at the sign-in of two tabs, once', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const { openAccount, endSession } = accountSteps(page)
  const email = await openAccount()
  await store(context, 'web/fav', favourite)
  const other = await context.newPage()
  for (let visit = 0; visit < (isWhole ? 2 : 1); visit++) {
    await endSession()
    for (const tab of [page, other]) await openPage(tab, `${account}/connexion`)
    await store(context, 'web/fav', favourite)
    await store(context, 'anonymous/widget', widget)
    for (const tab of [page, other]) {
      await accountSteps(tab).signIn(email)
      await expect(tab).toHaveURL(account)
    }
    expect(await readStored(context)).toEqual([['travaux-rue-haute'], 1])
    await openPage(other, '/montclair/publication/travaux-rue-haute')
    await expect(other.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()
  }
})

test('a tab whose visitor has signed out in another tab asks to sign in', async ({ page, context, faults }) => {
  faults.expected.push(/status of 401/)
  const steps = accountSteps(page)
  await steps.openAccount()
  const other = await context.newPage()
  for (const tab of [page, other]) await openPage(tab, account)
  await steps.signOut()
  await expect(page.getByText(steps.text('done.signedOut'))).toBeVisible()
  await accountSteps(other).follow('devices.title')
  await expect(other).toHaveURL(/\/compte\/connexion\?redirectUrl=%2Fmontclair%2Fcompte%2Fappareils/)
  await waitForReady(other)
})
