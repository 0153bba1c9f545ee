// rooms: src/portal/services/favourites src/server/api/favourites
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { isWhole } from '../helpers/sample'
import { type Favourite, keepFavourites, roadworks } from './keepFavourites'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

const settings = '/montclair/favoris/parametres'
const bicycles: Favourite = { favoriteUid: 'gravage-des-velos', type: 'publication' }
const pages = ['publication/travaux-rue-haute', 'publication/gravage-des-velos', 'evenement/concert-au-kiosque']

const step = fc.record({ kind: fc.constantFrom('keep', 'remove', 'order', 'mute'), tab: fc.nat(1), at: fc.nat(9) })

for (const [index, steps] of fc
  .sample(fc.array(step, { minLength: 5, maxLength: 5 }), { seed: 20261126, numRuns: isWhole ? 6 : 1 })
  .entries()) {
  const summary = steps.map(({ kind, tab, at }) => `${kind}${at} in ${tab}`).join(', ')
  test(`two tabs show the favourites that the server has after changes ${index + 1}: ${summary}`, {
    tag: '@all',
  }, async ({ visitor }) => {
    const first = await visitor(phone)
    await keepFavourites(first, 'montclair', [roadworks, bicycles])
    await openPage(first, settings)
    const second = await first.context().newPage()
    await openPage(second, settings)
    const tabs = [first, second] as const
    for (const { kind, tab, at } of steps) {
      const page = tabs[tab] ?? first
      await page.bringToFront()
      const rows = await expectStored(page)
      const title = rows[at % Math.max(1, rows.length)]
      if (kind === 'keep') {
        await keep(page, pages[at % pages.length] ?? '')
        await openPage(page, settings)
      } else if (title === undefined) {
        continue
      } else if (kind === 'remove') {
        await page.getByRole('button', { name: `Retirer « ${title} »`, exact: true }).click()
        const confirm = page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true })
        await writes(page, 'DELETE', () => confirm.click())
      } else if (kind === 'mute') {
        const bell = page.getByRole('button', { name: `Notifications de « ${title} »`, exact: true })
        await writes(page, 'POST', () => bell.click())
      } else if (rows.length > 1) {
        await page.getByRole('button', { name: 'Trier' }).click()
        const direction = title === rows[0] ? 'Descendre' : 'Monter'
        await page.getByRole('button', { name: `${direction} « ${title} »`, exact: true }).click()
        await writes(page, 'POST', () => page.getByRole('button', { name: 'Valider' }).click())
      }
      // Both tabs show the change, the other one without a press.
      for (const one of tabs) await expectStored(one)
    }
  })
}

async function keep(page: Page, path: string): Promise<void> {
  await openPage(page, `/montclair/${path}`)
  if (await page.getByRole('button', { name: 'Retirer des favoris' }).isVisible()) return
  await writes(page, 'POST', () => page.getByRole('button', { name: 'Ajouter aux favoris' }).click())
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
}

/** Does what makes a call, and waits for its answer. */
async function writes(page: Page, method: string, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === method && response.ok())
  await press()
  await answered
}

type Favourites = { favourites: { notify?: boolean }[]; components: { data: { title: string } }[] }

/** Waits until the page shows the favourites that the server has, in their order and with their bells; returns their titles. */
async function expectStored(page: Page): Promise<string[]> {
  const path = '/core-service/api/v1/anonymous/portal/montclair/fav'
  const { favourites, components }: Favourites = (await (await page.request.get(path)).json()).data
  const stored = components.map(({ data }) => data.title)
  const main = page.getByRole('main')
  const shown = async () => {
    const labels = await main
      .getByRole('button', { name: /^Retirer « / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
    return labels.map((label) => /«\s(.*)\s»/.exec(label)?.[1])
  }
  await expect.poll(shown).toEqual(stored)
  const notifying = favourites.filter(({ notify }) => notify)
  await expect(main.getByRole('button', { name: /^Notifications de/, pressed: true })).toHaveCount(notifying.length)
  return stored
}
