// rooms: src/portal/shell src/portal/routes src/server/api/home src/server/api/fragments
import { brokenImages, showAllImages } from './images'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

for (const [device, options, card, tag] of [
  ['a phone', phone, 'montclair', []],
  ['a computer', {}, 'hauteroche', []],
  ['a phone', phone, 'hauteroche', ['@all']],
  ['a computer', {}, 'montclair', ['@all']],
] as const) {
  test(`the home of ${card} shows every picture on ${device}`, { tag: [...tag] }, async ({ visitor }) => {
    const page = await visitor(options)
    await openPage(page, `/${card}`)
    await showAllImages(page)
    expect(await page.locator('img').count()).toBeGreaterThan(8)
    expect(await brokenImages(page)).toEqual([])
  })
}
