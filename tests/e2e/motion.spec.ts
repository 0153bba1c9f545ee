// rooms: renderer/blocks/banner renderer/blocks/carousel renderer/themes
import type { Page } from '@playwright/test'
import { openPage } from './openPage'
import { expect, test } from './page'

const shown = (page: Page) =>
  page
    .getByRole('group', { name: 'Images à la une' })
    .getByRole('button', { name: /^Afficher l’image/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'))

/** Longer than the banner shows a picture. */
const longerThanPicture = 12_000

test('the banner changes pictures until it is stopped', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/montclair')
  expect(await shown(page)).toBe(0)
  await page.clock.runFor(longerThanPicture)
  await expect.poll(() => shown(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Arrêter le défilement' }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const stopped = await shown(page)
  await page.clock.runFor(longerThanPicture)
  expect(await shown(page)).toBe(stopped)
})

test('visitors who prefer reduced motion see none', async ({ visitor }) => {
  const page = await visitor({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openPage(page, '/montclair')
  await page.clock.runFor(longerThanPicture)
  expect(await shown(page)).toBe(0)
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  )
  expect(moving).toEqual([])
  const maxDuration = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map((duration) => Number.parseFloat(duration)),
      ),
    ),
  )
  expect(maxDuration, 'seconds of the longest transition').toBeLessThanOrEqual(0.01)
})
