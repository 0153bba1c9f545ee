// rooms: renderer/blocks/list src/portal/routes src/portal/api src/server/api/publications src/server/api/events src/portal/pages src/portal/services/news src/portal/services/agenda
import type { Page } from '@playwright/test'
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

const lists = [
  ['publications', '/publication', 'Actualités', 10],
  ['events', '/evenements', 'Agenda', 5],
] as const

for (const { card } of towns) {
  for (const [name, path, title, first] of lists) {
    // The everyday run has each town and each list once.
    const tag = (card === 'montclair') === (name === 'publications') ? [] : ['@all']
    const cells = `main a[href^="/${card}${name === 'events' ? '/evenement/' : '/publication/'}"]`

    /** How many there are, those included that the server generates. */
    const readTotal = async (page: Page): Promise<number> => {
      const answer = await page.request.get(`/core-content-service/api/v1/web/portal/${card}/${name}`)
      return (await answer.json()).data.total
    }

    test(`the ${name} of ${card} load more on demand, which moves the focus to the first new one and survives a reload`, {
      tag,
    }, async ({ page }) => {
      const total = await readTotal(page)
      await openPage(page, `/${card}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator(cells)).toHaveCount(first)
      const more = page.getByRole('button', { name: 'Afficher plus' })
      for (let shown: number = first; shown < total; shown += first) {
        await more.press('Enter')
        await expect(page.locator(cells)).toHaveCount(Math.min(shown + first, total))
        await expect(page.locator(cells).nth(shown)).toBeFocused()
        await expect(page.getByRole('status').filter({ hasText: /éléments? ajoutés?/ })).toHaveCount(1)
      }
      await expect(more).toHaveCount(0)
      if (total > first) await expect(page).toHaveURL(`/${card}${path}?count=${total}`)
      await page.reload()
      await waitForReady(page)
      await expect(page.locator(cells)).toHaveCount(total)
    })

    test(`a failed load of more ${name} of ${card} can be retried`, { tag: '@all' }, async ({ page, faults }) => {
      faults.expected.push(/status of 503/)
      const total = await readTotal(page)
      await openPage(page, `/${card}${path}`)
      let calls = 0
      await page.route(new RegExp(`/core-content-service/.*from=${first}&`), (route) =>
        ++calls > 1 ? route.continue() : route.fulfill({ status: 503, json: { error: { status: 503 } } }),
      )
      await page.getByRole('button', { name: 'Afficher plus' }).click()
      await expect(page.getByText('La suite n’a pas pu être chargée.')).toBeVisible()
      await expect(page.locator(cells)).toHaveCount(first)
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await expect(page.locator(cells)).toHaveCount(Math.min(2 * first, total))
      await expect(page.getByText('La suite n’a pas pu être chargée.')).toHaveCount(0)
    })
  }
}
