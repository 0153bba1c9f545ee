import type { Locator, Page } from '@playwright/test'

/** Presses Tab, or Shift and Tab, until an element has the focus, as somebody without a mouse does. Gives up after `presses`. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  presses = 120,
): Promise<void> {
  for (let press = 0; press <= presses; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${target}.`)
}
