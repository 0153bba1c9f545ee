import { hydrated, lostNodes, markServerNodes } from './hydration'
import { expect, test } from './page'

/** That no page is such a page is looked at together with axe, on every page. */
test('a page whose server drew another text is found out', async ({ page, faults }) => {
  faults.expected.push(/uncaught: Minified React error #418/)
  await markServerNodes(page)
  await page.route('/montclair/menu', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<h1', '<h1><b>autre</b></h1><h1') })
  })
  await page.goto('/montclair/menu')
  await hydrated(page)
  expect((await lostNodes(page)).lost).not.toEqual([])
  expect(faults.found.join()).toContain('#418')
})
