import type { Page } from '@playwright/test'
import { violations } from './axe'
import { overflow } from './layout'
import { expect, test } from './page'

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const drawing = (page: Page, id: string) => page.frameLocator(`iframe[title="Aperçu : ${id}"]`)

/** Writes JSON in place of a fixture's. */
async function write(page: Page, name: string, json: unknown): Promise<void> {
  await card(page, name).getByRole('button', { name: 'Modifier' }).click()
  await card(page, name).getByRole('textbox').fill(JSON.stringify(json))
}

test.use({ viewport: { width: 1440, height: 900 } })

test('the matrix shows a fixture in every theme and width, and leads to it drawn so', async ({ page }) => {
  await page.goto('/studio/blocks/title#matrix')
  await page.locator('#matrix').scrollIntoViewIfNeeded()
  const table = page.getByRole('table').first()
  const cell = table.getByRole('link', { name: 'Squared, 768' })
  await cell.scrollIntoViewIfNeeded()
  const small = table.locator('td', { has: page.getByRole('link', { name: 'Squared, 768' }) }).locator('iframe')
  // Twenty frames come one after the other.
  const patience = { timeout: 45_000 }
  await expect(small.contentFrame().locator('html')).toHaveAttribute('data-theme', 'squared', patience)
  await expect(small.contentFrame().getByRole('heading').last()).toBeAttached()
  await cell.click()
  await expect(page).toHaveURL(/theme=squared&width=768/)
  await expect(drawing(page, 'blocks/title/valid/complete').first().locator('html')).toHaveAttribute(
    'data-theme',
    'squared',
  )
})

test('the rows and columns of the matrix stand in the address', async ({ page }) => {
  await page.goto('/studio/blocks/title')
  await page.getByLabel('Lignes').selectOption('locale')
  await page.getByLabel('Colonnes').selectOption('scheme')
  await expect(page).toHaveURL(/rows=locale&columns=scheme/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Deutsch, Sombre' })).toBeAttached()
})

test('axe tells what it finds in a preview, where, and when it is mended', async ({ page }) => {
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
  await card(page, 'minimal')
    .getByRole('textbox')
    .fill('{"type":"rich-text","data":{"html":"<p>Voir <a href=\\"/plan\\">le plan</a></p>"}}')
  await expect(card(page, 'minimal')).toContainText('axe ne trouve rien à redire')
})

test('colours of a town are drawn corrected, and the studio tells from what to what', async ({ page }) => {
  await page.goto('/studio/blocks/button?fixture=valid%2Fminimal')
  const drawn = drawing(page, 'blocks/button/valid/minimal').first()
  const primary = () =>
    drawn.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-primary').trim())
  await expect(drawn.locator('html')).toHaveAttribute('data-theme', 'nordege')
  const own = await primary()
  await page.getByLabel('Couleurs', { exact: true }).selectOption('hauteroche')
  await expect.poll(primary).toBe('#a3432c')
  await page.getByRole('textbox', { name: 'Principale', exact: true }).fill('#ffd400')
  const field = page.getByRole('listitem').filter({ hasText: 'Principale' })
  await expect(field).toContainText(/#ffd400→devient#[0-9a-f]{6}.*il faut 4,5/)
  const given = await field.locator('code').nth(1).textContent()
  await expect.poll(primary).toBe(given)
  await expect(page).toHaveURL(/colors=primary-ffd400/)
  await page.getByLabel('Couleurs', { exact: true }).selectOption('')
  await expect.poll(primary).toBe(own)
})

test('a form in a preview shows success, and what a service refuses', async ({ page }) => {
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
  const drawn = drawing(page, 'blocks/form/valid/minimal').first()
  await drawn.getByRole('button', { name: 'Envoyer' }).click()
  await expect(drawn.getByRole('textbox', { name: 'Votre nom' })).toHaveAttribute('aria-invalid', 'true')
  await expect(card(page, 'minimal')).toContainText('Échouée')
  await page.getByLabel('Appels').selectOption('done')
  await drawn.getByRole('button', { name: 'Envoyer' }).click()
  await expect(drawn.getByRole('textbox', { name: 'Votre nom' })).toHaveCount(0)
})

// Many previews in one page, whose landmarks must not be mistaken for each other.
for (const address of ['/studio/blocks/breadcrumb?axe=on', '/studio/blocks/footer?colors=montclair']) {
  for (const width of [375, 1280]) {
    test(`axe finds nothing at ${address} at ${width} px, nor is it too wide`, async ({ visitor }) => {
      test.setTimeout(180_000)
      const page = await visitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await page.goto(address)
      await expect(page.locator('iframe').first().contentFrame().locator('[data-ground] *').first()).toBeAttached({
        timeout: 30_000,
      })
      expect(await violations(page)).toEqual([])
      expect(await overflow(page)).toEqual([])
    })
  }
}
