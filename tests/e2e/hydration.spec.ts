// rooms: renderer/engine src/portal/render src/portal/App.tsx src/portal/entry-client.tsx
import { findLostNodes, markServerNodes } from './hydration'
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'

/** `axe.spec.ts` checks that no page loses nodes. */
test('a page whose server rendered other nodes loses them', async ({ page, faults }) => {
  faults.expected.push(/uncaught: Minified React error #418/)
  await markServerNodes(page)
  await page.route('/montclair/menu', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<h1', '<h1><b>autre</b></h1><h1') })
  })
  await page.goto('/montclair/menu')
  await waitForReady(page)
  expect((await findLostNodes(page)).lost).not.toEqual([])
  expect(faults.found.join()).toContain('#418')
})

test('a page keeps the server’s nodes on a device whose clock is 12 hours ahead', async ({ page }) => {
  await markServerNodes(page)
  await page.clock.setSystemTime(Date.now() + 12 * 60 * 60 * 1000)
  expect(await openPage(page, '/montclair/contenu/piscine')).toBe(200)
  const { rendered, lost } = await findLostNodes(page)
  expect(rendered).toBeGreaterThan(100)
  // The page says whether the place is open now, so its text may differ; React would report that and render the page again.
  expect(lost.length).toBeLessThan(10)
})
