import type { Locator, Page } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { expectAccessible } from './axe'
import { type Cell, cells, test } from './cells'
import { type Hands, keyboard, pointer } from './hands'
import { openPage } from './openPage'
import { expect } from './page'
import type { StoreWidget, Town } from './towns'
import { dialog, expectTitles, own } from './wallPage'

type Street = { name: string }

/** The titles of the widgets that a town offers on a device. */
const widgetsOf = ({ read }: Town, device: Cell['device']): string[] =>
  read('widgets')
    .filter(({ env }: StoreWidget) => env === undefined || env === (device === 'phone' ? 'mobile' : 'desktop'))
    .map(({ translations }: StoreWidget) => translations.fr.title)

/** A desktop is used with the keyboard alone too. */
const visits = cells.flatMap((cell) => [
  { cell, how: '', hold: pointer },
  ...(isWhole && cell.device === 'desktop' ? [{ cell, how: ', by keyboard alone', hold: keyboard }] : []),
])

for (const { cell, how, hold } of visits) {
  test(`every widget is added, configured, ordered, muted and removed in ${cell.name}${how}`, async ({ openCell }) => {
    test.slow()
    const { page } = await openCell(cell)
    const hands = hold(page)
    const { town } = cell
    const wall = `/${town.card}/abonnement`
    const widgets = widgetsOf(town, cell.device)
    const scheme = cell.device === 'phone' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })

    // A wall that is merged with the home shows a new tile there.
    const shown = town.portal.wallType === 'standard' ? wall : `/${town.card}`
    const configured: string[] = []
    await openPage(page, wall)
    for (const title of widgets) {
      await hands.press(page.getByRole('button', { name: `Ajouter « ${title} »`, exact: true }))
      const tile = own(page).getByRole('heading', { name: title, exact: true })
      await expect(tile.or(dialog(page)).first()).toBeVisible()
      if (!(await dialog(page).isVisible())) continue
      configured.push(title)
      await fillSettings(dialog(page), hands, town)
      if (isWhole || configured.length === 1) await expectAccessible(page, `settings of ${title}`)
      await save(page, hands)
      await expect(page).toHaveURL(shown)
      if (shown !== wall) await openPage(page, wall)
    }
    await openPage(page, wall)
    await expectTitles(page, widgets)

    // Each takes a title of the visitor's, and keeps its other settings.
    for (const title of configured) {
      await hands.press(page.getByRole('button', { name: `Régler « ${title} »`, exact: true }))
      await hands.type(dialog(page).getByLabel(/titre/i), `Chez moi : ${title}`)
      await save(page, hands)
      await openPage(page, wall)
    }
    const named = widgets.map((title) => (configured.includes(title) ? `Chez moi : ${title}` : title))
    await expectTitles(page, named)

    // The first goes to the end, so that all have another place.
    const [first = '', ...others] = named
    await hands.press(page.getByRole('button', { name: 'Trier' }))
    const down = page.getByRole('button', { name: `Descendre « ${first} »`, exact: true })
    for (const _ of others) await hands.press(down)
    await hands.press(page.getByRole('button', { name: 'Valider' }))
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    const sorted = [...others, first]
    await expectTitles(page, sorted)

    const bell = (title: string) => page.getByRole('button', { name: `Notifications de « ${title} »`, exact: true })
    const notifying: string[] = []
    for (const title of sorted) {
      if ((await bell(title).count()) === 0) continue
      notifying.push(title)
      // The bell changes at once; a page that is loaded before the server knows would still have the old state.
      const stored = page.waitForResponse((response) => /\/notification$/.test(response.url()) && response.ok())
      await hands.press(bell(title))
      await expect(bell(title)).toHaveAttribute('aria-pressed', 'false')
      await stored
    }
    expect(notifying.length).toBeGreaterThan(0)
    for (const path of [wall, `/${town.card}/parametres`]) {
      await openPage(page, path)
      for (const title of notifying) await expect(bell(title)).toHaveAttribute('aria-pressed', 'false')
    }

    await openPage(page, wall)
    await expectTitles(page, sorted)
    for (const title of sorted) {
      const remove = page.getByRole('button', { name: `Retirer « ${title} »`, exact: true })
      await hands.press(remove)
      const confirm = dialog(page).getByRole('button', { name: 'Retirer', exact: true })
      if (title === first) {
        await expect(confirm).toBeVisible()
        await expectAccessible(page, 'confirmation')
      }
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
