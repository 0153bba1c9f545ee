import { allPages, notFoundMessage, ofEachKind } from './allPages'
import { expect, test } from './page'

test.use({ javaScriptEnabled: false })

for (const { name, path, status } of ofEachKind(allPages)) {
  test(`${name} can be read without scripts`, async ({ page, faults }) => {
    if (status !== 200) faults.expected.push(notFoundMessage(path))
    expect((await page.goto(path))?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const main = page.getByRole('main')
    await expect(main).toBeVisible()
    const content = (await main.textContent())?.trim() ?? ''
    expect(content.length, 'characters to read').toBeGreaterThan(status === 200 ? 100 : 40)
    const unseen = await main
      .locator('p, li, h1, h2, h3, dd, td')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.closest('details:not([open])') &&
              !element.querySelector(':scope > details:not([open])') &&
              element.textContent &&
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.textContent),
      )
    expect(unseen, 'text that stays hidden').toEqual([])
    for (const link of await main.getByRole('link', { disabled: false }).all()) {
      await expect(link).toHaveAttribute('href', /^(?:\/|https:|mailto:|tel:|#)/)
    }
  })
}

test('the next part of a list is a plain link', async ({ page }) => {
  await page.goto('/montclair/publication')
  const cells = page.locator('main a[href^="/montclair/publication/"]')
  await expect(cells).toHaveCount(10)
  await page.getByRole('button', { name: 'Afficher plus' }).click()
  await expect(page).toHaveURL('/montclair/publication?count=20')
  await expect(cells).toHaveCount(16)
  await expect(page.getByRole('button', { name: 'Afficher plus' })).toHaveCount(0)
})

test('links lead from the home to a card and back', async ({ page }) => {
  await page.goto('/hauteroche')
  await page.getByRole('main').getByRole('link', { name: 'Le Rocher et sa tour' }).click()
  await expect(page).toHaveURL('/hauteroche/contenu/tourisme')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Actualités' }).click()
  await page.locator('main a[href^="/hauteroche/publication/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place du Tilleul : dessinons-la ensemble')
  await page.getByRole('banner').getByRole('link', { name: 'Accueil – Hauteroche' }).click()
  await expect(page).toHaveURL('/hauteroche')
})
