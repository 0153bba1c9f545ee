import type { Page, Route } from '@playwright/test'
import fc from 'fast-check'
import type { Wall } from '../../schemas'
import { findViolations } from './axe'
import { openHydrated } from './hydration'
import { expect, phone, test } from './page'

const own = (page: Page) => page.getByRole('region', { name: 'Mes services' })
const titles = (page: Page) => own(page).getByRole('heading').allTextContents()
const dialog = (page: Page) => page.getByRole('dialog')

/** Lets the server do what a call asks for, and loses its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Adds a widget; chooses the first option where it asks for one. */
async function add(page: Page, town: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `Ajouter « ${title} »`, exact: true }).click()
  const tile = own(page).getByRole('heading', { name: title, exact: true })
  await expect(tile.or(dialog(page)).first()).toBeVisible()
  if (!(await dialog(page).isVisible())) return
  await dialog(page).getByRole('combobox').first().selectOption({ index: 1 })
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog(page)).toBeHidden()
  await openHydrated(page, `/${town}/abonnement`)
}

for (const [device, options, town] of [
  ['a phone', phone, 'montclair'],
  ['a desktop', { viewport: { width: 1280, height: 900 } }, 'hauteroche'],
] as const) {
  test(`services are added, configured, sorted, muted and removed on ${device}`, async ({ visitor, faults }) => {
    const page = await visitor(options)
    await openHydrated(page, `/${town}/abonnement?category=leisure`)
    const details = page.getByRole('button', { name: / – Détails$/ })
    const ofLeisure = await details.count()
    await page.getByRole('link', { name: 'Tout', exact: true }).click()
    await expect.poll(() => details.count()).toBeGreaterThan(ofLeisure)
    await details.first().click()
    await expect(dialog(page)).toContainText('Ce qui est enregistré')
    await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()

    const added = ['Mes collectes', 'Prochains bus', 'Ouvert maintenant ?', 'Agenda', 'Actualités', 'Sondage']
    for (const title of [...added, 'Balade du jour']) await add(page, town, title)
    await expect(page.getByRole('button', { name: '« Agenda » est déjà ajouté' })).toBeDisabled()
    // The buttons for browsers without scripts are neither there nor shown as their markup.
    await expect(own(page)).not.toContainText('<', { useInnerText: true })
    expect(await findViolations(page)).toEqual([])

    // The settings open from the page of settings too, and give a tile a name of its own.
    await openHydrated(page, `/${town}/parametres`)
    await page.getByRole('link', { name: 'Régler « Prochains bus »' }).click()
    await dialog(page).getByLabel(/titre/i).fill('Mon arrêt')
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog(page)).toBeHidden()
    await openHydrated(page, `/${town}/abonnement`)
    await expect(own(page).getByRole('heading', { name: 'Mon arrêt' })).toBeVisible()

    // By button, by keyboard and by pointer.
    await page.getByRole('button', { name: 'Trier' }).click()
    await page.getByRole('button', { name: 'Descendre « Mes collectes »' }).click()
    await expect(page.getByRole('button', { name: 'Descendre « Mes collectes »' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Faire glisser « Agenda »' }).press('Enter')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    const rows = page.getByRole('row')
    await expect(rows.first()).toHaveText('Agenda')
    await expect(page.locator('[data-dragging]')).toHaveCount(0)
    await rows.filter({ hasText: 'Sondage' }).dragTo(rows.first(), { targetPosition: { x: 60, y: 2 }, steps: 10 })
    await expect(rows.first()).toHaveText('Sondage')
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
    const sorted = [
      'Sondage',
      'Agenda',
      'Mon arrêt',
      'Mes collectes',
      'Ouvert maintenant\u202f?',
      'Actualités',
      'Balade du jour',
    ]
    expect(await titles(page)).toEqual(sorted)
    await openHydrated(page, `/${town}/abonnement`)
    expect(await titles(page)).toEqual(sorted)

    // What the server refuses, or never hears of, is undone and said.
    faults.expected.push(/wall-order/)
    await page.route('**/wall-order**', (route) => route.abort())
    await page.getByRole('button', { name: 'Trier' }).click()
    await page.getByRole('button', { name: 'Descendre « Sondage »' }).click()
    await page.getByRole('button', { name: 'Valider' }).click()
    await expect(page.getByText(/voici l’ordre qui est enregistré/)).toBeVisible()
    expect(await titles(page)).toEqual(sorted)
    const bell = page.getByRole('button', { name: 'Notifications de « Agenda »' })
    await bell.click()
    await expect(own(page).getByRole('alert').filter({ hasText: 'vérifiez votre connexion' })).toBeVisible()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/wall-order**')
    await bell.click()
    await expect(bell).toHaveAttribute('aria-pressed', 'false')

    await openHydrated(page, `/${town}/parametres`)
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await bell.click()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Retirer « Sondage »' }).click()
    await dialog(page).getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Retirer « Sondage »' }).click()
    await dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(page.getByRole('button', { name: /Sondage/ })).toHaveCount(0)

    await openHydrated(page, `/${town}/abonnement`)
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

test('an order that another tab made impossible gives way to what the server has', async ({ visitor, faults }) => {
  const page = await visitor(phone)
  await openHydrated(page, '/montclair/abonnement')
  for (const title of ['Agenda', 'Actualités', 'Balade du jour']) await add(page, 'montclair', title)
  const other = await page.context().newPage()
  await openHydrated(other, '/montclair/abonnement')
  await page.getByRole('button', { name: 'Trier' }).click()
  await page.getByRole('button', { name: 'Descendre « Agenda »' }).click()
  await other.getByRole('button', { name: 'Retirer « Actualités »' }).click()
  await dialog(other).getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Retirer « Actualités »' })).toHaveCount(0)
  faults.expected.push(/wall-order/)
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByText(/l’ancien est rétabli/)).toBeVisible()
  await expect.poll(() => titles(page)).toEqual(['Agenda', 'Balade du jour'])

  // What another tab removed is said to be gone, and disappears.
  await other.getByRole('button', { name: 'Retirer « Agenda »' }).click()
  await dialog(other).getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Retirer « Agenda »' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Notifications de « Agenda »' }).click()
  await expect(dialog(page)).toContainText('n’est plus parmi les vôtres')
  await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await expect.poll(() => titles(page)).toEqual(['Balade du jour'])
})

const step = fc.record({
  kind: fc.constantFrom('add', 'remove', 'order', 'mute'),
  tab: fc.nat(1),
  at: fc.nat(9),
})

for (const [index, steps] of fc
  .sample(fc.array(step, { minLength: 6, maxLength: 6 }), { seed: 20261123, numRuns: 2 })
  .entries()) {
  const summary = steps.map(({ kind, tab, at }) => `${kind}${at} in ${tab}`).join(', ')
  test(`two tabs show what the server has after changes ${index + 1}: ${summary}`, async ({ visitor }) => {
    const first = await visitor(phone)
    await openHydrated(first, '/montclair/abonnement')
    for (const title of ['Agenda', 'Actualités', 'Balade du jour']) await add(first, 'montclair', title)
    const second = await first.context().newPage()
    await openHydrated(second, '/montclair/abonnement')
    const tabs = [first, second] as const

    for (const { kind, tab, at } of steps) {
      const page = tabs[tab] ?? first
      await returnTo(page)
      const tiles = await expectStored(page)
      const title = tiles[at % Math.max(1, tiles.length)]
      if (kind === 'add') {
        const missing = page.getByRole('button', { name: /^Ajouter « (Agenda|Actualités|Balade du jour) »$/ })
        if ((await missing.count()) === 0) continue
        await writes(page, 'POST', () => missing.first().click())
      } else if (title === undefined) {
        continue
      } else if (kind === 'remove') {
        await page.getByRole('button', { name: `Retirer « ${title} »`, exact: true }).click()
        await writes(page, 'DELETE', () => dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click())
        await expect(dialog(page)).toHaveCount(0)
      } else if (kind === 'mute') {
        const bell = page.getByRole('button', { name: `Notifications de « ${title} »` })
        if ((await bell.count()) > 0) await writes(page, 'POST', () => bell.click())
      } else if (tiles.length > 1) {
        await page.getByRole('button', { name: 'Trier' }).click()
        const direction = title === tiles[0] ? 'Descendre' : 'Monter'
        await page.getByRole('button', { name: `${direction} « ${title} »` }).click()
        await writes(page, 'POST', () => page.getByRole('button', { name: 'Valider' }).click())
      }
      await expectStored(page)
    }
    for (const page of tabs) {
      await returnTo(page)
      await expectStored(page)
    }
  })
}

/** Has a tab ask the server again, as when a visitor turns to it. */
async function returnTo(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Does what makes a call, and waits for its answer. */
async function writes(page: Page, method: string, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === method && response.ok())
  await press()
  await answered
}

/** Waits until the page shows the tiles that the server has, in their order and muted as there; returns their titles. */
async function expectStored(page: Page): Promise<string[]> {
  const path = '/core-service/api/v2/anonymous/wall/montclair?env=mobile'
  const { tiles } = (await (await page.request.get(path)).json()).data as Wall
  const stored = tiles.map(({ title }) => title)
  const muted = tiles.filter(({ notifiable, notify }) => notifiable && !notify)
  await expect.poll(async () => ((await own(page).count()) > 0 ? await titles(page) : [])).toEqual(stored)
  await expect(page.getByRole('button', { name: /^Notifications de/, pressed: false })).toHaveCount(muted.length)
  return stored
}
