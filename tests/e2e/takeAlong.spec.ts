import { openHydrated } from './hydration'
import { expect, phone, test } from './page'

test('a walk that was taken along opens and is followed without a network, until it is removed', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/)
  const place = { latitude: 50.64058, longitude: 5.793762, accuracy: 8 }
  const page = await visitor({ ...phone, permissions: ['geolocation'], geolocation: place })
  const context = page.context()
  const main = page.getByRole('main')
  await openHydrated(page, '/montclair/balade/bords-de-meuse')
  await main.getByRole('button', { name: 'Emporter hors ligne' }).click()
  await expect(main.getByText(/^À télécharger\s:/)).toContainText(/[1-9]\d* fichiers/)
  await main.getByRole('button', { name: /^Télécharger \d/ }).click()
  await expect(main.getByText('Prête hors ligne')).toBeVisible({ timeout: 30_000 })

  await context.setOffline(true)
  await page.goto('/montclair/balade/bords-de-meuse/etape/halage')
  await expect(page).toHaveURL(/\/balade\/hors-ligne.*#bords-de-meuse\/halage$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les bords de Meuse')
  await expect(main.locator('[data-map="ready"]')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: '7. Port-Saint-Jean' })).toBeVisible()
  for (const picture of await main.locator('img').all()) await expect(picture).toHaveJSProperty('complete', true)
  await main.getByRole('button', { name: 'Démarrer le suivi' }).click()
  await expect(main.getByText(/de l’étape 2$|Vous êtes à l’étape 1/).first()).toBeVisible()

  await page.goto('/montclair/balade/ou-suis-je')
  await main.getByRole('button', { name: 'Afficher ma position' }).click()
  await expect(main.getByText('50.64058')).toBeVisible()
  await expect(main.getByText('50° 38.435′ nord')).toBeVisible()
  await expect(main.getByText(/de «\sPont de Montclair\s», balade «\sLes bords de Meuse\s»/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Appeler le 112' })).toHaveAttribute('href', 'tel:112')

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
