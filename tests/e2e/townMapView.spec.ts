import { openHydrated } from './hydration'
import { itemsOf, settle, viewOf } from './mapPage'
import { expect, test } from './page'

test('the list holds what is in view once the visitor moved the map, and all of it again after see all', async ({
  page,
}) => {
  await openHydrated(page, '/montclair/map')
  const stage = page.locator('[data-map=ready]')
  await settle(stage)
  const count = page.locator('#places-count')
  const rows = page.locator('#places-count ~ ul > li')
  await expect(count).toHaveText('307 lieux')
  await page.getByRole('link', { name: 'Page suivante', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  const zoomIn = page.getByRole('button', { name: 'Agrandir la carte' })
  for (let press = 0; press < 3; press++) {
    await zoomIn.click()
    await settle(stage)
  }
  await expect(count).toHaveText(/^[1-9]\d? lieux dans cette zone, sur 307$/)
  const inView = Number.parseInt((await count.textContent()) ?? '', 10)
  await expect(rows).toHaveCount(inView > 50 ? inView - 50 : inView)
  const spoken = page.getByRole('status').filter({ hasText: new RegExp(`^${inView} lieux`) })
  await expect(spoken).toHaveCount(1)
  await expect(page).toHaveURL(/\?page=2&size=50#1\d\.\d\/50\.\d+\/5\.\d+$/)
  await page.getByRole('button', { name: 'Tout voir' }).click()
  await expect(count).toHaveText('307 lieux')
  await expect(rows).toHaveCount(50)
  await expect(page).toHaveURL(/\?page=2&size=50$/)

  await settle(stage)
  const [cluster] = (await itemsOf(stage)).filter(({ count }) => count).sort((one, other) => other.y - one.y)
  await page.mouse.click(cluster?.x ?? 0, cluster?.y ?? 0)
  const { zoom } = await viewOf(stage)
  await expect(page).toHaveURL(new RegExp(`#${zoom.toFixed(1)}/`))
  await page.reload()
  expect((await viewOf(stage)).zoom).toBeCloseTo(zoom, 0)
})
