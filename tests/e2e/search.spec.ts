import { openPage } from './openPage'
import { expect, phone, test } from './page'

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

test('a phone without scripts searches, finds a place on the map, chooses a keyword instead, and its way when nothing is found', async ({
  visitor,
}) => {
  const page = await visitor({ ...phone, javaScriptEnabled: false })
  await page.goto('/montclair/recherche')
  const field = page.getByRole('searchbox', { name: 'Que cherchez-vous ?' })
  await field.fill('pissine')
  await field.press('Enter')
  await expect(page.getByText(/Voici les résultats pour «\s*piscine\s*»/)).toBeVisible()
  await field.fill('où sont les toilettes')
  await field.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Toilettes publiques, rue du Halage/ })
    .click()
  await expect(page).toHaveURL('/montclair/map?place=toilettes-rue-du-halage')
  await expect(page.getByRole('heading', { name: 'Toilettes publiques, rue du Halage' })).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Culture', exact: true }).click()
  await expect(page).toHaveURL('/montclair/recherche?keyword=Culture')
  await expect(field).toHaveValue('')
  await field.fill('asdf')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: /Aucun résultat pour «\s*asdf\s*»/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nous contacter' })).toBeVisible()
})
