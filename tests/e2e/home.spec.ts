import { gzipSync } from 'node:zlib'
import { brokenImages, showAllImages } from './images'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { towns } from './towns'

for (const { card, portal, home, polls, menu } of towns) {
  test.describe(`the home of ${card}`, () => {
    test('has the title of the town, in its language and theme', async ({ page }) => {
      expect(await openPage(page, `/${card}`)).toBe(200)
      const { title } = home.translations.fr
      await expect(page).toHaveTitle(title.includes(portal.name) ? title : `${title} – ${portal.name}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.locator('html')).toHaveAttribute('data-theme', portal.theme)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
    })

    test('shows every section in the order of the town', async ({ page }) => {
      await openPage(page, `/${card}`)
      const wanted = home.sections.flatMap(({ translations }) => translations?.fr.title ?? [])
      const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
      expect(shown.map((text) => text.trim()).filter((text) => wanted.includes(text))).toEqual(wanted)
    })

    test('fills every section from the database', async ({ page }) => {
      await openPage(page, `/${card}`)
      const main = page.getByRole('main')
      const links = (below: string) => main.locator(`a[href^="/${card}${below}"]`)
      const countOf = (kind: string) => home.sections.find((section) => section.kind === kind)?.count ?? 0
      expect(await links('/publication/').count()).toBeGreaterThanOrEqual(countOf('publications'))
      expect(await links('/evenement/').count()).toBeGreaterThanOrEqual(countOf('events'))
      for (const { poll } of home.sections.filter(({ kind }) => kind === 'poll')) {
        const question = polls.find(({ uid }) => uid === poll)?.translations.fr.question
        await expect(main.getByRole('group', { name: question })).toBeVisible()
      }
      const places = home.sections.flatMap((section) => section.places ?? [])
      for (const uid of places) await expect(links(`/information/${uid}`).first()).toBeVisible()
    })

    for (const [device, options] of [
      ['a phone', phone],
      ['a computer', {}],
    ] as const) {
      test(`shows every picture on ${device}`, async ({ visitor }) => {
        const page = await visitor(options)
        await openPage(page, `/${card}`)
        await showAllImages(page)
        expect(await page.locator('img').count()).toBeGreaterThan(8)
        expect(await brokenImages(page)).toEqual([])
      })
    }

    test('names the town’s sections in its navigation', async ({ page }) => {
      await openPage(page, `/${card}`)
      const navigation = page.getByRole('navigation', { name: 'Navigation principale' })
      for (const { translations } of menu) {
        await expect(navigation.getByRole('link', { name: translations.fr.title, exact: true })).toBeVisible()
      }
    })
  })
}

test('the footer has the columns, links and logos of the town', async ({ page }) => {
  for (const { card, read } of towns) {
    await openPage(page, `/${card}`)
    await showAllImages(page)
    const { columns } = read('footer').desktop.translations.fr
    const footer = page.getByRole('contentinfo')
    for (const { title, links = [], images = [] } of columns) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible()
      for (const { label } of links) await expect(footer.getByRole('link', { name: label }).first()).toBeVisible()
      for (const { alt } of images) await expect(footer.getByRole('img', { name: alt })).toBeVisible()
    }
  }
})

test('the root address shows the home of a town', async ({ page }) => {
  await openPage(page, '/')
  expect(new URL(page.url()).pathname).toBe('/hauteroche')
})

test('the scripts of a first view have at most 130 kB', async ({ request }) => {
  for (const { card } of towns) {
    const html = await (await request.get(`/${card}`)).text()
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
    const sizes = await Promise.all(
      [...new Set(scripts)].map(async (path) => gzipSync(await (await request.get(path)).body(), { level: 9 }).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(130_000)
  }
})
