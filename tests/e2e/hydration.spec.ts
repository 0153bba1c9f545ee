import { findLostNodes, markServerNodes, waitForHydration } from './hydration'
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
  await waitForHydration(page)
  expect((await findLostNodes(page)).lost).not.toEqual([])
  expect(faults.found.join()).toContain('#418')
})
