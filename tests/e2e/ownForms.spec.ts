// rooms: src/portal/services/wall src/portal/services/favourites src/server/web/formPosts
import type { BrowserContextOptions, Page } from '@playwright/test'
import { findViolations } from './axe'
import { expect, phone, test } from './page'
import { tabTo } from './tabTo'

type OpenVisitor = (options?: BrowserContextOptions) => Promise<Page>

/** The violations of a page without a script, as axe finds them in a copy: it is a script itself. */
async function violationsOf(page: Page, visitor: OpenVisitor, options: BrowserContextOptions): Promise<string[]> {
  const shown = (await page.content()).replaceAll(/<(\/?)noscript/g, '<$1div')
  const body = shown.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
  const copy = await visitor({ ...options, javaScriptEnabled: true })
  await copy.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await copy.goto(page.url())
  return await findViolations(copy)
}

/** Sends a call of the visitor of a page, who has an id since the first page. */
async function call(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.post(`/core-service/api/v1/${path}`, { data })).status()).toBe(200)
}

for (const [device, options, town, favourites, tag] of [
  ['a phone', phone, 'montclair', ['piscine', 'decouvrir'], []],
  ['a desktop', { viewport: { width: 1280, height: 900 } }, 'hauteroche', ['voirie', 'tourisme'], ['@all']],
] as const) {
  test.describe(`without a script, on ${device}`, { tag: [...tag] }, () => {
    test.use({ javaScriptEnabled: false, ...options })

    test('pages of favourites have no violations, and are ordered by the keyboard', async ({ page, visitor }) => {
      const main = page.getByRole('main')
      const titles: string[] = []
      for (const favoriteUid of favourites) {
        await page.goto(`/${town}/contenu/${favoriteUid}`)
        titles.unshift((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
        await call(page, 'web/fav', { favoriteUid, type: 'content', portal: town })
      }
      for (const path of [`favoris/garder?type=content&uid=${favourites[0]}`, 'favoris', 'favoris/parametres']) {
        await page.goto(`/${town}/${path}`)
        expect(await violationsOf(page, visitor, options), path).toEqual([])
      }
      const [first = '', second = ''] = titles
      await expect(main.getByRole('listitem').first()).toContainText(first)
      await tabTo(page, main.getByRole('button', { name: `Descendre « ${first} »` }))
      await page.keyboard.press('Enter')
      await expect(main.getByRole('status').filter({ hasText: /\S/ })).toHaveText('L’ordre est enregistré.')
      await expect(main.getByRole('listitem').first()).toContainText(second)
    })

    test('pages of services have no violations, and are ordered by the keyboard', { tag: '@all' }, async ({
      page,
      visitor,
      faults,
    }) => {
      faults.expected.push(/status of 400/)
      const main = page.getByRole('main')
      const wall = `/${town}/abonnement`
      await page.goto(wall)
      for (const storeWidget of ['agenda', 'actualites'])
        await call(page, 'anonymous/widget', { portal: town, storeWidget })
      await page.goto(`${wall}/ajouter?widget=parking-velo`)
      await main.getByRole('button', { name: 'Ajouter « Parking à vélo »' }).click()
      await expect(main.getByRole('link', { name: /Adresse/ })).toBeVisible()
      expect(await violationsOf(page, visitor, options), 'a refused addition').toEqual([])
      await page.goto(`${wall}/ajouter?widget=don-de-sang`)
      expect(await violationsOf(page, visitor, options), 'an addition').toEqual([])
      await page.goto(wall)
      expect(await violationsOf(page, visitor, options), 'the wall').toEqual([])
      const titles = page.getByRole('region', { name: 'Mes services' }).getByRole('heading')
      const [first = '', second = ''] = await titles.allTextContents()
      await tabTo(page, main.getByRole('button', { name: `Monter « ${second} »` }))
      await page.keyboard.press('Enter')
      await expect(main.getByRole('status').filter({ hasText: /\S/ })).toHaveText('L’ordre est enregistré.')
      await expect(titles).toHaveText([second, first])
      await main.getByRole('button', { name: `Retirer « ${first} »` }).click()
      await expect(main).toContainText('et ses réglages seront perdus')
      expect(await violationsOf(page, visitor, options), 'a removal').toEqual([])
    })
  })
}
