// rooms: src/portal/services/favourites src/portal/sorting src/server/api/favourites
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { type Cell, cells, tagOf, test } from './cells'
import { type Hands, keyboard, pointer } from './hands'
import { type Favourite, keepFavourites } from './keepFavourites'
import { openPage } from './openPage'
import { expect } from './page'
import type { Town } from './towns'

type Tagged = { uid: string; tags?: string[]; translations: { fr: { title: string } } }
type Tag = { uid: string; translations: { fr: { name: string } } }

const add = (page: Page) => page.getByRole('button', { name: 'Ajouter aux favoris' })
const remove = (page: Page) => page.getByRole('button', { name: 'Retirer des favoris' })
const dialog = (page: Page) => page.getByRole('dialog')
const found = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')
const rows = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Retirer « / })

const newsOf = ({ read }: Town): Tagged[] => read('publications').slice(0, 12)
const pathOf = ({ card }: Town, one?: Tagged) => `/${card}/publication/${one?.uid}`

/** Keeps twelve publications, the first of them last, so that it leads the list. */
async function keepNews(page: Page, town: Town): Promise<readonly Tagged[]> {
  const news = newsOf(town)
  const favourites = news.map(({ uid }): Favourite => ({ favoriteUid: uid, type: 'publication' }))
  await keepFavourites(page, town.card, favourites.reverse())
  return news
}

async function keep(page: Page, hands: Hands, path: string): Promise<void> {
  await openPage(page, path)
  await hands.press(add(page))
  await hands.press(dialog(page).getByRole('button', { name: 'OK' }))
  await expect(remove(page)).toBeVisible()
}

/** A desktop is used with the keyboard alone too. */
const visits = cells.flatMap((cell) => [
  { cell, how: '', hold: pointer, tag: tagOf(cell, 'anonymous') },
  ...(cell.device === 'desktop' ? [{ cell, how: ', by keyboard alone', hold: keyboard, tag: '@all' }] : []),
])

const emulate = (page: Page, { device }: Cell) =>
  page.emulateMedia({ colorScheme: device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })

for (const { cell, how, hold, tag } of visits) {
  const { town } = cell
  const { card } = town

  test(`hearts have the state of their pages in ${cell.name}${how}`, { tag }, async ({ openCell }) => {
    const [first, second] = newsOf(town)
    // What is kept before the visitor signs in joins the account.
    const { page } = await openCell(cell, (anonymous) => keep(anonymous, hold(anonymous), pathOf(town, first)))
    const hands = hold(page)
    await emulate(page, cell)
    // The heart has its state on load, and takes another with each page.
    await openPage(page, `/${card}/publication`)
    const linkTo = (one?: Tagged) => page.locator(`main a[href="${pathOf(town, one)}"]`).first()
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
    await expect(found(page)).toHaveCount(3)
  })

  test(`favourites are turned over, searched and filtered in ${cell.name}${how}`, { tag: '@all' }, async ({
    openCell,
  }) => {
    const { page } = await openCell(cell)
    const hands = hold(page)
    await emulate(page, cell)
    const news = await keepNews(page, town)
    const [first] = news
    const title = first?.translations.fr.title ?? ''
    await openPage(page, `/${card}/favoris`)
    await expect(found(page)).toHaveCount(10)
    await expectAccessible(page, 'list')
    await hands.follow(page.getByRole('main').getByRole('link', { name: /\b2$/ }))
    await expect(page).toHaveURL(/page=2/)
    await expect(found(page)).toHaveCount(2)

    await hands.type(page.getByRole('main').getByRole('searchbox'), title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/query=/)
    await expect(found(page)).toHaveText([title])
    await openPage(page, `/${card}/favoris`)
    const tagged = page.getByRole('main').getByRole('link', { name: nameOfTag(town, first?.tags?.[0]), exact: true })
    await hands.follow(tagged)
    await expect(page).toHaveURL(/keyword=/)
    const alike = news.filter(({ tags }) => tags?.includes(first?.tags?.[0] ?? ''))
    await expect(found(page)).toHaveCount(alike.length)
    await expect(found(page).filter({ hasText: title })).toHaveCount(1)
  })

  test(`favourites are ordered and muted in ${cell.name}${how}`, { tag: '@all' }, async ({ openCell }) => {
    const { page } = await openCell(cell)
    const hands = hold(page)
    await emulate(page, cell)
    const [first] = await keepNews(page, town)
    const top = first?.translations.fr.title ?? ''
    await openPage(page, `/${card}/favoris`)
    await hands.follow(page.getByRole('link', { name: 'Gérer les favoris' }))
    await expect(rows(page)).toHaveCount(12)
    if (cell.device === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    await hands.press(page.getByRole('button', { name: 'Trier' }))
    await hands.press(page.getByRole('button', { name: `Descendre « ${top} »`, exact: true }))
    await expectAccessible(page, 'sorting')
    await hands.press(page.getByRole('button', { name: 'Valider' }))
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    await expect(rows(page).nth(1)).toHaveAccessibleName(`Retirer « ${top} »`)
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
    await expect(rows(page).nth(1)).toHaveAccessibleName(`Retirer « ${top} »`)
    await toggle()
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await openPage(page, `/${card}/favoris`)
    await expect(found(page).nth(1)).toHaveText(top)
  })

  test(`a heart asks before it removes the favourite in ${cell.name}${how}`, { tag: '@all' }, async ({ openCell }) => {
    const { page } = await openCell(cell)
    const hands = hold(page)
    await emulate(page, cell)
    const [first] = await keepNews(page, town)
    await openPage(page, pathOf(town, first))
    await hands.press(remove(page))
    await hands.press(dialog(page).getByRole('button', { name: 'Annuler' }))
    await expect(dialog(page)).toHaveCount(0)
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
    await expect(rows(page)).toHaveCount(11)
  })
}

const nameOfTag = ({ read }: Town, uid: string | undefined): string =>
  read('tags').find((tag: Tag) => tag.uid === uid)?.translations.fr.name ?? ''
