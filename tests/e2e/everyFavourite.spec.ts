import type { Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { expectAccessible } from './axe'
import { cells, test } from './cells'
import { type Hands, keyboard, pointer } from './hands'
import { openPage } from './openPage'
import { expect } from './page'
import type { Town } from './towns'

type Tagged = { uid: string; tags?: string[]; translations: { fr: { title: string } } }
type Tag = { uid: string; translations: { fr: { name: string } } }

const add = (page: Page) => page.getByRole('button', { name: 'Ajouter aux favoris' })
const remove = (page: Page) => page.getByRole('button', { name: 'Retirer des favoris' })
const dialog = (page: Page) => page.getByRole('dialog')
const found = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

async function keep(page: Page, hands: Hands, path: string): Promise<void> {
  await openPage(page, path)
  await hands.press(add(page))
  await hands.press(dialog(page).getByRole('button', { name: 'OK' }))
  await expect(remove(page)).toBeVisible()
}

/** A desktop is used with the keyboard alone too. */
const visits = cells.flatMap((cell) => [
  { cell, how: '', hold: pointer },
  ...(isWhole && cell.device === 'desktop' ? [{ cell, how: ', by keyboard alone', hold: keyboard }] : []),
])

for (const { cell, how, hold } of visits) {
  test(`pages are kept, found, ordered, muted and removed in ${cell.name}${how}`, async ({ openCell }) => {
    test.slow()
    const { town, device } = cell
    const { card } = town
    const news: Tagged[] = town.read('publications').slice(0, 10)
    const [first, second, ...others] = news
    const pathOf = (one?: Tagged) => `/${card}/publication/${one?.uid}`
    // What is kept before the visitor signs in joins the account.
    const { page } = await openCell(cell, (anonymous) => keep(anonymous, hold(anonymous), pathOf(first)))
    const hands = hold(page)
    await page.emulateMedia({ colorScheme: device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })

    // The heart has its state on load, and takes another with each page.
    await openPage(page, `/${card}/publication`)
    const linkTo = (one?: Tagged) => page.locator(`main a[href="${pathOf(one)}"]`).first()
    await hands.follow(linkTo(first))
    await expect(remove(page)).toBeVisible()
    await page.goBack()
    await hands.follow(linkTo(second))
    await expect(add(page)).toBeVisible()
    await keep(page, hands, `/${card}/evenement/${town.events[0]?.uid}`)
    await openPage(page, `/${card}/information/${town.places[0]?.uid}`)
    await hands.press(add(page))
    await hands.follow(dialog(page).getByRole('link', { name: 'Voir vos favoris' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris')
    await expect(dialog(page)).toHaveCount(0)
    for (const { uid } of [...(second ? [second] : []), ...others]) {
      const data = { favoriteUid: uid, type: 'publication', portal: card }
      expect((await page.request.post('/core-service/api/v1/web/fav', { data })).ok()).toBe(true)
    }

    await openPage(page, `/${card}/favoris`)
    await expect(found(page)).toHaveCount(10)
    await expectAccessible(page, 'list')
    await hands.follow(page.getByRole('main').getByRole('link', { name: /\b2$/ }))
    await expect(page).toHaveURL(/page=2/)
    await expect(found(page)).toHaveCount(2)

    const field = page.getByRole('main').getByRole('searchbox')
    await hands.type(field, first?.translations.fr.title ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/query=/)
    await expect(found(page)).toHaveCount(1)
    await expect(found(page)).toHaveText(first?.translations.fr.title ?? '')
    const tag = nameOfTag(town, first?.tags?.[0])
    await openPage(page, `/${card}/favoris`)
    await hands.follow(page.getByRole('main').getByRole('link', { name: tag, exact: true }))
    await expect(page).toHaveURL(/keyword=/)
    await expect(found(page).filter({ hasText: first?.translations.fr.title ?? '' })).toHaveCount(1)
    expect(await found(page).count()).toBeLessThan(10)

    await openPage(page, `/${card}/favoris`)
    await hands.follow(page.getByRole('link', { name: 'Gérer les favoris' }))
    const rows = page.getByRole('main').getByRole('button', { name: /^Retirer « / })
    await expect(rows).toHaveCount(12)
    const [, top = ''] = /«\s(.*)\s»/.exec((await rows.first().getAttribute('aria-label')) ?? '') ?? []
    if (device === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    await hands.press(page.getByRole('button', { name: 'Trier' }))
    await hands.press(page.getByRole('button', { name: `Descendre « ${top} »`, exact: true }))
    await expectAccessible(page, 'sorting')
    await hands.press(page.getByRole('button', { name: 'Valider' }))
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    await expect(rows.nth(1)).toHaveAccessibleName(`Retirer « ${top} »`)
    const bell = page.getByRole('button', { name: `Notifications de « ${top} »`, exact: true })
    const toggle = async () => {
      const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
      await hands.press(bell)
      await stored
    }
    await toggle()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'settings')
    await openPage(page, `/${card}/favoris/parametres`)
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await expect(rows.nth(1)).toHaveAccessibleName(`Retirer « ${top} »`)
    await toggle()
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await openPage(page, `/${card}/favoris`)
    await expect(found(page).nth(1)).toHaveText(top)

    await openPage(page, pathOf(first))
    await hands.press(remove(page))
    await hands.press(dialog(page).getByRole('button', { name: 'Annuler' }))
    await hands.press(remove(page))
    const confirm = dialog(page).getByRole('button', { name: 'Retirer', exact: true })
    await expect(confirm).toBeVisible()
    await expectAccessible(page, 'confirmation')
    // The heart is empty at once; a page that is loaded before the server knows would still have the favourite.
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE' && response.ok())
    await hands.press(confirm)
    await expect(add(page)).toBeVisible()
    await removed
    await openPage(page, `/${card}/favoris/parametres`)
    await expect(rows).toHaveCount(11)
  })
}

const nameOfTag = ({ read }: Town, uid: string | undefined): string =>
  read('tags').find((tag: Tag) => tag.uid === uid)?.translations.fr.name ?? ''
