// rooms: src/portal/services/walks src/portal/offline src/portal/pwa
import type { BrowserContext, Locator, Page, Worker } from '@playwright/test'
import { showAllImages } from './images'
import { openPage } from './openPage'
import { openReleases } from './openReleases'
import { expect, phone, test } from './page'
import { keptFiles, storedBytes } from './walkStorage'

/** What a page or a worker has fetched from the network: paths, bytes and times. Runs in either. */
const readTransfers = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    // An answer that says "as before" is smaller than the body that the browser has.
    .filter(({ transferSize, encodedBodySize }) => encodedBodySize > 0 && transferSize > encodedBodySize)
    .map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      at: startTime,
    }))

const sumOf = (transfers: readonly { bytes: number }[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0)

/** Presses the offer, says what it says, and downloads. Resolves to the size it named and the time of the press. */
async function takeAlong(page: Page, says: (offer: Locator) => Promise<void>) {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Emporter hors ligne' }).click()
  const offer = main.getByText(/^À télécharger\s:/)
  await says(offer)
  const bytes = Number(await offer.getAttribute('data-bytes'))
  const [, files] = /en (\d+) fichiers/.exec((await offer.textContent()) ?? '') ?? []
  const at = await page.evaluate(() => performance.now())
  await main.getByRole('button', { name: /^Télécharger \d/ }).click()
  await expect(main.getByText('Prête hors ligne')).toBeVisible({ timeout: 30_000 })
  return { bytes, files: Number(files), at }
}

/** The service worker, which the first walk installs. */
function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  return worker
}

test('the size that is said before a walk is taken along is that of what is then downloaded, to the byte', {
  tag: '@all',
}, async ({ visitor }) => {
  const page = await visitor(phone)
  // The longest walk of both towns.
  await openPage(page, '/hauteroche/balade/crete-des-hetres')
  await showAllImages(page)
  const first = await takeAlong(page, (offer) =>
    expect(offer).toContainText(/une seule fois, pour ouvrir les balades sans réseau/),
  )
  // The page fetches the files of the walk, the service worker what opens it; the browser fetches the worker itself.
  const readDownload = async () => {
    const [ofPage, ofWorker] = [await page.evaluate(readTransfers), await workerOf(page).evaluate(readTransfers)]
    const script = ofPage.filter(({ path }) => path === '/sw.js')
    const fetched = [...ofPage.filter(({ at }) => at >= first.at), ...ofWorker, ...script]
    return { bytes: sumOf(fetched), files: fetched.length }
  }
  // The browser lists a transfer a moment after it has ended.
  await expect.poll(readDownload).toEqual({ bytes: first.bytes, files: first.files })
  const longest = await storedBytes(page)
  expect(longest).toBeLessThan(6_000_000)

  // The next one shares tiles with it, and needs no more than its own files and the page of the day.
  await openPage(page, '/hauteroche/balade/tour-du-lac')
  const before = sumOf(await workerOf(page).evaluate(readTransfers))
  const next = await takeAlong(page, (offer) => expect(offer).not.toContainText(/une seule fois/))
  await expect.poll(async () => sumOf(await workerOf(page).evaluate(readTransfers)) - before).toBe(next.bytes)
  expect(await storedBytes(page)).toBeGreaterThan(longest)
  await page.getByRole('main').getByRole('button', { name: 'Supprimer de l’appareil' }).click()
  await expect(page.getByRole('button', { name: 'Emporter hors ligne' })).toBeVisible()
  expect(await storedBytes(page)).toBe(longest)
})

/** Visits the portal once, until the browser has the service worker of the release. */
async function visitRelease(context: BrowserContext): Promise<void> {
  const visit = await context.newPage()
  await openPage(visit, '/montclair')
  await visit.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const next = registration.installing
    if (next && next.state !== 'installed')
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }))
  })
  await visit.close()
}

test('a walk that was taken along opens offline with the three releases after, and twelve months later', {
  tag: '@all',
}, async ({ visitor, faults }) => {
  test.slow()
  const releases = await openReleases()
  faults.expected.push(new RegExp(`request to another host: ${releases.origin}`))
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/)
  const first = await visitor({ ...phone, baseURL: releases.origin })
  const context = first.context()
  await openPage(first, '/montclair/balade/tour-du-centre')
  await takeAlong(first, (offer) => expect(offer).toBeVisible())
  await first.close()
  for (const release of [2, 3, 4]) {
    releases.deploy(release)
    await visitRelease(context)
    await context.setOffline(true)
    // The service worker of a release takes over once no page of the one before is open.
    await expect
      .poll(async () => {
        const later = await context.newPage()
        await later.clock.setFixedTime(Date.now() + release * 122 * 86_400_000)
        await later.goto('/montclair/balade/tour-du-centre')
        await expect(later.getByRole('heading', { level: 1 })).toHaveText('Le tour du centre')
        await expect(later.locator('[data-map="ready"]')).toBeVisible()
        const files = await keptFiles(later)
        await later.close()
        return files.filter((file) => file.startsWith('/assets/') && !file.includes(`/r${release}/`))
      })
      .toEqual([])
    await context.setOffline(false)
  }
  releases.close()
})
