// rooms: src/studio
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { findOverflow } from './layout'
import { expect, test } from './page'
import { writeJson } from './writeJson'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.locator('header code').getByText(name, { exact: true }) })
const preview = (page: Page, id: string) => page.frameLocator(`iframe[title="Aperçu\u00a0: ${id}"]`)

/** Replaces the JSON of a fixture. */
async function write(page: Page, name: string, json: unknown): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Modifier' }).click()
  await writeJson(card(page, name).getByRole('textbox'), JSON.stringify(json))
}

/** Opens the panel of settings, which closes when something else gets the focus. */
const openSettings = (page: Page) => page.getByRole('button', { name: 'Plus de réglages', expanded: false }).click()

test.use({ viewport: { width: 1440, height: 900 } })

test('the matrix shows a fixture in every theme and width, and links to each', { tag: '@all' }, async ({ page }) => {
  await page.goto('/studio/blocks/title#matrix')
  await page.locator('#matrix').scrollIntoViewIfNeeded()
  const table = page.getByRole('table').first()
  const cell = table.getByRole('link', { name: 'Squared, 768' })
  await cell.scrollIntoViewIfNeeded()
  const small = table.locator('td', { has: page.getByRole('link', { name: 'Squared, 768' }) }).locator('iframe')
  // Twenty frames load one after the other.
  const timeout = 120_000
  await expect(small.contentFrame().locator('html')).toHaveAttribute('data-theme', 'squared', { timeout })
  await expect(small.contentFrame().getByRole('heading').last()).toBeAttached()
  await cell.click()
  await expect(page).toHaveURL(/theme=squared&width=768/)
  await expect(preview(page, 'blocks/title/valid/complete').first().locator('html')).toHaveAttribute(
    'data-theme',
    'squared',
  )
})

test('axe reports what it finds in a preview, where, and when it is fixed', async ({ page }) => {
  await page.goto('/studio/blocks/rich-text?fixture=valid%2Fminimal')
  await page.getByRole('button', { name: 'Examiner l’accessibilité' }).click()
  await expect(card(page, 'minimal')).toContainText('axe ne trouve rien à redire')
  await write(page, 'minimal', { type: 'rich-text', data: { html: '<p>Voir <a href="/plan"></a></p>' } })
  await expect(card(page, 'minimal')).toContainText('axe trouve 1 problème')
  await expect(card(page, 'minimal').getByRole('link', { name: 'link-name' })).toBeVisible()
  const place = card(page, 'minimal').locator('button[aria-pressed]')
  await place.first().click()
  const link = card(page, 'minimal').locator('iframe').contentFrame().locator('a[href="/plan"]')
  await expect.poll(() => link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  const repaired = { type: 'rich-text', data: { html: '<p>Voir <a href="/plan">le plan</a></p>' } }
  await writeJson(card(page, 'minimal').getByRole('textbox'), JSON.stringify(repaired))
  await expect(card(page, 'minimal')).toContainText('axe ne trouve rien à redire')
})

test('colours of a town are corrected for contrast, and the studio shows both values', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/studio/blocks/button?fixture=valid%2Fminimal')
  const content = preview(page, 'blocks/button/valid/minimal').first()
  const primary = () =>
    content.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary').trim())
  await expect(content.locator('html')).toHaveAttribute('data-theme', 'nordege')
  const own = await primary()
  await openSettings(page)
  await page.getByLabel('Couleurs', { exact: true }).selectOption('hauteroche')
  await expect.poll(primary).toBe('#a3432c')
  await page.getByRole('textbox', { name: 'Principale', exact: true }).fill('#ffd400')
  const field = page.getByRole('listitem').filter({ hasText: 'Principale' })
  await expect(field).toContainText(/#ffd400→devient#[0-9a-f]{6}.*il faut 4,5/)
  const given = await field.locator('code').nth(1).textContent()
  await expect.poll(primary).toBe(given)
  await expect(page).toHaveURL(/colors=primary-ffd400/)
  await openSettings(page)
  await page.getByLabel('Couleurs', { exact: true }).selectOption('')
  await expect.poll(primary).toBe(own)
})

test('a form in a preview shows success and refused values', { tag: '@all' }, async ({ page }) => {
  const form = {
    type: 'form',
    data: {
      method: 'POST',
      endpoint: '/core-service/api/v1/web/forms/fill',
      submitLabel: 'Envoyer',
      inputs: [{ name: 'nom', label: 'Votre nom', inputType: 'text', required: true, value: 'Anne' }],
    },
  }
  await page.goto('/studio/blocks/form?fixture=valid%2Fminimal&calls=refused')
  await write(page, 'minimal', form)
  const content = preview(page, 'blocks/form/valid/minimal').first()
  await content.getByRole('button', { name: 'Envoyer' }).click()
  await expect(content.getByRole('textbox', { name: 'Votre nom' })).toHaveAttribute('aria-invalid', 'true')
  await expect(card(page, 'minimal')).toContainText('Échouée')
  await openSettings(page)
  await page.getByLabel('Appels').selectOption('done')
  await content.getByRole('button', { name: 'Envoyer' }).click()
  await expect(content.getByRole('textbox', { name: 'Votre nom' })).toHaveCount(0)
})

// Landmarks of many previews on one page need distinct names.
const looks = [
  { address: '/studio/blocks/breadcrumb?axe=on', widths: [1280, 375] },
  { address: '/studio/blocks/footer?colors=montclair', widths: [375, 1280] },
]
for (const { address, widths } of looks) {
  for (const width of widths) {
    test(`axe finds nothing at ${address} at ${width} px, nor is it too wide`, { tag: '@all' }, async ({ visitor }) => {
      test.slow()
      const page = await visitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await page.goto(address)
      const content = page.locator('iframe').first().contentFrame().locator('[data-ground] *')
      // Two of many previews load at once. The others may still be loading when the first stands.
      const limit = { timeout: 150_000 }
      await expect(content.first()).toBeAttached(limit)
      await expect.poll(() => findViolations(page), limit).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    })
  }
}
