import type { BrowserContextOptions, Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { findViolations } from './axe'
import { expect, phone, test } from './page'
import { type StoreWidget, townOf } from './towns'

const main = (page: Page) => page.getByRole('main')
const status = (page: Page) => main(page).getByRole('status').filter({ hasText: /\S/ })

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

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? ''
    if (name.test(label.replaceAll(/\s/g, ' '))) return
  }
  throw new Error(`No control ${name} takes the focus.`)
}

for (const [device, options, town, pages] of [
  ['a phone', phone, 'montclair', ['publication/travaux-rue-haute', 'evenement/concert-au-kiosque', 'contenu/piscine']],
  ['a desktop', { viewport: { width: 1280, height: 900 } }, 'hauteroche', ['contenu/voirie', 'contenu/tourisme']],
] as const) {
  test.describe(`without a script, on ${device}`, () => {
    test.use({ javaScriptEnabled: false, ...options })

    test('pages are kept, ordered, muted and removed', async ({ page, visitor }) => {
      const titles: string[] = []
      for (const path of pages) {
        await page.goto(`/${town}/${path}`)
        titles.unshift((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
        await main(page).getByRole('link', { name: 'Favoris : ajouter ou retirer' }).click()
        await expect(main(page).getByRole('button', { name: 'Ajouter aux favoris' })).toBeVisible()
        expect(await violationsOf(page, visitor, options)).toEqual([])
        await main(page).getByRole('button', { name: 'Ajouter aux favoris' }).click()
        await expect(status(page)).toHaveText('C’est ajouté à vos favoris.')
        await expect(main(page).getByRole('button', { name: 'Retirer des favoris' })).toBeVisible()
      }
      await main(page).getByRole('link', { name: 'Revenir à la page' }).click()
      await expect(page).toHaveURL(`/${town}/${pages.at(-1)}`)

      await page.goto(`/${town}/favoris`)
      for (const title of titles) await expect(main(page).getByText(title).first()).toBeVisible()
      expect(await violationsOf(page, visitor, options)).toEqual([])
      await main(page).getByRole('link', { name: 'Gérer les favoris' }).click()
      const [first = '', second = ''] = titles
      const rows = main(page).getByRole('listitem')
      await expect(rows.first()).toContainText(first)
      await tabTo(page, new RegExp(`^Descendre « ${first}`))
      await page.keyboard.press('Enter')
      await expect(status(page)).toHaveText('L’ordre est enregistré.')
      await expect(rows.first()).toContainText(second)
      const bell = main(page).getByRole('button', { name: `Notifications de « ${first} »` })
      await bell.click()
      await expect(bell).toHaveAttribute('aria-pressed', 'true')
      expect(await violationsOf(page, visitor, options)).toEqual([])
      await main(page)
        .getByRole('link', { name: `Retirer « ${first} »` })
        .click()
      await main(page).getByRole('button', { name: 'Retirer des favoris' }).click()
      await expect(status(page)).toHaveText('Le favori est retiré.')
      await main(page).getByRole('link', { name: 'Revenir à la page' }).click()
      await expect(rows).toHaveCount(titles.length - 1)
    })

    test('services are added, configured, ordered, muted and removed', async ({ page, visitor, faults }) => {
      faults.expected.push(/status of (400|404)/)
      const wall = `/${town}/abonnement`
      const own = page.getByRole('region', { name: 'Mes services' })
      const expectTitles = (expected: string[]) => expect(own.getByRole('heading')).toHaveText(expected)
      await page.goto(wall)
      await main(page).getByRole('button', { name: 'Ajouter « Agenda »' }).click()
      await expect(main(page)).toContainText('Ce qui est enregistré')
      expect(await violationsOf(page, visitor, options)).toEqual([])
      await main(page).getByRole('button', { name: 'Ajouter « Agenda »' }).click()
      await expect(status(page)).toHaveText('Le service est ajouté.')
      await main(page).getByRole('button', { name: 'Ajouter « Prochains bus »' }).click()
      await main(page).getByRole('combobox').first().selectOption({ index: 1 })
      await main(page).getByRole('button', { name: 'Ajouter « Prochains bus »' }).click()
      await main(page).getByRole('button', { name: 'Ajouter « Parking à vélo »' }).click()
      // The wall has a button of the same name.
      await expect(page).toHaveURL(/\/ajouter/)
      await main(page).getByRole('button', { name: 'Ajouter « Parking à vélo »' }).click()
      await expect(main(page).getByRole('link', { name: /Adresse/ })).toBeVisible()
      expect(await violationsOf(page, visitor, options)).toEqual([])
      await main(page).getByRole('link', { name: 'Revenir à mes services' }).click()
      await expectTitles(['Agenda', 'Prochains bus'])
      expect(await violationsOf(page, visitor, options)).toEqual([])

      await tabTo(page, /^Monter « Prochains bus »$/)
      await page.keyboard.press('Enter')
      await expect(status(page)).toHaveText('L’ordre est enregistré.')
      await expectTitles(['Prochains bus', 'Agenda'])
      await main(page).getByRole('button', { name: 'Régler « Prochains bus »' }).click()
      await main(page).getByLabel(/titre/i).fill('Mon arrêt')
      await main(page).getByRole('button', { name: 'Enregistrer' }).click()
      await expect(status(page)).toHaveText('Les réglages sont enregistrés.')
      await expectTitles(['Mon arrêt', 'Agenda'])
      const bell = main(page).getByRole('button', { name: 'Notifications de « Agenda »' })
      await bell.click()
      await expect(status(page)).toHaveText('Les notifications sont désactivées.')
      await expect(bell).toHaveAttribute('aria-pressed', 'false')
      await main(page).getByRole('button', { name: 'Retirer « Mon arrêt »' }).click()
      await expect(main(page)).toContainText('et ses réglages seront perdus')
      expect(await violationsOf(page, visitor, options)).toEqual([])
      await main(page).getByRole('button', { name: 'Retirer', exact: true }).click()
      await expect(status(page)).toHaveText('Le service est retiré.')
      await expectTitles(['Agenda'])
      const answer = await page.goto(`${wall}/regler?uid=8a6f2b9e-9d0e-4a8b-8f41-6f0f4a7c1d11`)
      expect(answer?.status()).toBe(404)
    })

    if (isWhole) {
      test('every widget is added', async ({ page }) => {
        test.slow()
        const { read } = townOf(town)
        const widgets: StoreWidget[] = read('widgets')
        const [street]: { name: string; zip: string; locality: string }[] = read('streets')
        const titles = widgets.map(({ translations }) => translations.fr.title)
        for (const [index, { uid }] of widgets.entries()) {
          await page.goto(`/${town}/abonnement/ajouter?widget=${uid}`)
          for (const list of await main(page).getByRole('combobox').all()) await list.selectOption({ index: 1 })
          const byParts = main(page).locator('summary', { hasText: 'Compléter l’adresse vous-même' })
          if ((await byParts.count()) > 0) {
            await byParts.click()
            const field = (name: string) => main(page).getByRole('textbox', { name, exact: true })
            await field('Rue').fill(street?.name ?? '')
            await field('Numéro').fill('4')
            await field('Code postal').fill(street?.zip ?? '')
            await field('Localité').fill(street?.locality ?? '')
          }
          await main(page)
            .getByRole('button', { name: `Ajouter « ${titles[index]} »` })
            .click()
          await expect(status(page), titles[index]).toHaveText('Le service est ajouté.')
        }
        const own = page.getByRole('region', { name: 'Mes services' })
        expect(await own.getByRole('heading').allTextContents()).toEqual(titles)
      })
    }
  })
}
