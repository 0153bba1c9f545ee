// rooms: src/portal/services/walks src/portal/offline src/portal/pwa
import type { Geolocation, Page } from '@playwright/test'
import firstRelease from '../portal/walks/fixtures/takenWalk.1.json' with { type: 'json' }
import thisRelease from '../portal/walks/fixtures/takenWalk.3.json' with { type: 'json' }
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { readTrack } from './readTrack'
import { keptShells, storedRecords, storeWalks } from './walkStorage'

const walk = '/montclair/balade/bords-de-meuse'

/** A walk with few files. */
const shortWalk = '/montclair/balade/tour-du-centre'

/** What a browser says of requests without a network. */
const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/

/** The offer of a walk to take it along. */
function offerOf(page: Page) {
  const main = page.getByRole('main')
  return {
    take: main.getByRole('button', { name: 'Emporter hors ligne' }),
    confirm: main.getByRole('button', { name: /^Télécharger \d/ }),
    alert: (words: string) => main.getByRole('alert').filter({ hasText: words }),
  }
}

/** Has the server say that a picture of some width has 6 MB. */
const makeHeavy = (page: Page, width: number) =>
  page.route(new RegExp(`/resize/${width}x0/`), (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ status: 200, headers: { 'content-length': '6000001' } })
      : route.continue(),
  )

/** A stored walk whose track leads along some places, with a step at each end. */
function walkAlong(places: readonly Geolocation[]): object {
  const coordinates = places.map(({ longitude, latitude }) => [longitude, latitude])
  const steps = thisRelease.steps.map((step, index) => {
    const { latitude: lat, longitude: lon } = places.at(-index) ?? {}
    return { ...step, lat, lon }
  })
  const [feature] = thisRelease.track.features
  const features = [{ ...feature, geometry: { type: 'LineString', coordinates } }]
  return { ...thisRelease, files: [], steps, track: { ...thisRelease.track, features } }
}

test('a walk that is too heavy, that cannot be fetched, or for which there is no room is not stored', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_FAILED|Failed to fetch/)
  const page = await visitor(phone)
  const { take, confirm, alert } = offerOf(page)
  await openPage(page, shortWalk)

  // Pictures of more than 6 MB: those of the usual width are replaced by narrower ones, and without any the walk is refused.
  for (const width of [400, 800]) await makeHeavy(page, width)
  await take.click()
  await expect(alert('trop lourde')).toBeVisible()
  await page.unrouteAll()

  const tile = /\/tiles\/montclair\/12\//
  await take.click()
  await expect(confirm).toBeVisible()
  await page.route(tile, (route) => route.abort())
  await confirm.click()
  await expect(alert('Rien n’a été enregistré')).toBeVisible()
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  await page.unroute(tile)

  const device = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await take.click()
  await expect(confirm).toBeVisible()
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await confirm.click()
  await expect(alert('pas assez de place')).toBeVisible()
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  expect(await keptShells(page)).toEqual([])
})

test('a download that is cancelled late stores nothing, and the next one begins once its files are removed', {
  tag: '@all',
}, async ({ visitor }) => {
  const page = await visitor(phone)
  const { take, confirm } = offerOf(page)
  await openPage(page, shortWalk)
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
  await expect.poll(async () => (await storedRecords(page)).walks).toBe(1)
  await page.getByRole('main').getByRole('button', { name: 'Annuler' }).click()
  await take.click()
  await page.evaluate(() => document.dispatchEvent(new Event('go-on')))
  await expect(confirm).toBeVisible()
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  expect(await keptShells(page)).toEqual([])
})

test('a walk that is taken along opens without a network, with its map and narrow pictures, until it is removed', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(cutOff)
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const { take, confirm } = offerOf(page)
  await openPage(page, walk)
  await makeHeavy(page, 800)
  await take.click()
  await confirm.click()
  await expect(main.getByText('Prête hors ligne')).toBeVisible()
  await expect(main.getByText('Sur iPhone et iPad, Safari peut effacer la balade après 7 jours')).toBeVisible()

  await page.context().setOffline(true)
  await page.goto(`${walk}/etape/halage`)
  await expect(page).toHaveURL(/\/balade\/hors-ligne.*#bords-de-meuse\/halage$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les bords de Meuse')
  await expect(main.locator('[data-map="ready"]')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: '7. Port-Saint-Jean' })).toBeVisible()
  await expect(main.getByRole('slider', { name: 'Le long du parcours' })).toBeVisible()
  for (const picture of await main.locator('img').all()) await expect(picture).toHaveJSProperty('complete', true)
  const pictures = await main.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((source) => !source?.includes('/400x0/'))).toEqual([])

  await page.context().setOffline(false)
  await openPage(page, '/montclair/parametres')
  const settings = main.getByRole('region', { name: 'Balades emportées' })
  await expect(settings.getByRole('listitem')).toHaveText(/^Les bords de Meuse/)
  await settings.getByRole('button', { name: 'Supprimer de l’appareil Les bords de Meuse' }).click()
  await expect(settings.getByText('Aucune balade n’est sur cet appareil.')).toBeVisible()
  await expect(settings.getByRole('status')).toBeFocused()
  expect(await storedRecords(page)).toEqual({ walks: 0, files: 0 })
  expect(await keptShells(page)).toEqual([])
  await openPage(page, walk)
  await expect(take).toBeVisible()
})

test('without a network, a stored walk is followed to its end, and the visitor finds where they are', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(cutOff)
  const places = readTrack('bords-de-meuse').map((place) => ({ ...place, accuracy: 8 }))
  const [start, end] = [places[0], places.at(-1)]
  const page = await visitor({ ...phone, permissions: ['geolocation'], geolocation: start })
  const main = page.getByRole('main')
  await openPage(page, '/montclair/balade/hors-ligne')
  await storeWalks(page, { 'montclair/bords-de-meuse': walkAlong(places) })
  await page.context().setOffline(true)

  await page.goto(`${walk}/suivre`)
  await main.getByRole('button', { name: 'Démarrer le suivi' }).click()
  await expect(main.getByText(/de l’étape 2$|Vous êtes à l’étape 1/).first()).toBeVisible()
  await main.getByText('Lire l’étape 1').click()
  await expect(main.getByRole('group').getByText('Longez le quai, la Meuse à votre gauche.')).toBeVisible()
  for (const [index, place] of places.entries()) if (index % 12 === 0) await page.context().setGeolocation(place)
  await page.context().setGeolocation(end ?? null)
  await expect(main.getByText('Vous êtes à l’arrivée. Bravo !').first()).toBeVisible()

  await page.context().setGeolocation({ latitude: 50.64058, longitude: 5.793762, accuracy: 8 })
  await page.goto('/montclair/balade/ou-suis-je')
  await main.getByRole('button', { name: 'Afficher ma position' }).click()
  await expect(main.getByText('50.64058')).toBeVisible()
  await expect(main.getByText('50° 38.435′ nord')).toBeVisible()
  await expect(main.getByText(/de «\sL’embarcadère\s», balade «\sLes bords de Meuse\s»/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Appeler le 112' })).toHaveAttribute('href', 'tel:112')
})

test('a walk that the first release stored opens without a network, and is removed from the list', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(cutOff)
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, '/montclair/balade/hors-ligne')
  await storeWalks(page, { 'montclair/ancienne': { ...firstRelease, uid: 'ancienne', title: 'La balade d’avant' } })
  await page.context().setOffline(true)
  await page.goto('/montclair/balade/hors-ligne#ancienne')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La balade d’avant')
  await expect(main.getByText('Longez le quai, la Meuse à votre gauche.')).toBeVisible()
  await expect(main.locator('[data-map="ready"]')).toBeVisible()
  await main.getByRole('link', { name: 'Toutes les balades emportées' }).click()
  await main.getByRole('listitem').filter({ hasText: 'd’avant' }).getByRole('button').click()
  await expect(main.getByText('« La balade d’avant »')).toBeVisible()
  await expect.poll(async () => (await storedRecords(page)).walks).toBe(0)
})
