// rooms: src/portal/session src/portal/render
import type { Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { baseURL, expect, phone, test } from './page'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: french.title })
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

const french = { title: 'Cookies : à vous de choisir', saved: 'Votre choix est enregistré.' }
const german = { title: 'Cookies: Sie entscheiden', saved: 'Ihre Entscheidung ist gespeichert.' }
const english = { title: 'Cookies: it’s your choice', saved: 'Your choice is saved.' }

const visits = [
  { path: '/montclair', device: 'a phone', options: phone, texts: french },
  { path: '/montclair', device: 'a computer', options: {}, texts: french },
  { path: '/hauteroche?lang=de', device: 'a phone', options: phone, texts: german },
  { path: '/montclair?lang=en', device: 'a phone', options: phone, texts: english },
]

for (const { path, device, options, texts } of isWhole ? visits : visits.slice(0, 1)) {
  test(`a first visit of ${path} on ${device} asks before anything but the necessary is stored`, async ({
    visitor,
  }) => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await page.context().clearCookies()
    await openPage(page, path)
    const dialog = page.getByRole('dialog', { name: texts.title })
    await expect(dialog).toBeVisible()
    expect(await cookiesOf(page)).toEqual(['beffroi_anonymous', 'beffroi_town'])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await findViolations(page)).toEqual([])

    await page.keyboard.press('Tab')
    const [accept, refuse] = [dialog.getByRole('button').nth(0), dialog.getByRole('button').nth(1)]
    await expect(accept).toBeFocused()
    const sizes = await Promise.all([accept.boundingBox(), refuse.boundingBox()])
    expect([sizes[0]?.width, sizes[0]?.height, sizes[0]?.y]).toEqual([sizes[1]?.width, sizes[1]?.height, sizes[1]?.y])

    await page.keyboard.press('Tab')
    await expect(refuse).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible()
    await expect(page.locator('#root')).toBeFocused()
    expect(await cookiesOf(page)).toEqual(['beffroi_anonymous', 'beffroi_consent', 'beffroi_town'])
    await page.reload()
    await waitForReady(page)
    await expect(dialog).toBeHidden()
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
