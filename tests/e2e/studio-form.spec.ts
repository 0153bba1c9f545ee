// rooms: src/studio
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { findOverflow } from './layout'
import { expect, test } from './page'

const content = {
  title: 'Voirie',
  components: [
    { type: 'title', data: { text: 'Chantiers' }, own: { kept: true } },
    {
      type: 'poll',
      data: { pollUid: 'a', question: 'Quel jour ?', responses: [{ responseUid: 'b', response: 'Lundi' }] },
    },
  ],
}

const drawing = (page: Page) => page.frameLocator('iframe[title="Aperçu\u00a0: Atelier"]')
const row = (page: Page, name: string) => page.getByRole('treeitem', { name })
/** The document as the workbench stores it. */
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('beffroi.studio.workbench') ?? 'null'))

for (const width of [1280, 320]) {
  test(`a page is changed by its tree and its form at ${width} px, and nothing else of it changes`, async ({
    visitor,
  }) => {
    const page = await visitor({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto('/studio/')
    await page.getByRole('textbox', { name: 'JSON à ouvrir' }).fill(JSON.stringify(content, null, 2))
    await page.getByRole('button', { name: 'Ouvrir dans l’atelier' }).click()
    await row(page, 'Titre · Chantiers').click()
    await page.getByRole('radio', { name: 'Formulaire' }).check({ force: true })
    const text = page.getByRole('textbox', { name: 'Texte' })
    await text.fill('Travaux')
    // On a phone the drawing is below, and loads when it is scrolled to.
    if (width > 1000) await expect(drawing(page).getByRole('heading', { name: 'Travaux' })).toBeVisible()
    await expect(row(page, 'Titre · Travaux')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('1 champ que le formulaire ne connaît pas')).toBeVisible()
    await expect.poll(() => findViolations(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])

    await row(page, 'Titre · Travaux').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(row(page, 'Titre · Travaux')).toHaveAttribute('aria-posinset', '2')
    await expect(row(page, 'Titre · Travaux')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ajouter : Réponses' }).click()
    await expect(page.getByRole('button', { name: 'Élément 2', exact: true })).toHaveAttribute('aria-expanded', 'true')
    const [title, poll] = content.components
    const grown = {
      ...poll,
      data: {
        ...poll?.data,
        responses: [
          { responseUid: 'b', response: 'Lundi' },
          { responseUid: '', response: '' },
        ],
      },
    }
    await expect
      .poll(() => stored(page))
      .toEqual({ title: 'Voirie', components: [grown, { ...title, data: { text: 'Travaux' } }] })
    await page.getByRole('radio', { name: 'JSON' }).check({ force: true })
    await expect(page.getByRole('textbox', { name: 'JSON du document' })).toContainText('"kept": true')
    // The item, the move and the text, which was filled in at once.
    for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => stored(page)).toEqual(content)
  })
}
