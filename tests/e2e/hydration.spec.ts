import { hydrated, lostNodes, markServerNodes } from './hydration'
import { expect, phone, test } from './page'
import { everyPage, notFoundLine } from './pageKinds'

const scripted = everyPage.filter(({ name }) => name !== 'unknown portal')

for (const { name, path, status } of scripted) {
  for (const [device, options] of [
    ['a phone', phone],
    ['a computer', {}],
  ] as const) {
    test(`the scripts keep every node the server drew: ${name} on ${device}`, async ({ visitor, faults }) => {
      if (status === 404) faults.expected.push(notFoundLine(path))
      const page = await visitor(options)
      await markServerNodes(page)
      expect((await page.goto(path))?.status()).toBe(status)
      await hydrated(page)
      const { drawn, lost } = await lostNodes(page)
      expect(drawn).toBeGreaterThan(30)
      expect(lost).toEqual([])
    })
  }
}

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
