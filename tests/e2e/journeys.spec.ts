// rooms: src/portal/navigation src/portal/location src/portal/session src/server/api/search
import { isWhole } from '../helpers/sample'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'
import { tabTo } from './tabTo'

const journeys = [
  { card: 'hauteroche', locale: 'de', words: 'Abfall', choices: 'Art des Ergebnisses' },
  { card: 'montclair', locale: 'en', words: 'swimming pool', choices: 'Type of result' },
] as const

const keyboardPhone = { ...phone, reducedMotion: 'reduce' } as const

for (const { card, locale, words, choices } of isWhole ? journeys : journeys.slice(0, 1)) {
  test(`the keyboard alone leads from the home of ${card} to an event and back, in ${locale} on a phone`, async ({
    visitor,
  }) => {
    const page = await visitor(keyboardPhone)
    await openPage(page, `/${card}?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const link = page.locator('main a[href*="/evenement/"]').first()
    await tabTo(page, link)
    const event = await link.textContent()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${card}/evenement/[\\w-]+\\?lang=${locale}$`))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    expect(event).toContain((await heading.textContent())?.trim())
    const back = page.locator('header a:not([href$="/recherche"], [href$="/menu"])').first()
    await tabTo(page, back, 'Shift+Tab', 10)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${card}\\?lang=${locale}$`))
    await expect(link).toBeAttached()
    await expect(heading).toBeFocused()
  })

  test(`the keyboard alone searches ${card} in ${locale} on a phone, and narrows the results`, { tag: '@all' }, async ({
    visitor,
  }) => {
    const page = await visitor(keyboardPhone)
    const main = page.getByRole('main')
    await openPage(page, `/${card}?lang=${locale}`)
    await tabTo(page, page.locator('nav a[href$="/recherche"]').filter({ visible: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?lang=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const field = main.getByRole('combobox')
    await tabTo(page, field)
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === words)
    await expect(field).toHaveValue(words)
    const title = main.getByRole('heading', { level: 2 }).filter({ hasText: new RegExp(`[„“]${words}[“”]`) })
    await expect(title).toBeVisible()
    const results = main.locator('article')
    await expect(results.first()).toBeVisible()
    const total = await results.count()
    const choice = page.getByRole('navigation', { name: choices }).getByRole('link').nth(1)
    await tabTo(page, choice)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kind=/)
    await expect(choice).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => results.count()).toBeLessThan(total)
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    await waitForReady(page)
    await expect(choice).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}

test('a half-filled form survives a change of language', async ({ page }) => {
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
})

test('the search box of a computer suggests pages, which the arrow keys choose', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, '/hauteroche/contenu/contact')
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
