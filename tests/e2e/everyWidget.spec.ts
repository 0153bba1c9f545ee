// rooms: src/portal/services/wall src/portal/sorting src/server/api/wall
import type { Locator, Page } from '@playwright/test'
import { addWidgets, everyWidget } from './addWidgets'
import { expectAccessible } from './axe'
import { type Cell, cells, test } from './cells'
import { type Hands, keyboard, pointer } from './hands'
import { openPage } from './openPage'
import { expect } from './page'
import type { Town } from './towns'
import { bellOf, dialog, expectTitles, own, pressBell } from './wallPage'

type Street = { name: string }

/** A desktop is used with the keyboard alone too. */
const visits = cells.flatMap((cell) => [
  { cell, how: '', hold: pointer },
  ...(cell.device === 'desktop' ? [{ cell, how: ', by keyboard alone', hold: keyboard }] : []),
])

/** Opens the page of services; `isFull` when the visitor has all of them. */
async function openWall(page: Page, { town, device }: Cell, isFull = true) {
  const widgets = everyWidget(town, device)
  if (isFull) {
    const bodies = widgets.map(({ body }) => body)
    await addWidgets(page, town.card, bodies)
  }
  await page.emulateMedia({ colorScheme: device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })
  const wall = `/${town.card}/abonnement`
  await openPage(page, wall)
  return { wall, widgets, titles: widgets.map(({ title }) => title) }
}

for (const { cell, how, hold } of visits) {
  const where = `${cell.name}${how}`
  const tag = '@all'

  test(`every widget is added with its settings in ${where}`, { tag }, async ({ openCell }) => {
    test.slow()
    const { page } = await openCell(cell)
    const hands = hold(page)
    const { town } = cell
    const { wall, widgets, titles } = await openWall(page, cell, false)
    // A wall that is merged with the home shows a new tile there.
    const shown = town.portal.wallType === 'standard' ? wall : `/${town.card}`
    for (const { title, isConfigured } of widgets) {
      await hands.press(page.getByRole('button', { name: `Ajouter « ${title} »`, exact: true }))
      const tile = own(page).getByRole('heading', { name: title, exact: true })
      await expect(isConfigured ? dialog(page) : tile).toBeVisible()
      if (!isConfigured) continue
      await fillSettings(dialog(page), hands, town)
      await expectAccessible(page, `settings of ${title}`)
      await save(page, hands)
      await expect(page).toHaveURL(shown)
      if (shown !== wall) await openPage(page, wall)
    }
    await openPage(page, wall)
    await expectTitles(page, titles)
  })

  test(`every widget with settings takes a title of the visitor's in ${where}`, { tag }, async ({ openCell }) => {
    test.slow()
    const { page } = await openCell(cell)
    const hands = hold(page)
    const { wall, widgets } = await openWall(page, cell)
    for (const { title } of widgets.filter(({ isConfigured }) => isConfigured)) {
      await hands.press(page.getByRole('button', { name: `Régler « ${title} »`, exact: true }))
      await hands.type(dialog(page).getByLabel(/titre/i), `Chez moi : ${title}`)
      await save(page, hands)
      await openPage(page, wall)
    }
    await expectTitles(
      page,
      widgets.map(({ title, isConfigured }) => (isConfigured ? `Chez moi : ${title}` : title)),
    )
  })

  test(`a wall of every widget is ordered and muted in ${where}`, { tag }, async ({ openCell }) => {
    test.slow()
    const { page } = await openCell(cell)
    const hands = hold(page)
    const { wall, titles } = await openWall(page, cell)
    // The first goes to the end, so that all have another place.
    const [first = '', ...others] = titles
    await hands.press(page.getByRole('button', { name: 'Trier' }))
    const down = page.getByRole('button', { name: `Descendre « ${first} »`, exact: true })
    for (const _ of others) await hands.press(down)
    await hands.press(page.getByRole('button', { name: 'Valider' }))
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    const sorted = [...others, first]
    await expectTitles(page, sorted)

    const notifying: string[] = []
    for (const title of sorted) {
      const bell = bellOf(page, title)
      if ((await bell.count()) === 0) continue
      notifying.push(title)
      await pressBell(page, () => hands.press(bell))
      await expect(bell).toHaveAttribute('aria-pressed', 'false')
    }
    expect(notifying.length).toBeGreaterThan(0)
    for (const path of [`/${cell.town.card}/parametres`, wall]) {
      await openPage(page, path)
      for (const title of notifying) await expect(bellOf(page, title)).toHaveAttribute('aria-pressed', 'false')
    }
    await expectTitles(page, sorted)
  })

  test(`every widget is removed in ${where}`, { tag }, async ({ openCell }) => {
    test.slow()
    const { page } = await openCell(cell)
    const hands = hold(page)
    const { titles } = await openWall(page, cell)
    for (const [index, title] of titles.entries()) {
      const remove = page.getByRole('button', { name: `Retirer « ${title} »`, exact: true })
      await hands.press(remove)
      const confirm = dialog(page).getByRole('button', { name: 'Retirer', exact: true })
      await expect(confirm).toBeVisible()
      if (index === 0) await expectAccessible(page, 'confirmation')
      await hands.press(confirm)
      await expect(remove).toHaveCount(0)
    }
    await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
  })
}

/** Gives what the settings of a widget ask for: an address of the town, an option of each list. */
async function fillSettings(settings: Locator, hands: Hands, { read }: Town): Promise<void> {
  const byAddress = settings.getByRole('button', { name: 'Indiquer une adresse' })
  const field = settings.getByRole('combobox')
  await expect(byAddress.or(field).first()).toBeVisible()
  if (await byAddress.isVisible()) await hands.press(byAddress)
  await expect(field.first()).toBeVisible()
  const [street]: Street[] = read('streets')
  for (const one of await field.all()) {
    if (await one.evaluate((element) => element.localName === 'select')) await hands.pick(one)
    else await hands.choose(one, `${street?.name} 4`)
  }
}

async function save(page: Page, hands: Hands): Promise<void> {
  await hands.press(dialog(page).getByRole('button', { name: 'Enregistrer' }))
  await expect(dialog(page)).toBeHidden()
}
