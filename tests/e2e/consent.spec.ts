import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { baseURL, expect, phone, test } from './page'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cookies : à vous de choisir' })
const confirmation = (page: Page) => page.getByRole('status').filter({ hasText: 'Votre choix est enregistré.' })
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

for (const width of ['phone', 'desktop']) {
  test(`a first visit on a ${width} asks before anything but the necessary is stored`, async ({ visitor }) => {
    const page = await visitor(width === 'phone' ? phone : {})
    await page.context().clearCookies()
    await openPage(page, '/montclair')
    await expect(dialogOf(page)).toBeVisible()
    expect(await cookiesOf(page)).toEqual(['beffroi_anonymous', 'beffroi_town'])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await findViolations(page)).toEqual([])

    await page.keyboard.press('Tab')
    const [accept, refuse] = [dialogOf(page).getByRole('button').nth(0), dialogOf(page).getByRole('button').nth(1)]
    await expect(accept).toBeFocused()
    const sizes = await Promise.all([accept.boundingBox(), refuse.boundingBox()])
    expect([sizes[0]?.width, sizes[0]?.height, sizes[0]?.y]).toEqual([sizes[1]?.width, sizes[1]?.height, sizes[1]?.y])

    await waitForReady(page)
    await refuse.click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(confirmation(page)).toBeVisible()
    await expect(page.locator('#root')).toBeFocused()
    expect(await cookiesOf(page)).toEqual(['beffroi_anonymous', 'beffroi_consent', 'beffroi_town'])
    await page.reload()
    await expect(dialogOf(page)).toBeHidden()
  })
}

test('consent can be withdrawn from any page, which deletes at once what needed it', async ({ page }) => {
  const cookies = [
    ['beffroi_consent', 'experience'],
    ['beffroi_position', '50.6%2C5.5'],
    ['beffroi_install_montclair', 'showed'],
  ] as const
  await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: baseURL })))
  await openPage(page, '/montclair/menu')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click()
  await expect(dialogOf(page)).toBeFocused()
  await dialogOf(page).getByRole('button', { name: 'Refuser' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect.poll(() => cookiesOf(page)).toEqual(['beffroi_anonymous', 'beffroi_consent', 'beffroi_town'])
})

test('a visitor who comes by a link in a language stays in it from page to page', async ({ page }) => {
  await openPage(page, '/montclair/publication?lang=en')
  await page.locator('main a[href*="/publication/"]').first().click()
  await expect(page).toHaveURL(/\/publication\/[\w-]+\?lang=en$/)
  await page.reload()
  await waitForReady(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const alternate = page.locator('link[hreflang="x-default"]')
  await expect(alternate).toHaveAttribute('href', new RegExp(`${new URL(page.url()).pathname}$`))
})
