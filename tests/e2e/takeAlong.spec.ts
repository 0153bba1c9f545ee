import firstRelease from '../portal/walks/fixtures/takenWalk.1.json' with { type: 'json' }
import { showAllImages } from './images'
import { openPage } from './openPage'
import { openReleases } from './openReleases'
import { expect, phone, test } from './page'
import { readTrack } from './readTrack'
import { keptFiles, keptShells, storedBytes, storedRecords, storeRecord } from './walkStorage'

const track = readTrack('bords-de-meuse')

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

test('the size that is said before a walk is taken along is that of what is then downloaded, to the byte', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const take = main.getByRole('button', { name: 'Emporter hors ligne' })
  const confirm = main.getByRole('button', { name: /^Télécharger \d/ })
  const offer = main.getByText(/^À télécharger\s:/)
  const isReady = () => expect(main.getByText('Prête hors ligne')).toBeVisible({ timeout: 30_000 })
  // The longest walk of both towns.
  await openPage(page, '/hauteroche/balade/crete-des-hetres')
  await showAllImages(page)
  await take.click()
  await expect(offer).toContainText(/une seule fois, pour ouvrir les balades sans réseau/)
  const bytes = Number(await offer.getAttribute('data-bytes'))
  const [, files] = /en (\d+) fichiers/.exec((await offer.textContent()) ?? '') ?? []
  const confirmedAt = await page.evaluate(() => performance.now())
  await confirm.click()
  await isReady()
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  // The page fetches the files of the walk, the service worker what opens it; the browser fetches the worker itself.
  const readDownload = async () => {
    const [ofPage, ofWorker] = [await page.evaluate(readTransfers), await worker.evaluate(readTransfers)]
    const script = ofPage.filter(({ path }) => path === '/sw.js')
    const fetched = [...ofPage.filter(({ at }) => at >= confirmedAt), ...ofWorker, ...script]
    return { bytes: sumOf(fetched), files: fetched.length }
  }
  // The browser lists a transfer a moment after it has ended.
  await expect.poll(readDownload).toEqual({ bytes, files: Number(files) })
  const longest = await storedBytes(page)
  expect(longest).toBeLessThan(6_000_000)

  // The next one shares tiles with it, and needs no more than its own files and the page of the day.
  await openPage(page, '/hauteroche/balade/tour-du-lac')
  await take.click()
  await expect(offer).not.toContainText(/une seule fois/)
  const next = Number(await offer.getAttribute('data-bytes'))
  const before = sumOf(await worker.evaluate(readTransfers))
  await confirm.click()
  await isReady()
  await expect.poll(async () => sumOf(await worker.evaluate(readTransfers)) - before).toBe(next)
  expect(await storedBytes(page)).toBeGreaterThan(longest)
  await main.getByRole('button', { name: 'Supprimer de l’appareil' }).click()
  await expect(take).toBeVisible()
  expect(await storedBytes(page)).toBe(longest)
})

test('a walk that was taken along opens and is followed without a network, until it is removed', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/)
  const place = { latitude: 50.64058, longitude: 5.793762, accuracy: 8 }
  const page = await visitor({ ...phone, permissions: ['geolocation'], geolocation: place })
  const context = page.context()
  const main = page.getByRole('main')
  const take = main.getByRole('button', { name: 'Emporter hors ligne' })
  const confirm = main.getByRole('button', { name: /^Télécharger \d/ })
  await openPage(page, '/montclair/balade/bords-de-meuse')

  // Pictures of more than 6 MB: those of the usual width are replaced by narrower ones, and without any the walk is refused.
  const heavy = (width: RegExp) =>
    page.route(width, (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ status: 200, headers: { 'content-length': '6000001' } })
        : route.continue(),
    )
  await heavy(/\/resize\/400x0\//)
  await heavy(/\/resize\/800x0\//)
  await take.click()
  await expect(main.getByRole('alert').filter({ hasText: 'trop lourde' })).toBeVisible()
  await page.unroute(/\/resize\/400x0\//)
  await take.click()
  await expect(confirm).toBeVisible()

  // A download that fails stores nothing.
  const tile = /\/tiles\/montclair\/12\//
  await page.route(tile, (route) => route.abort())
  await confirm.click()
  await expect(main.getByRole('alert').filter({ hasText: 'Rien n’a été enregistré' })).toBeVisible({ timeout: 30_000 })
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  await page.unroute(tile)

  // Nor does one for which the device has no room.
  const devices = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await take.click()
  await expect(confirm).toBeVisible()
  await devices.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await confirm.click()
  await expect(main.getByRole('alert').filter({ hasText: 'pas assez de place' })).toBeVisible({ timeout: 30_000 })
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  await devices.send('Storage.overrideQuotaForOrigin', { origin })

  // Nor one that is cancelled, however late.
  const cancel = main.getByRole('button', { name: 'Annuler' })
  await page.evaluate(() => {
    const worker = navigator.serviceWorker
    const register = worker.register.bind(worker)
    const held = new Promise((resolve) => document.addEventListener('go-on', resolve, { once: true }))
    worker.register = async (...given) => {
      await held
      worker.register = register
      return register(...given)
    }
  })
  await take.click()
  await confirm.click()
  await expect.poll(async () => (await storedRecords(page)).walks, { timeout: 30_000 }).toBe(1)
  await cancel.click()
  // The next one begins once the files of that one are removed.
  await take.click()
  await page.evaluate(() => document.dispatchEvent(new Event('go-on')))
  await expect(confirm).toBeVisible()
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  expect(await keptShells(page)).toEqual([])

  await confirm.click()
  await expect(main.getByText('Prête hors ligne')).toBeVisible({ timeout: 30_000 })
  await expect(main.getByText('Sur iPhone et iPad, Safari peut effacer la balade après 7 jours')).toBeVisible()

  await context.setOffline(true)
  await page.goto('/montclair/balade/bords-de-meuse/etape/halage')
  await expect(page).toHaveURL(/\/balade\/hors-ligne.*#bords-de-meuse\/halage$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les bords de Meuse')
  await expect(main.locator('[data-map="ready"]')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: '7. Port-Saint-Jean' })).toBeVisible()
  for (const picture of await main.locator('img').all()) await expect(picture).toHaveJSProperty('complete', true)
  await expect(main.getByRole('slider', { name: 'Le long du parcours' })).toBeVisible()
  const pictures = await main.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(pictures.filter((source) => !source?.includes('/400x0/'))).toEqual([])
  await main.getByRole('button', { name: 'Démarrer le suivi' }).click()
  await expect(main.getByText(/de l’étape 2$|Vous êtes à l’étape 1/).first()).toBeVisible()
  await main.getByText('Lire l’étape 1').click()
  await expect(main.getByRole('group').getByText('Descendez la rampe côté amont')).toBeVisible()
  for (const [index, position] of track.entries())
    if (index % 12 === 0 || index === track.length - 1) await context.setGeolocation({ ...position, accuracy: 8 })
  await expect(main.getByText('Vous êtes à l’arrivée. Bravo !').first()).toBeVisible()
  await context.setGeolocation(place)

  await page.goto('/montclair/balade/ou-suis-je')
  await main.getByRole('button', { name: 'Afficher ma position' }).click()
  await expect(main.getByText('50.64058')).toBeVisible()
  await expect(main.getByText('50° 38.435′ nord')).toBeVisible()
  await expect(main.getByText(/de «\sPont de Montclair\s», balade «\sLes bords de Meuse\s»/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Appeler le 112' })).toHaveAttribute('href', 'tel:112')

  // A walk that the first release stored.
  await storeRecord(page, 'montclair/ancienne', { ...firstRelease, uid: 'ancienne', title: 'La balade d’avant' })
  await page.goto('/montclair/balade/hors-ligne#ancienne')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La balade d’avant')
  await expect(main.getByText('Longez le quai, la Meuse à votre gauche.')).toBeVisible()
  await expect(main.locator('[data-map="ready"]')).toBeVisible()
  await main.getByRole('link', { name: 'Toutes les balades emportées' }).click()
  await main.getByRole('listitem').filter({ hasText: 'd’avant' }).getByRole('button').click()
  await expect(main.getByText('« La balade d’avant »')).toBeVisible()

  await context.setOffline(false)
  await openPage(page, '/montclair/parametres')
  const settings = main.getByRole('region', { name: 'Balades emportées' })
  await expect(settings.getByRole('listitem')).toHaveText(/^Les bords de Meuse/)
  await settings.getByRole('button', { name: 'Supprimer de l’appareil Les bords de Meuse' }).click()
  await expect(settings.getByText('Aucune balade n’est sur cet appareil.')).toBeVisible()
  await expect(settings.getByRole('status')).toBeFocused()
  await openPage(page, '/montclair/balade/bords-de-meuse')
  await expect(main.getByRole('button', { name: 'Emporter hors ligne' })).toBeVisible()
  expect(await keptShells(page)).toEqual([])
})

test('a walk that was taken along opens offline with the three releases after, and twelve months later', async ({
  visitor,
  faults,
}) => {
  test.slow()
  const releases = await openReleases()
  faults.expected.push(new RegExp(`request to another host: ${releases.origin}`))
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/)
  const first = await visitor({ ...phone, baseURL: releases.origin })
  const context = first.context()
  await openPage(first, '/montclair/balade/tour-du-centre')
  await first.getByRole('button', { name: 'Emporter hors ligne' }).click()
  await first.getByRole('button', { name: /^Télécharger \d/ }).click()
  await expect(first.getByText('Prête hors ligne')).toBeVisible({ timeout: 30_000 })
  await first.close()
  for (const release of [2, 3, 4]) {
    releases.deploy(release)
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
