import type { Page } from '@playwright/test'
import { expect } from './page'

/** The part of the page with the tiles of the visitor. */
export const own = (page: Page) => page.getByRole('region', { name: 'Mes services' })
export const titles = (page: Page) => own(page).getByRole('heading').allTextContents()
export const expectTitles = (page: Page, expected: readonly string[]): Promise<void> =>
  expect(own(page).getByRole('heading')).toHaveText([...expected])
export const dialog = (page: Page) => page.getByRole('dialog')
export const bellOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Notifications de « ${title} »`, exact: true })

/** Removes a widget, and confirms it. The question stays until the server has answered. */
export async function removeTile(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Retirer « ${title} »`, exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Retirer « ${title} »`, exact: true })).toHaveCount(0)
}

/** Presses a bell, and waits until the server knows; the bell changes before. */
export async function pressBell(page: Page, press: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) => /\/notification$/.test(response.url()) && response.ok())
  await press()
  await stored
}
