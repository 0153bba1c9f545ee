// rooms: src/studio
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { findOverflow } from './layout'
import { expect, test } from './page'

/** A title as it arrives by mail. */
const mail = [
  'Bonjour Anne,',
  'voici le bloc :',
  '> {',
  '> “type”: “title”,',
  '> “data”: { “text”: “Bienvenue” },',
  '> }',
  'Bien à vous',
].join('\n')

const editor = (page: Page) => page.getByRole('textbox', { name: 'JSON du document' })
const drawing = (page: Page) => page.frameLocator('iframe[title="Aperçu\u00a0: Atelier"]')
const title = (page: Page, level: number) => drawing(page).getByRole('heading', { name: 'Bienvenue', level })

/** Pastes a text outside of a field, as the keyboard does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const { activeElement } = document
      const inner = activeElement?.shadowRoot?.activeElement ?? activeElement
      return (inner?.getAttribute('aria-label') ?? inner?.textContent ?? '').trim() === wanted
    }, name)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press(key)
  expect(await isThere(), `the focus reaches ${name}`).toBe(true)
}

for (const width of [1280, 375]) {
  test(`a damaged mail is repaired, drawn, completed and undone by keyboard at ${width} px`, async ({ visitor }) => {
    const page = await visitor({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await page.goto('/studio/')
    await expect(page.getByRole('heading', { name: 'Coller du JSON' })).toBeVisible()
    await paste(page, mail)
    const offer = page.getByRole('region', { name: 'Ce JSON est abîmé, mais réparable' })
    await expect(offer.getByRole('listitem').filter({ hasText: /^des |^du / })).toHaveText([
      /courriel/,
      /avant ou après/,
      /typographiques/,
      /virgules/,
    ])
    await expect(offer.getByRole('group', { name: 'Ce que la réparation change' })).toContainText('"text": "Bienvenue"')
    await tabTo(page, 'Réparer', 'Shift+Tab')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/studio\/draft/)
    await expect(title(page, 2)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Un bloc' })).toBeVisible()
    await expect.poll(() => findViolations(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])

    await tabTo(page, 'JSON du document')
    await page.keyboard.press('Control+End')
    // Before the brace that ends the data.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    for (let steps = 0; steps < 2; steps++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(', ')
    await page.keyboard.press('Control+Space')
    await page.keyboard.type('lev')
    await expect(page.getByRole('option', { name: 'level' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await expect(title(page, 3)).toBeVisible()
    // Slow typing makes several steps.
    await expect(async () => {
      await page.keyboard.press('Control+z')
      await expect(title(page, 2)).toBeVisible({ timeout: 2000 })
    }).toPass()
    // Tab leaves the editor.
    await page.keyboard.press('Tab')
    await expect(editor(page)).not.toBeFocused()
  })
}

test('a press in the drawing selects the block in the text, and the caret outlines it', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/studio/')
  const blocks = ['Un', 'Deux'].map((text) => ({ type: 'title', data: { text } }))
  await page
    .getByRole('textbox', { name: 'JSON à ouvrir' })
    .fill(JSON.stringify({ data: { title: 'Page', components: blocks } }))
  await expect(page.getByText('Une réponse de l’API : page « Page », de 2 blocs.')).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir dans l’atelier' }).click()
  await drawing(page).getByRole('heading', { name: 'Deux' }).click()
  const outline = drawing(page).locator('body > * [aria-hidden=true]').last()
  await expect(outline).toBeVisible()
  const second = await drawing(page).getByRole('heading', { name: 'Deux' }).boundingBox()
  await expect.poll(async () => Math.round((await outline.boundingBox())?.y ?? 0)).toBe(Math.round(second?.y ?? -1))
  await editor(page).press('Delete')
  await expect(page.getByText('L’aperçu montre la dernière version lisible')).toBeVisible()
})
