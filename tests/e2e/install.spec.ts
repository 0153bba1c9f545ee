// rooms: src/portal/pwa renderer/blocks/a2hs src/server/api/portal
import type { Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { baseURL, expect, phone, test } from './page'
import { towns } from './towns'

/** What no browser installs from: the windows of tests are private ones. */
const privateWindow = 'in-incognito'

for (const { card, portal, other } of isWhole ? towns : towns.slice(0, 1)) {
  test(`a browser can install ${card}, as an app of its own`, async ({ page }) => {
    for (const [path, lang, start] of [
      [`/${card}/menu`, 'fr', `/${card}`],
      [`/${card}?lang=${other}`, other, `/${card}?lang=${other}`],
    ]) {
      await page.goto(path ?? '')
      const browser = await page.context().newCDPSession(page)
      const { url, errors, data } = await browser.send('Page.getAppManifest')
      expect([new URL(url).pathname, errors]).toEqual([`/${card}/manifest.webmanifest`, []])
      expect(JSON.parse(data ?? '')).toMatchObject({ name: portal.name, lang, scope: `/${card}`, start_url: start })
      const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
      expect(installabilityErrors.filter(({ errorId }) => errorId !== privateWindow)).toEqual([])
      expect(await browser.send('Page.getAppId')).toMatchObject({ appId: `${baseURL}/${card}` })
    }
  })
}

const offerOf = (page: Page) => page.getByRole('dialog', { name: 'Ajoutez ce portail à votre écran d’accueil' })

const cookieOf = async (page: Page, card: string) =>
  (await page.context().cookies()).find(({ name }) => name === `beffroi_install_${card}`)?.value

/** Fires the event of a browser that can install the portal; the visitor accepts its dialog. */
const fire = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompts = String(Number(document.documentElement.dataset.prompts ?? 0) + 1)
      return { outcome: 'accepted' }
    }
    return !window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })

/** Opens the home of a town on a phone whose browser can install it. The visitor accepts every cookie. */
async function openOffer(page: Page, card: string): Promise<void> {
  await page.context().addCookies([{ name: 'beffroi_consent', value: 'experience', url: baseURL }])
  await openPage(page, `/${card}`)
  expect(await fire(page)).toBe(true)
  await expect(offerOf(page)).toBeInViewport({ ratio: 1 })
}

test('the offer to install stays from page to page, and leads to the browser’s dialog', async ({ visitor }) => {
  const page = await visitor(phone)
  await openOffer(page, 'montclair')
  await expect.poll(() => cookieOf(page, 'montclair')).toBe('showed')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL('/montclair/menu')
  await offerOf(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(offerOf(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-prompts', '1')
  expect(await cookieOf(page, 'montclair')).toBe('accepted')
})

test('the offer to install is dismissed for one town alone', { tag: '@all' }, async ({ visitor }) => {
  const page = await visitor(phone)
  await page.context().addCookies([{ name: 'beffroi_install_montclair', value: 'accepted', url: baseURL }])
  await openOffer(page, 'hauteroche')
  await offerOf(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(offerOf(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect([await cookieOf(page, 'montclair'), await cookieOf(page, 'hauteroche')]).toEqual(['accepted', 'dismissed'])
})
