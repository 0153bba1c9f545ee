// rooms: renderer/blocks/list src/portal/routes src/portal/api src/server/api/publications src/server/api/events src/portal/pages src/portal/services/news src/portal/services/agenda
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

for (const { card, publications, events } of towns) {
  const lists = [
    ['publications', '/publication', 'Actualités', publications, 10],
    ['events', '/evenements', 'Agenda', events, 5],
  ] as const

  for (const [name, path, title, all, first] of lists) {
    // The everyday run has each town and each list once.
    const tag = (card === 'montclair') === (name === 'publications') ? [] : ['@all']
    const cells = `main a[href^="/${card}${name === 'events' ? '/evenement/' : '/publication/'}"]`

    test(`the ${name} of ${card} load more on demand, which moves the focus to the first new one and survives a reload`, {
      tag,
    }, async ({ page }) => {
      await openPage(page, `/${card}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator(cells)).toHaveCount(first)
      const more = page.getByRole('button', { name: 'Afficher plus' })
      for (let shown: number = first; shown < all.length; shown += first) {
        await more.press('Enter')
        await expect(page.locator(cells)).toHaveCount(Math.min(shown + first, all.length))
        await expect(page.locator(cells).nth(shown)).toBeFocused()
        await expect(page.getByRole('status').filter({ hasText: /éléments? ajoutés?/ })).toHaveCount(1)
      }
      await expect(more).toHaveCount(0)
      if (all.length > first) await expect(page).toHaveURL(`/${card}${path}?count=${all.length}`)
      await page.reload()
      await waitForReady(page)
      await expect(page.locator(cells)).toHaveCount(all.length)
    })

    test(`a failed load of more ${name} of ${card} can be retried`, { tag: '@all' }, async ({ page, faults }) => {
      faults.expected.push(/status of 503/)
      await openPage(page, `/${card}${path}`)
      let calls = 0
      await page.route(new RegExp(`/core-content-service/.*from=${first}&`), (route) =>
        ++calls > 1 ? route.continue() : route.fulfill({ status: 503, json: { error: { status: 503 } } }),
      )
      await page.getByRole('button', { name: 'Afficher plus' }).click()
      await expect(page.getByText('La suite n’a pas pu être chargée.')).toBeVisible()
      await expect(page.locator(cells)).toHaveCount(first)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.locator(cells)).toHaveCount(Math.min(2 * first, all.length))
      await expect(page.getByText('La suite n’a pas pu être chargée.')).toHaveCount(0)
    })
  }
}
