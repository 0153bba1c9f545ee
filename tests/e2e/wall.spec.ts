import type { Route } from '@playwright/test'
import { isWhole } from '../helpers/sample'
import { accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { add, dialog, expectTitles, own } from './wallPage'

/** Lets the server do what a call asks for, and loses its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

const visits = [
  ['a desktop', { viewport: { width: 1280, height: 900 } }, 'hauteroche'],
  ['a phone, signed in', phone, 'montclair'],
] as const

for (const [device, options, town] of isWhole ? visits : visits.slice(0, 1)) {
  test(`services are added, configured, sorted, muted and removed on ${device}`, async ({ visitor, faults }) => {
    const page = await visitor(options)
    if (town === 'montclair') await accountSteps(page).openAccount()
    await openPage(page, `/${town}/abonnement?category=leisure`)
    const details = page.getByRole('button', { name: / – Détails$/ })
    await expect(details.first()).toBeVisible()
    const ofLeisure = await details.count()
    await page.getByRole('link', { name: 'Tout', exact: true }).click()
    await expect.poll(() => details.count()).toBeGreaterThan(ofLeisure)
    await details.first().click()
    await expect(dialog(page)).toContainText('Ce qui est enregistré')
    await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()

    for (const title of ['Mes collectes', 'Prochains bus', 'Agenda', 'Sondage']) await add(page, town, title)
    await expect(page.getByRole('button', { name: '« Agenda » est déjà ajouté' })).toBeDisabled()
    // The buttons for browsers without scripts are neither there nor shown as their markup.
    await expect(own(page)).not.toContainText('<', { useInnerText: true })
    expect(await findViolations(page)).toEqual([])

    // The settings open from the page of settings too, and give a tile a name of its own.
    await openPage(page, `/${town}/parametres`)
    await page.getByRole('link', { name: 'Régler « Prochains bus »' }).click()
    await dialog(page).getByLabel(/titre/i).fill('Mon arrêt')
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog(page)).toBeHidden()
    await openPage(page, `/${town}/abonnement`)
    await expect(own(page).getByRole('heading', { name: 'Mon arrêt' })).toBeVisible()

    // By button, by keyboard and by pointer.
    await page.getByRole('button', { name: 'Trier' }).click()
    await page.getByRole('button', { name: 'Descendre « Mes collectes »' }).click()
    await expect(page.getByRole('button', { name: 'Descendre « Mes collectes »' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    const rows = page.getByRole('row')
    await page.getByRole('button', { name: 'Faire glisser « Agenda »' }).press('Enter')
    // A key counts once the list has marked a place to drop.
    await expect(page.locator('[data-drop-target]')).toHaveCount(1)
    await page.keyboard.press('Home')
    await expect(rows.first()).toHaveAttribute('data-drop-target')
    await page.keyboard.press('Enter')
    await expect(rows.first()).toHaveText('Agenda')
    await expect(page.locator('[data-dragging]')).toHaveCount(0)
    await rows.filter({ hasText: 'Sondage' }).dragTo(rows.first(), { targetPosition: { x: 60, y: 2 }, steps: 10 })
    await expect(rows.first()).toHaveText('Sondage')
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    const sorted = ['Sondage', 'Agenda', 'Mon arrêt', 'Mes collectes']
    await expectTitles(page, sorted)
    await openPage(page, `/${town}/abonnement`)
    await expectTitles(page, sorted)

    // What the server refuses, or never hears of, is undone and said.
    faults.expected.push(/wall-order/)
    await page.route('**/wall-order**', (route) => route.abort())
    await page.getByRole('button', { name: 'Trier' }).click()
    await page.getByRole('button', { name: 'Descendre « Sondage »' }).click()
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText(/voici l’ordre qui est enregistré/)).toBeVisible()
    await expectTitles(page, sorted)
    const bell = page.getByRole('button', { name: 'Notifications de « Agenda »' })
    await bell.click()
    await expect(own(page).getByRole('alert').filter({ hasText: 'Pas de réponse : vérifiez' })).toBeVisible()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/wall-order**')
    // The bell changes before the server knows.
    const muted = page.waitForResponse((response) => /\/notification$/.test(response.url()) && response.ok())
    await bell.click()
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await muted

    await openPage(page, `/${town}/parametres`)
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await bell.click()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Retirer « Sondage »' }).click()
    await dialog(page).getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Retirer « Sondage »' }).click()
    await dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(page.getByRole('button', { name: /Sondage/ })).toHaveCount(0)
    // The question stays until the server has answered.
    await expect(dialog(page)).toHaveCount(0)

    await openPage(page, `/${town}/abonnement`)
    // The server removes it, and its answer is lost.
    faults.expected.push(/\/widget\//)
    await page.route('**/widget/*', loseAnswer)
    await page.getByRole('button', { name: 'Retirer « Agenda »' }).click()
    const remove = dialog(page).getByRole('button', { name: 'Retirer', exact: true })
    await remove.click()
    await expect(dialog(page).getByRole('alert')).toContainText('vérifiez votre connexion')
    await page.unroute('**/widget/*')
    await remove.click()
    await expect(dialog(page)).toHaveCount(0)
    for (const title of sorted.slice(2)) {
      await page.getByRole('button', { name: `Retirer « ${title} »`, exact: true }).click()
      await dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click()
      await expect(page.getByRole('button', { name: `Retirer « ${title} »`, exact: true })).toHaveCount(0)
    }
    await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
  })
}

test('a service is added once when the answer was lost, also after its details were read', async ({ page, faults }) => {
  faults.expected.push(/\/anonymous\/widget/)
  await openPage(page, '/hauteroche/abonnement')
  await page.route('**/anonymous/widget', loseAnswer)
  const button = page.getByRole('button', { name: 'Ajouter « Agenda »', exact: true })
  const entry = page.getByRole('listitem').filter({ has: button })
  await button.click()
  await expect(entry.getByRole('alert')).toContainText('vérifiez votre connexion')
  await page.unroute('**/anonymous/widget')
  await page.getByRole('button', { name: 'Agenda – Détails' }).click()
  await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await expect(dialog(page)).toHaveCount(0)
  await button.click()
  await expectTitles(page, ['Agenda'])
})

test('many services are filtered by category, and those of one title are told apart', async ({ visitor, faults }) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/abonnement')
  const near = { lat: 50.6421, lon: 5.7912 }
  const widgets = [
    ...['agenda', 'actualites', 'actualites', 'theme-travaux', 'sondage', 'balade-du-jour'].map((storeWidget) => ({
      storeWidget,
    })),
    { storeWidget: 'don-de-sang', ...near, radius: 50, metadata_blood_collect_blood: true },
    { storeWidget: 'parking-velo', ...near, metadata_bike_parking_types: 'Box' },
    ...['montclair-gare', 'montclair-marche'].map((stop) => ({ storeWidget: 'prochains-bus', stop })),
  ]
  for (const widget of widgets) {
    const data = { portal: 'montclair', ...widget }
    expect((await page.request.post('/core-service/api/v1/anonymous/widget', { data })).status()).toBe(200)
  }
  await openPage(page, '/montclair/abonnement?mine=mobility')
  await expect(own(page).getByRole('heading')).toHaveText(['Parking à vélo', 'Prochains bus', 'Prochains bus'])
  await expect(page.getByRole('button', { name: /^Retirer « Prochains bus – .+ »$/ })).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  // What is shown follows what is done to it, though only a part of the wall was read.
  await page.getByRole('button', { name: 'Retirer « Parking à vélo »' }).click()
  await expect(dialog(page)).toContainText('« Parking à vélo »')
  await dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(own(page).getByRole('heading')).toHaveText(['Prochains bus', 'Prochains bus'])
  await expect(dialog(page)).toHaveCount(0)
  const choices = page.getByRole('navigation', { name: 'Catégories de mes services' })
  await choices.getByRole('link', { name: 'Vie communale' }).click()
  await expect(own(page).getByRole('heading')).toHaveText(['Actualités', 'Actualités', 'Travaux', 'Sondage'])
  await openPage(page, '/montclair/abonnement')
  await page.getByRole('button', { name: 'Trier' }).click()
  await expect(page.getByRole('row')).toHaveCount(widgets.length - 1)
  await expect(page.getByRole('row').filter({ hasText: /^Prochains bus – / })).toHaveCount(2)
  await page.getByRole('button', { name: 'Annuler' }).click()
  // The tiles of a category are those of the wall that is there, also without a network.
  faults.expected.push(/\/wall\//)
  await page.context().setOffline(true)
  await choices.getByRole('link', { name: 'Santé' }).click()
  await expect(own(page).getByRole('heading')).toHaveText(['Don de sang'])
})

test('a town shows a tile on the devices that it is for', async ({ visitor }) => {
  for (const [options, shown, hidden] of [
    [phone, 'Balade du jour', 'Enquêtes et réunions'],
    [{}, 'Enquêtes et réunions', 'Balade du jour'],
  ] as const) {
    const page = await visitor({ ...options, javaScriptEnabled: false })
    await page.goto('/hauteroche')
    await expect(page.getByRole('heading', { name: 'En un coup d’œil' })).toBeVisible()
    await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await expect(page.getByRole('heading', { name: hidden })).toHaveCount(0)
    await page.getByRole('link', { name: 'Ajouter mes services' }).click()
    const town = page.getByRole('region', { name: 'Affiché par la commune' })
    await expect(town.getByRole('heading', { name: shown })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    const cut = await town.locator('[data-tile]').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const parts = [tile, ...tile.children].filter((part) => part.scrollHeight > part.clientHeight + 1)
        return parts.map(({ textContent }) => textContent)
      }),
    )
    expect(cut, 'tiles that cut their words').toEqual([])
    await expect(page.getByRole('heading', { name: hidden })).toHaveCount(0)
  }
})
