import type { Page } from '@playwright/test'

/** Loads lazy pictures now, and waits until each of them is there or has failed. */
export async function showAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
}

/** Addresses of visible pictures that have no image data. */
export const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && (!image.complete || image.naturalWidth === 0))
      .map(({ currentSrc, src }) => currentSrc || src),
  )
