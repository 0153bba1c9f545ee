// rooms: src/portal/services/search renderer/blocks/search-field src/server/api/search
import { openPage } from './openPage'
import { expect, test } from './page'

test('a suggestion is opened by keyboard, and back restores the results', async ({ page }) => {
  await openPage(page, '/montclair/recherche')
  const field = page.getByRole('combobox', { name: 'Que cherchez-vous ?' })
  await field.fill('piscine')
  await expect(page.getByRole('option', { name: /^Piscine communale/ })).toBeVisible()
  await expect(page).toHaveURL('/montclair/recherche?query=piscine')
  await expect(page.getByRole('status').filter({ hasText: /\d+ résultats$/ })).toHaveCount(1)
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('link', { name: 'Piscine et sport' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Piscine et sport' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: /résultats pour/ })).toBeVisible()
  await field.fill('bib')
  // The suggestions for the words before may still be there.
  await expect(page.getByRole('option').first()).toContainText(/bib/i)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/bibliothèque/i)
})
