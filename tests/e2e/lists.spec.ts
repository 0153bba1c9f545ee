import { openPage } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

for (const { card, publications, events, menu } of towns) {
  const lists = [
    ['publications', '/publication', 'Actualités', publications, 10],
    ['events', '/evenements', 'Agenda', events, 5],
  ] as const

  for (const [name, path, title, all, first] of lists) {
    const cells = `main a[href^="/${card}${name === 'events' ? '/evenement/' : '/publication/'}"]`

    test(`the ${name} of ${card} load more on demand, which moves the focus to the first new one and survives a reload`, async ({
      page,
    }) => {
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
      await expect(page.locator(cells)).toHaveCount(all.length)
    })

    test(`the ${name} of ${card} appear once each`, async ({ page }) => {
      await page.goto(`/${card}${path}?count=100`)
      const targets = await page.locator(cells).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set(targets).size).toBe(targets.length)
      expect(targets).toHaveLength(all.length)
    })

    test(`a failed load of more ${name} of ${card} can be retried`, async ({ page, faults }) => {
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

  test(`the menu of ${card} has every section and entry`, async ({ page }) => {
    await openPage(page, `/${card}/menu`)
    const main = page.getByRole('main')
    for (const { uid, translations, children = [] } of menu) {
      const section = main.locator(`[id="${uid}"]`)
      await expect(section.getByRole('heading', { name: translations.fr.title })).toBeVisible()
      for (const { path, translations: texts } of children) {
        const entry = section.getByRole('listitem').getByRole('link', { name: texts.fr.title, exact: true })
        await expect(entry).toHaveAttribute('href', `/${card}${path}`)
      }
    }
  })
}

test('the newest publication and the next event come first', async ({ request }) => {
  for (const { card } of towns) {
    const prefix = `/core-content-service/api/v1/web/portal/${card}`
    for (const list of ['publications', 'events']) {
      const { data } = await (await request.get(`${prefix}/${list}?from=0&count=100`)).json()
      const dates: string[] = data.items.map((item: { data: { date: string } }) => item.data.date)
      const sorted = list === 'events' ? dates.toSorted() : dates.toSorted().reverse()
      expect(dates).toEqual(sorted)
    }
  }
})
