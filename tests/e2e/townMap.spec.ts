import { findViolations } from './axe'
// rooms: src/portal/services/map renderer/map src/server/api/places src/server/api/geocoding src/server/api/maps
import { findOverflow } from './layout'
import { expectZoom, itemsOf, settle, viewOf } from './mapPage'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { tabTo } from './tabTo'

const row = (name: string) => ({ name, exact: true })

test('the map and the list choose the same place, and its details take the focus and give it back', async ({
  page,
}) => {
  const tile = page.waitForRequest(/\/tiles\/montclair\//)
  await openPage(page, '/montclair/map?category=sport')
  expect((await tile).headers()['x-lgc-versions']).toContain('"maps":2')
  const list = page.getByRole('region', { name: /^\d+ lieux$/ })
  const link = list.getByRole('link', row('Piscine communale'))
  await expect(page.locator('[data-map="ready"]')).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?category=sport&place=piscine/)
  const details = page.getByRole('region', row('Piscine communale'))
  await expect(details.getByRole('heading', row('Piscine communale'))).toBeFocused()
  await expect(details.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /50\.64/)
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\/montclair\/map\?category=sport/)
  await link.click()
  await expect(details).toBeVisible()
  await page.goBack()
  await expect(details).toHaveCount(0)
  await page.goForward()
  await page.reload()
  await expect(details).toBeVisible()
})

test('keys lead by a filter into the map, to a place, and back to its row', async ({ page }) => {
  await openPage(page, '/montclair/map?category=sante')
  const main = page.getByRole('main')
  const stage = main.locator('[data-map=ready]')
  const filter = main.getByRole('link', { name: /^Pharmacies/ })
  await tabTo(page, filter)
  await page.keyboard.press('Enter')
  await expect(filter).toHaveAttribute('aria-current')
  await expect(main.getByRole('heading', { name: '4 lieux' })).toBeVisible()

  // Up to fifty places stand between the filters and the map.
  await tabTo(page, main.getByRole('button', row('Aller à la carte')))
  await page.keyboard.press('Enter')
  await expect(stage).toBeFocused()
  const { zoom } = await viewOf(stage)
  await page.keyboard.press('+')
  await expectZoom(stage, zoom + 1)
  await page.keyboard.press('-')
  await expectZoom(stage, zoom)
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Enter')
  const heading = main.getByRole('heading', { level: 1 }).and(page.locator(':focus'))
  await expect(heading).toBeVisible()
  const name = (await heading.textContent()) ?? ''
  await expect.poll(async () => (await itemsOf(stage, 'marked-pins')).map(({ look }) => look)).toContain('selected')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(main.getByRole('link', row(name))).toBeFocused()
})

test('the page of the map is read from its filters to its controls, and Tab leads through these and out', async ({
  page,
}) => {
  await openPage(page, '/montclair/map?category=pharmacie')
  const main = page.getByRole('main')
  const stage = main.locator('[data-map=ready]')
  await settle(stage)
  const tree = await main.ariaSnapshot()
  const order = ['heading "Carte"', 'searchbox', '- navigation', 'heading "4 lieux"', 'application "']
  const places = order.map((part) => tree.indexOf(part))
  expect(places, tree).toEqual([...places].filter((place) => place >= 0).sort((a, b) => a - b))

  await stage.focus()
  const visited: string[] = []
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.closest('main') ? (activeElement.getAttribute('aria-label') ?? '') : undefined
    })
    if (reached === undefined) break
    visited.push(reached)
  }
  const controls = ['Agrandir la carte', 'Réduire la carte', 'Déplacer la carte', 'Me situer sur la carte']
  expect(visited).toEqual([...controls, ...visited.slice(4)])
  expect(visited.length).toBeLessThan(8)
})

test('the place of an address is in view above its details, on the narrowest phone too', async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/map?place=piscine&view=map')
  const stage = page.locator('[data-map=ready]')
  await expect.poll(async () => (await itemsOf(stage, 'marked-pins')).length).toBe(1)
  await expectZoom(stage, 17)
  const details = page.getByRole('region', row('Piscine communale'))
  // The map moves the place once it knows how high the details are.
  await expect(async () => {
    await settle(stage)
    const [pin] = await itemsOf(stage, 'marked-pins')
    const { y: edge = 0 } = (await details.boundingBox()) ?? {}
    const { y: top = 0 } = (await stage.boundingBox()) ?? {}
    expect(pin?.y).toBeGreaterThan(top + 48)
    expect(pin?.y).toBeLessThan(edge)
  }).toPass()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await findOverflow(page)).toEqual([])
  await details.getByRole('link', { name: 'Fermer la fiche' }).click()
  await expect(page.getByRole('link', { name: 'Voir la liste' })).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
})

test('a phone leads from the list to the map and back, and keeps filter and needs', async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/map')
  await page.getByRole('link', { name: /^Santé \(\d+\)$/ }).click()
  await page.getByRole('link', { name: /^Pharmacies \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/montclair/map?category=pharmacie')
  const count = page.locator('#places-count')
  await expect(count).toHaveText('4 lieux')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByText('Vos besoins', { exact: true }).click()
  await page.getByRole('link', row('Boucle auditive')).click()
  await expect(count).not.toHaveText('4 lieux')
  expect(requests.filter((url) => url.includes('hearingLoop'))).toEqual([])
  await page.reload()
  await expect(page.getByText('1 besoin choisi')).toBeVisible()
  await expect(count).not.toHaveText('4 lieux')
  await page.getByRole('link', { name: 'Voir la carte' }).click()
  await expect(page.locator('[data-map="ready"]')).toBeVisible()
  await expect(count).toBeHidden()
  await page.getByRole('link', { name: 'Voir la liste' }).click()
  await expect(count).toBeVisible()
})

test('a position that is refused leads on with one sentence, one that is granted sorts by distance', {
  tag: '@all',
}, async ({ page, context }) => {
  await openPage(page, '/montclair/map')
  await expect(page.getByText(/à [\d,]+\sk?m du centre/).first()).toBeVisible()
  const locate = page.getByRole('button', row('Me localiser'))
  await locate.click()
  await expect(page.getByText(/Votre position n’est pas disponible/)).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 50.6421, longitude: 5.7912, accuracy: 20 })
  await locate.click()
  await expect(page.getByText(/triés du plus proche au plus éloigné/)).toBeVisible()
  const distances = page.locator('#places-count ~ ul li').filter({ hasText: /à \d+\sm(?! du centre)/ })
  await expect(distances.first()).toBeVisible()
  await expect(page.getByText(/Vous êtes près de\s: .+Montclair-sur-Meuse\./)).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('beffroi_position')

  await page.evaluate(() => {
    document.documentElement.dataset.textSize = 'largest'
  })
  await page.setViewportSize({ width: 375, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('a failed look-up says so in a modal of its own: of an address, and of the coordinates of a position', {
  tag: '@all',
}, async ({ page, context, faults }) => {
  faults.expected.push(/status of 503/)
  await page.route(/\/maps-service\/.*\/(?:geocode|reverse)\?/, (route) => route.fulfill({ status: 503, json: {} }))
  await openPage(page, '/montclair/map?query=rue')
  await page.getByRole('button', { name: 'Situer « rue » sur la carte' }).click()
  const address = page.getByRole('dialog', { name: "Erreur lors de la récupération de l'adresse" })
  await address.getByText('Fermer', { exact: true }).click()
  await expect(address).toHaveCount(0)

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 50.6421, longitude: 5.7912, accuracy: 20 })
  await page.getByRole('button', row('Me localiser')).click()
  const coordinates = page.getByRole('dialog', { name: 'Erreur lors de la récupération des coordonnées GPS' })
  await coordinates.getByText('Fermer', { exact: true }).click()
  await expect(coordinates).toHaveCount(0)
  await expect(page.getByText(/triés du plus proche au plus éloigné/)).toBeVisible()
})
