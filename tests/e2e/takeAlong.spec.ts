import type { Page } from '@playwright/test'
import firstRelease from '../portal/walks/fixtures/takenWalk.1.json' with { type: 'json' }
import { openHydrated } from './hydration'
import { expect, phone, test } from './page'

const databaseName = 'beffroi_walks'

/** How many records the device stores. */
const storedRecords = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<{ walks: number; files: number }>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['walks', 'files'])
          const [walks, files] = [transaction.objectStore('walks').count(), transaction.objectStore('files').count()]
          transaction.oncomplete = () => {
            opening.result.close()
            resolve({ walks: walks.result, files: files.result })
          }
        }
      }),
    databaseName,
  )

/** Addresses of the files that the device stores. */
const storedFiles = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const keys = opening.result.transaction('files').objectStore('files').getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            resolve(keys.result.map(String))
          }
        }
      }),
    databaseName,
  )

/** Stores a record of a walk as a release did. */
const storeRecord = (page: Page, key: string, record: object) =>
  page.evaluate(
    ([name, to, walk]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('walks', 'readwrite')
          transaction.objectStore('walks').put(walk, to)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [databaseName, key, record] as const,
  )

/** Paths of what the service worker keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Paths of what the page has loaded, questions for a size apart. */
const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.encodedBodySize > 0)
      .map(({ name }) => new URL(name).pathname),
  )

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
  await openHydrated(page, '/montclair/balade/bords-de-meuse')

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
  await take.click()
  const offer = main.getByText(/^À télécharger\s:/)
  await expect(offer).toContainText(/une seule fois, pour ouvrir les balades sans réseau/)
  const [, said = ''] = /en (\d+) fichiers/.exec((await offer.textContent()) ?? '') ?? []
  const before = await loadedFiles(page)
  await confirm.click()
  await expect(main.getByText('Prête hors ligne')).toBeVisible({ timeout: 30_000 })
  // The files of the walk, those of the page that opens it which no page had loaded, and the service worker.
  const kept = (await keptFiles(page)).filter((file) => !before.includes(file))
  expect(Number(said)).toBe((await storedFiles(page)).filter((file) => !before.includes(file)).length + kept.length + 1)
  await openHydrated(page, '/montclair/balade/tour-du-centre')
  await take.click()
  await expect(offer).not.toContainText(/une seule fois/)
  await page.goBack()
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

  await page.goto('/montclair/balade/hors-ligne')
  await main.getByRole('button', { name: 'Supprimer de l’appareil' }).click()
  await expect(main.getByText('Aucune balade emportée')).toBeVisible()
  await context.setOffline(false)
  await openHydrated(page, '/montclair/balade/bords-de-meuse')
  await expect(main.getByRole('button', { name: 'Emporter hors ligne' })).toBeVisible()
  expect(
    await page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]),
  ).toEqual([[], 0])
})
