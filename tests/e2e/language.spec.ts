// rooms: src/portal/session src/portal/texts renderer/i18n src/server/texts src/server/api/texts
import type { Page } from '@playwright/test'
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

const names = { de: 'Deutsch', en: 'English' }
const menuName = { de: 'Menü', en: 'Menu' }

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

const localeOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')?.value

for (const { card, other, home, publications } of towns) {
  const titles = home.sections.flatMap(({ translations }) => translations?.[other]?.title ?? [])

  test(`${card} can be read in ${other}`, { tag: '@all' }, async ({ page }) => {
    await openPage(page, `/${card}`)
    expect(await localeOf(page)).toBeUndefined()
    await chooseLanguage(page, names[other])
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    expect(new URL(page.url()).pathname).toBe(`/${card}`)
    expect(await localeOf(page)).toBe(other)
    const main = page.getByRole('main')
    for (const title of titles) await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: menuName[other] }).last()).toBeVisible()

    await openPage(page, `/${card}/publication/${publications[0]?.uid}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publications[0]?.translations[other]?.title ?? '')
    await chooseLanguage(page, 'Français')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(publications[0]?.translations.fr.title ?? '')
    expect(await localeOf(page)).toBe('fr')
  })
}

test('the chosen language stays from page to page, and back keeps it', async ({ page }) => {
  await openPage(page, '/montclair/publication')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/montclair/publication')
  await waitForReady(page)
  await page.locator('main a[href*="/publication/"]').first().click()
  await expect(page).toHaveURL(/\/publication\/travaux-rue-haute$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rue Haute: traffic now alternates')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
})
