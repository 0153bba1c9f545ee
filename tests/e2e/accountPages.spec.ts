import { isWhole } from '../helpers/sample'
import { account, accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { themes } from './fixtureSheet'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { towns } from './towns'

const themesOf = (index: number): readonly string[] =>
  isWhole ? themes : [themes[index % themes.length] ?? '', themes[(index + 2) % themes.length] ?? '']

test('pages of accounts have no violations in the themes', async ({ page, faults }) => {
  test.slow()
  faults.expected.push(/status of 422/)
  let pages = 0
  const examine = async (path: string) => {
    for (const theme of themesOf(pages++)) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      for (const colorScheme of isWhole ? (['light', 'dark'] as const) : ([pages % 2 ? 'light' : 'dark'] as const)) {
        await page.emulateMedia({ colorScheme })
        expect(await findViolations(page), `${path} in ${theme}, ${colorScheme}`).toEqual([])
      }
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const { openAccount, signIn, press, text } = accountSteps(page)
  await openAccount()
  for (const path of ['', '/profil', '/email', '/changer-mot-de-passe', '/appareils', '/supprimer']) {
    await page.goto(account + path)
    await examine(path)
  }
  await page.goto(account)
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('signOut') })
    .click()
  await expect(page.getByText(text('done.signedOut'))).toBeVisible()
  for (const path of [
    '/creer',
    '/confirmer',
    '/confirmer?email=a@b.be&done=delayed',
    '/mot-de-passe-oublie',
    '/mot-de-passe?token=a&uid=b',
  ]) {
    await page.goto(account + path)
    await examine(path)
  }
  await openPage(page, `${account}/creer`)
  await press('registration.submit')
  await expect(page.getByRole('region', { name: text('account.problems') })).toBeFocused()
  await examine('problems at fields')
  await page.goto(`${account}/connexion`)
  await examine('/connexion')
  await signIn('nobody@maison.be')
  await expect(page.getByRole('region', { name: text('account.problems') })).toBeFocused()
  await examine('problems')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('what two tabs have gathered moves into the account at sign-in, once, and both sign out', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.push(/status of 401/)
  const steps = accountSteps(page)
  const email = await steps.openAccount()
  const core = '/core-service/api/v1'
  const keep = async (favoriteUid: string) => {
    const data = { favoriteUid, type: 'publication', portal: 'montclair' }
    expect((await context.request.post(`${core}/web/fav`, { data })).status()).toBe(200)
  }
  const addWidget = async (kind: string) => {
    const data = {
      portal: 'montclair',
      storeWidget: 'parking-velo',
      lat: 50.6421,
      lon: 5.7912,
      metadata_bike_parking_types: kind,
    }
    expect((await context.request.post(`${core}/anonymous/widget`, { data })).status()).toBe(200)
  }
  const exported = async () => (await (await context.request.get(`${core}/users/self/export`)).json()).data
  const uids = ({ favourites }: { favourites: { favoriteUid: string }[] }) =>
    favourites.map(({ favoriteUid }) => favoriteUid).sort()
  await keep('travaux-rue-haute')
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(account)
    await page
      .getByRole('banner')
      .getByRole('button', { name: steps.text('signOut') })
      .click()
    await expect(page.getByText(steps.text('done.signedOut'))).toBeVisible()
    await openPage(page, '/montclair/publication/travaux-rue-haute')
    await page.getByRole('button', { name: 'Ajouter aux favoris' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click()
    const other = await context.newPage()
    await openPage(other, '/montclair/publication/travaux-rue-haute')
    await expect(other.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()
    await addWidget('Box')
    await page.goto(`${account}/connexion`)
    await other.goto(`${account}/connexion`)
    await steps.signIn(email)
    await expect(page).toHaveURL(account)
    await accountSteps(other).signIn(email)
    await expect(other).toHaveURL(account)
    const { widgets, favourites } = await exported()
    expect([uids({ favourites }), widgets.length]).toEqual([['travaux-rue-haute'], 1])
    await openPage(other, '/montclair/publication/travaux-rue-haute')
    await expect(other.getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()
    await other.close()
  }
  const other = await context.newPage()
  await openPage(other, account)
  await page.goto(account)
  await page
    .getByRole('banner')
    .getByRole('button', { name: steps.text('signOut') })
    .click()
  await expect(page.getByText(steps.text('done.signedOut'))).toBeVisible()
  await accountSteps(other).follow('devices.title')
  await expect(other).toHaveURL(/\/compte\/connexion\?redirectUrl=%2Fmontclair%2Fcompte%2Fappareils/)
})

for (const options of [phone, { viewport: { width: 1280, height: 800 } }]) {
  test(`a town without accounts shows nothing of them at ${options.viewport?.width} px`, async ({
    visitor,
    faults,
  }) => {
    faults.expected.push(/status of 404/)
    const page = await visitor(options)
    const town = towns.find(({ card }) => card === 'hauteroche')
    const event = town?.events[0]?.uid
    for (const path of ['', '/menu', '/favoris', '/parametres', '/contenu/contact', `/evenement/${event}`]) {
      await openPage(page, `/hauteroche${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('a[href*="/compte"], form[action*="/compte"]'), path).toHaveCount(0)
      await expect(page.getByText(/Se connecter|Mon compte|Créer un compte/), path).toHaveCount(0)
    }
    for (const path of ['/hauteroche/compte', '/hauteroche/compte/connexion', '/hauteroche/compte/creer']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
    }
  })
}
