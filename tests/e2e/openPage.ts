import type { Page } from '@playwright/test'

/**
 * Waits until the page says that it waits for nothing: React runs it, all its code is there, that of dialogs included, and no
 * call is under way. The page takes the mark away at once when a navigation begins.
 */
export async function waitForReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'idle')
}

/** Opens a page and waits until it is ready. Resolves to the status. */
export async function openPage(page: Page, path: string): Promise<number | undefined> {
  const response = await page.goto(path)
  await waitForReady(page)
  return response?.status()
}
