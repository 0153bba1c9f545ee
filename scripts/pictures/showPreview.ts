import type { Page } from '@playwright/test'

/** Shows what a hash describes on the preview page of the studio at an address, and waits until nothing of it loads any more. */
export async function showPreview(page: Page, address: string, hash: string): Promise<void> {
  if (page.url().includes(`${address}#`)) await changeHash(page, hash)
  else await page.goto(address + hash)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'idle')
}

/** Resolves once the page has heard of the change. */
const changeHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate(
    (next) =>
      new Promise<void>((resolve) => {
        if (location.hash === next) return resolve()
        window.addEventListener('hashchange', () => resolve(), { once: true })
        location.replace(next)
      }),
    hash,
  )
