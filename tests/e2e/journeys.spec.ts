import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

/** Presses Tab until the focused element matches the selector, once it is on the page. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeAttached()
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab does not lead to ${selector}.`)
}

const journeys = [
  {
    card: 'hauteroche',
    locale: 'de',
    consent: { title: 'Cookies: Sie entscheiden', refuse: 'Ablehnen', saved: 'Ihre Entscheidung ist gespeichert.' },
    words: 'Abfall',
    kinds: 'Art des Ergebnisses',
  },
  {
    card: 'montclair',
    locale: 'en',
    consent: { title: 'Cookies: it’s your choice', refuse: 'Refuse', saved: 'Your choice is saved.' },
    words: 'swimming pool',
    kinds: 'Type of result',
  },
] as const

for (const { card, locale, consent, words, kinds } of journeys) {
  test(`a first visit to ${card} on a phone, in ${locale}, by keyboard alone`, async ({ visitor }) => {
    const page = await visitor({ ...phone, reducedMotion: 'reduce' })
    await page.context().clearCookies()
    await openPage(page, `/${card}?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const dialog = page.getByRole('dialog', { name: consent.title })
    await expect(dialog).toBeVisible()
    await waitForReady(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: consent.refuse })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: consent.saved })).toBeVisible()

    await tabTo(page, 'main a[href*="/evenement/"]')
    const event = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${card}/evenement/[\\w-]+\\?lang=${locale}$`))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    expect(event).toContain((await heading.textContent())?.trim())
    await page.keyboard.press('Shift+Tab')
    for (let press = 0; press < 10; press++) {
      if (await page.evaluate(() => document.activeElement?.matches('header a:first-child'))) break
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${card}\\?lang=${locale}$`))
    await expect(page.locator('main a[href*="/evenement/"]').first()).toBeAttached()
    await expect(heading).toBeFocused()

    await tabTo(page, 'nav a[href$="/recherche"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?lang=/)
    await expect(heading).toBeFocused()
    const field = page.getByRole('main').getByRole('combobox')
    await tabTo(page, 'main input[type=search]')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === words)
    await expect(field).toHaveValue(words)
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .filter({ hasText: new RegExp(`[„“]${words}[“”]`) }),
    ).toBeVisible()
    const results = page.getByRole('main').locator('article')
    await expect(results.first()).toBeVisible()
    const total = await results.count()
    const choices = page.getByRole('navigation', { name: kinds }).getByRole('link')
    await choices.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kind=/)
    await expect(choices.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => results.count()).toBeLessThan(total)
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await waitForReady(page)
    await expect(choices.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('a half-filled form survives a change of language, and the search box of a computer suggests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/hauteroche/contenu/contact')
  await page.getByLabel('Nom', { exact: true }).fill('Anne Collard')
  await page.getByLabel('Votre message').fill('Le banc est cassé.')
  // The name of the selector begins with what it shows.
  await page.getByRole('banner').locator('summary[aria-label^="FR"]').click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await waitForReady(page)
  await expect(page.locator('main form textarea')).toHaveValue('Le banc est cassé.')
  await expect(page.locator('main form input[type=text]').first()).toHaveValue('Anne Collard')

  const box = page.getByRole('banner').locator('input[type=search]')
  await box.focus()
  await expect(box).toHaveAttribute('role', 'combobox')
  await box.pressSequentially('mark')
  const options = page.getByRole('banner').getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).not.toHaveURL(/contact|recherche/)
  await expect(box).toHaveValue('')
})
