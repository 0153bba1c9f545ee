// rooms: src/portal/services/wall src/portal/sorting src/server/api/wall src/server/api/transit src/server/api/waste
import type { BrowserContextOptions, Page } from '@playwright/test'
import { accountSteps } from './accountSteps'
import { addWidgets, type WidgetBody } from './addWidgets'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'
import { bellOf, dialog, expectTitles, own, pressBell, removeTile } from './wallPage'

type Visitor = (options: BrowserContextOptions) => Promise<Page>

const visits = [
  { device: 'a desktop', options: { viewport: { width: 1280, height: 900 } }, card: 'hauteroche', tag: [] },
  { device: 'a phone, signed in', options: phone, card: 'montclair', tag: '@all' },
]

/** Opens the page of services, whose visitor has some. */
async function openWall(
  visitor: Visitor,
  { options, card }: (typeof visits)[number],
  widgets: readonly (string | WidgetBody)[] = [],
): Promise<Page> {
  const page = await visitor(options)
  if (options === phone) await accountSteps(page).openAccount()
  await addWidgets(page, card, widgets)
  await openPage(page, `/${card}/abonnement`)
  return page
}

for (const visit of visits) {
  const { device, card, tag } = visit

  test(`services of a category are listed, read about, and added once, on ${device}`, { tag }, async ({ visitor }) => {
    const page = await openWall(visitor, visit)
    const details = page.getByRole('button', { name: / – Détails$/ })
    const every = await details.count()
    const categories = page.getByRole('navigation', { name: 'Catégories', exact: true })
    await categories.getByRole('link', { name: 'Loisirs' }).click()
    await expect.poll(() => details.count()).toBeLessThan(every)
    await categories.getByRole('link', { name: 'Tout', exact: true }).click()
    await expect(details).toHaveCount(every)
    await details.first().click()
    await expect(dialog(page)).toContainText('Ce qui est enregistré')
    await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Ajouter « Agenda »', exact: true }).click()
    await expectTitles(page, ['Agenda'])
    await expect(page.getByRole('button', { name: '« Agenda » est déjà ajouté' })).toBeDisabled()
    // The buttons for browsers without scripts are neither there nor shown as their markup.
    await expect(own(page)).not.toContainText('<', { useInnerText: true })
    expect(await findViolations(page)).toEqual([])
  })

  test(`the page of settings gives a service a name of the visitor’s on ${device}`, { tag }, async ({ visitor }) => {
    const page = await visitor(visit.options)
    if (visit.options === phone) await accountSteps(page).openAccount()
    const stop = card === 'montclair' ? 'montclair-gare' : 'hauteroche-tilleul'
    await addWidgets(page, card, [{ storeWidget: 'prochains-bus', stop }])
    await openPage(page, `/${card}/parametres`)
    await page.getByRole('link', { name: 'Régler « Prochains bus »' }).click()
    await dialog(page).getByLabel(/titre/i).fill('Mon arrêt')
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog(page)).toBeHidden()
    await openPage(page, `/${card}/abonnement`)
    await expectTitles(page, ['Mon arrêt'])
  })

  test(`tiles are sorted by button, by keyboard and by pointer on ${device}`, { tag }, async ({ visitor }) => {
    const page = await openWall(visitor, visit, ['actualites', 'agenda', 'sondage'])
    await page.getByRole('button', { name: 'Trier' }).click()
    await page.getByRole('button', { name: 'Descendre « Actualités »' }).click()
    await expect(page.getByRole('button', { name: 'Descendre « Actualités »' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    const rows = page.getByRole('row')
    await expect(rows).toHaveText(['Agenda', 'Actualités', 'Sondage'])
    await page.getByRole('button', { name: 'Faire glisser « Sondage »' }).press('Enter')
    // A key counts once the list has marked a place to drop.
    await expect(page.locator('[data-drop-target]')).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(rows.first()).toHaveAttribute('data-drop-target')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveText(['Sondage', 'Agenda', 'Actualités'])
    await expect(page.locator('[data-dragging]')).toHaveCount(0)
    await rows.last().dragTo(rows.first(), { targetPosition: { x: 60, y: 2 }, steps: 10 })
    const sorted = ['Actualités', 'Sondage', 'Agenda']
    await expect(rows).toHaveText(sorted)
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    await expectTitles(page, sorted)
    await page.reload()
    await expectTitles(page, sorted)
  })

  test(`a tile is muted on the wall, and heard again and removed in the settings, on ${device}`, {
    tag: '@all',
  }, async ({ visitor }) => {
    const page = await openWall(visitor, visit, ['agenda', 'sondage'])
    const bell = bellOf(page, 'Agenda')
    await pressBell(page, () => bell.click())
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await openPage(page, `/${card}/parametres`)
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await pressBell(page, () => bell.click())
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Retirer « Sondage »' }).click()
    await dialog(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await removeTile(page, 'Sondage')
    await removeTile(page, 'Agenda')
    await openPage(page, `/${card}/abonnement`)
    await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
  })
}

test('many services are filtered by category, and those of one title are told apart', { tag: '@all' }, async ({
  visitor,
  faults,
}) => {
  const page = await visitor(phone)
  const near = { lat: 50.6421, lon: 5.7912 }
  const widgets = [
    ...['agenda', 'actualites', 'actualites', 'theme-travaux', 'sondage', 'balade-du-jour'],
    { storeWidget: 'don-de-sang', ...near, radius: 50, metadata_blood_collect_blood: true },
    { storeWidget: 'parking-velo', ...near, metadata_bike_parking_types: 'Box' },
    ...['montclair-gare', 'montclair-marche'].map((stop) => ({ storeWidget: 'prochains-bus', stop })),
  ]
  await addWidgets(page, 'montclair', widgets)
  await openPage(page, '/montclair/abonnement?mine=mobility')
  await expectTitles(page, ['Parking à vélo', 'Prochains bus', 'Prochains bus'])
  await expect(page.getByRole('button', { name: /^Retirer « Prochains bus – .+ »$/ })).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  // What is shown follows what is done to it, though only a part of the wall was read.
  await page.getByRole('button', { name: 'Retirer « Parking à vélo »' }).click()
  await expect(dialog(page)).toContainText('« Parking à vélo »')
  await dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click()
  await expectTitles(page, ['Prochains bus', 'Prochains bus'])
  await expect(dialog(page)).toHaveCount(0)
  const choices = page.getByRole('navigation', { name: 'Catégories de mes services' })
  await choices.getByRole('link', { name: 'Vie communale' }).click()
  await expectTitles(page, ['Actualités', 'Actualités', 'Travaux', 'Sondage'])
  await choices.getByRole('link', { name: 'Tout', exact: true }).click()
  await page.getByRole('button', { name: 'Trier' }).click()
  await expect(page.getByRole('row')).toHaveCount(widgets.length - 1)
  await expect(page.getByRole('row').filter({ hasText: /^Prochains bus – / })).toHaveCount(2)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await waitForReady(page)
  // The tiles of a category are those of the wall that is there, also without a network.
  faults.expected.push(/\/wall\//)
  await page.context().setOffline(true)
  await choices.getByRole('link', { name: 'Santé' }).click()
  await expectTitles(page, ['Don de sang'])
})

test('a tile of a town cuts none of its words at 320 pixels', { tag: '@all' }, async ({ visitor }) => {
  for (const options of [phone, {}]) {
    const page = await visitor({ ...options, javaScriptEnabled: false })
    await page.goto('/hauteroche/abonnement')
    const town = page.getByRole('region', { name: 'Affiché par la commune' })
    await expect(town.locator('[data-tile]').first()).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    const cut = await town.locator('[data-tile]').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const parts = [tile, ...tile.children].filter((part) => part.scrollHeight > part.clientHeight + 1)
        return parts.map(({ textContent }) => textContent)
      }),
    )
    expect(cut, 'tiles that cut their words').toEqual([])
  }
})
