// rooms: src/portal/services/wall src/server/api/wall
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import type { Wall } from '../../schemas'
import { isWhole } from '../helpers/sample'
import { addWidgets } from './addWidgets'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'
import { bellOf, dialog, expectTitles, own, removeTile, titles } from './wallPage'

const wall = '/montclair/abonnement'
const widgets = ['agenda', 'actualites', 'sondage']

/** Opens the wall in two tabs of one visitor. */
async function openTabs(first: Page): Promise<[Page, Page]> {
  await addWidgets(first, 'montclair', widgets)
  await openPage(first, wall)
  const second = await first.context().newPage()
  await openPage(second, wall)
  return [first, second]
}

test('an order that another tab overtook is kept, and a bell that it made impossible gives way to what the server has', async ({
  visitor,
  faults,
}) => {
  const [page, other] = await openTabs(await visitor(phone))
  await page.bringToFront()
  await page.getByRole('button', { name: 'Trier' }).click()
  await page.getByRole('button', { name: 'Descendre « Agenda »' }).click()
  await page.getByRole('button', { name: 'Descendre « Agenda »' }).click()
  await other.bringToFront()
  await removeTile(other, 'Actualités')
  faults.expected.push(/wall-order/)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
  await expectTitles(page, ['Sondage', 'Agenda'])

  // A tile that the other tab removed is said to be gone, and disappears.
  await other.bringToFront()
  await removeTile(other, 'Agenda')
  await page.bringToFront()
  await bellOf(page, 'Agenda').click()
  await expect(dialog(page)).toContainText('n’est plus parmi les vôtres')
  await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()
  await expectTitles(page, ['Sondage'])
})

const step = fc.record({
  kind: fc.constantFrom('add', 'remove', 'order', 'mute'),
  tab: fc.nat(1),
  at: fc.nat(9),
})

for (const [index, steps] of fc
  .sample(fc.array(step, { minLength: 6, maxLength: 6 }), { seed: 20261123, numRuns: isWhole ? 6 : 1 })
  .entries()) {
  const summary = steps.map(({ kind, tab, at }) => `${kind}${at} in ${tab}`).join(', ')
  test(`two tabs show what the server has after changes ${index + 1}: ${summary}`, { tag: '@all' }, async ({
    visitor,
  }) => {
    const tabs = await openTabs(await visitor(phone))
    for (const { kind, tab, at } of steps) {
      const page = tabs[tab] ?? tabs[0]
      await returnTo(page)
      const tiles = await expectStored(page)
      const title = tiles[at % Math.max(1, tiles.length)]
      if (kind === 'add') {
        const missing = page.getByRole('button', { name: /^Ajouter « (Agenda|Actualités|Sondage) »$/ })
        if ((await missing.count()) === 0) continue
        await writes(page, 'POST', () => missing.first().click())
      } else if (title === undefined) {
        continue
      } else if (kind === 'remove') {
        await removeTile(page, title)
      } else if (kind === 'mute') {
        const bell = bellOf(page, title)
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
  await waitForReady(page)
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
