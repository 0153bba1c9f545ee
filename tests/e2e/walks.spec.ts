// rooms: src/portal/services/walks src/server/api/walks renderer/format
import type { BrowserContextOptions, Page } from '@playwright/test'
import { viewOf } from './mapPage'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { readTrack } from './readTrack'

const walk = '/montclair/balade/bords-de-meuse'

const track = readTrack('bords-de-meuse')

/** The position on a share of the track, from 0 to 1; `eastM` metres beside it. */
function positionAt(share: number, eastM = 0) {
  const place = track[Math.round(share * (track.length - 1))]
  if (!place) throw new Error('the walk has no track')
  return { ...place, longitude: place.longitude + eastM / 70_600, accuracy: 8 }
}

/** Returns a function that moves the device on the track and waits until the page has its new position. */
async function carryDevice(page: Page): Promise<(share: number, eastM?: number) => Promise<void>> {
  await page.evaluate(() => {
    navigator.geolocation.watchPosition(({ coords }) => Reflect.set(window, 'longitude', coords.longitude))
  })
  return async (share, eastM) => {
    const position = positionAt(share, eastM)
    await page.context().setGeolocation(position)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'longitude'))).toBe(position.longitude)
  }
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a phone goes from the list to the map and back, and filters the list', async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, '/montclair/balade')
  const main = page.getByRole('main')
  await expect(main.getByText('8 balades', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: 'Carte' }).click()
  await expect(page).toHaveURL('/montclair/balade?vue=carte')
  await expect(main.locator('[data-map="ready"]')).toBeVisible()
  await main.getByRole('link', { name: 'Liste' }).click()
  await expect(page).toHaveURL('/montclair/balade')
  await expect(main.locator('[data-map]')).toHaveCount(0)

  await main.getByRole('link', { name: 'Filtrer' }).click()
  const panel = page.getByRole('dialog', { name: 'Filtrer les balades' })
  await panel.getByText('Difficile').click()
  await panel.getByRole('button', { name: 'Voir les balades' }).click()
  await expect(page).toHaveURL('/montclair/balade?difficulty=HARD')
  await expect(panel).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Filtrer' })).toContainText('1 filtre actif')
  await expect(main.getByRole('link', { name: 'Le panorama du château' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Les bords de Meuse' })).toHaveCount(0)
})

test('steps take each other’s place, so that back leads to the walk, and from there to the list', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const back = page.getByRole('banner').getByRole('link', { name: 'Retour' })
  await openPage(page, '/montclair/balade')
  await main.getByRole('link', { name: 'Les bords de Meuse' }).click()
  await expect(title(page)).toHaveText('Les bords de Meuse')
  await main.getByRole('link', { name: 'Démarrer' }).click()
  await expect(page).toHaveURL(/\/etape\//)
  for (const number of [2, 3]) {
    await main.getByRole('link', { name: 'Étape suivante' }).click()
    await expect(main.getByText(`Étape ${number} sur 7`)).toBeVisible()
  }
  await back.click()
  await expect(title(page)).toHaveText('Les bords de Meuse')
  await expect(page).toHaveURL(walk)
  await back.click()
  await expect(page).toHaveURL('/montclair/balade')
})

/** Records what the device would read aloud, and when it falls silent. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard: string[] = []
  await page.exposeFunction('hear', (sentence: string) => void heard.push(sentence))
  await page.addInitScript(() => {
    const hear: unknown = Reflect.get(window, 'hear')
    const report = (sentence: string) => void (typeof hear === 'function' && hear(sentence))
    speechSynthesis.speak = ({ lang, text }) => report(`${lang}: ${text}`)
    speechSynthesis.cancel = () => report('silence')
  })
  return async () => heard
}

/** Starts to follow the walk on a phone that stands on a share of its track. */
async function follow(page: Page, share: number) {
  await page.context().setGeolocation(positionAt(share))
  await openPage(page, `${walk}/suivre`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Démarrer le suivi' }).click()
  await expect(main.getByText(/de l’étape [2-7]$/).first()).toBeVisible()
  return { main, standAt: await carryDevice(page) }
}

const walker: BrowserContextOptions = { ...phone, permissions: ['geolocation'] }

test('a walk is followed by the position: the next step, the progress, the map, the end', async ({ visitor }) => {
  const page = await visitor(walker)
  const { main, standAt } = await follow(page, 0.02)
  await expect(main.getByText(/^à 1\d\d\sm de l’étape 2$/)).toBeVisible()
  await main.getByText('Lire l’étape 1').click()
  await expect(main.getByText('Descendez la rampe côté amont')).toBeVisible()
  // The map goes with the visitor, near enough to see the paths around.
  const map = main.locator('[data-map="ready"]')
  const start = await viewOf(map)
  expect(start.zoom).toBe(16)
  await standAt(0.5)
  await expect(main.getByText(/de l’étape [4-7]$/)).toBeVisible()
  await expect(main.getByRole('progressbar', { name: 'Parcouru' })).toHaveAttribute('aria-valuetext', /\/ 2,5/)
  const moved = async () => {
    const { x, y } = await viewOf(map)
    return Math.hypot(x - start.x, y - start.y)
  }
  await expect.poll(moved).toBeGreaterThan(1000)
  expect((await viewOf(map)).zoom).toBe(16)
  await standAt(1)
  await expect(main.getByText('Vous êtes à l’arrivée. Bravo !').first()).toBeVisible()
})

test('who leaves the track is told after a while, and told again once they are back on it', { tag: '@all' }, async ({
  visitor,
}) => {
  const page = await visitor(walker)
  const heard = await listen(page)
  const lastHeard = async () => (await heard()).at(-1)
  await page.clock.install()
  const { main, standAt } = await follow(page, 0.5)
  expect(await heard()).toEqual([])
  await main.getByRole('checkbox', { name: 'Annoncer les étapes à voix haute' }).check()
  await expect.poll(lastHeard).toMatch(/^fr: (?:à [\d,]+\s(?:m|km) de|Vous êtes à) l’étape [4-7], \S/)
  await standAt(0.5, 120)
  await expect(main.getByRole('alert').filter({ hasText: 'écarté' })).toHaveCount(0)
  await page.clock.fastForward(21_000)
  await standAt(0.5, 125)
  await expect(main.getByRole('alert').filter({ hasText: 'Vous vous êtes écarté du parcours' })).toBeVisible()
  await expect(main.getByText(/^Parcours à \d+\sm, vers /)).toBeVisible()
  await expect.poll(lastHeard).toMatch(/^fr: Vous vous êtes écarté du parcours/)
  await standAt(0.52)
  await expect(main.getByText('Vous êtes de nouveau sur le parcours.')).toBeAttached()
  await expect.poll(lastHeard).toBe('fr: Vous êtes de nouveau sur le parcours.')
})

test('who reads a step and comes back is followed from where they were, and the voice is silent meanwhile', {
  tag: '@all',
}, async ({ visitor }) => {
  const page = await visitor(walker)
  const heard = await listen(page)
  const lastHeard = async () => (await heard()).at(-1)
  const { main, standAt } = await follow(page, 0.52)
  const voice = main.getByRole('checkbox', { name: 'Annoncer les étapes à voix haute' })
  await voice.check()
  const step = main.getByRole('listitem').getByRole('link', { name: /Halte fluviale/ })
  await step.click()
  await expect(title(page)).toHaveText(/Halte fluviale/)
  await expect.poll(lastHeard).toBe('silence')
  await page.goBack()
  await expect(main.getByRole('button', { name: 'Arrêter le suivi' })).toBeVisible()
  await expect(main.getByText(/de l’étape [4-7]$/).first()).toBeVisible()
  await expect(voice).toBeChecked()
  await expect.poll(lastHeard).toMatch(/^fr: .*l’étape [4-7]/)
  await voice.uncheck()
  await expect.poll(lastHeard).toBe('silence')
  await standAt(1)
  await expect(main.getByText('Vous êtes à l’arrivée. Bravo !').first()).toBeVisible()
  expect(await lastHeard()).toBe('silence')
})

test('a position that is refused leads on quietly', { tag: '@all' }, async ({ visitor }) => {
  const page = await visitor(phone)
  await openPage(page, `${walk}/suivre`)
  await page.getByRole('button', { name: 'Démarrer le suivi' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas donné sa position' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Démarrer le suivi' })).toBeVisible()
  const step = page.getByRole('main').getByRole('link', { name: /Halte fluviale/ })
  await step.click()
  await expect(title(page)).toHaveText(/Halte fluviale/)
})

test('a filter that fails keeps what was chosen', { tag: '@all' }, async ({ page, faults }) => {
  faults.expected.push(/500/)
  await openPage(page, '/montclair/balade')
  await page.route(/\/balades\?.*difficulty/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('main').getByRole('link', { name: 'Filtrer' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filtrer les balades' })
  await panel.getByRole('checkbox', { name: 'Facile', exact: true }).press('Space')
  await panel.getByRole('button', { name: 'Voir les balades' }).press('Enter')
  await expect(panel.getByRole('alert')).toBeVisible()
  await expect(panel.getByRole('checkbox', { name: 'Facile', exact: true })).toBeChecked()
  await expect(page).toHaveURL('/montclair/balade?filtres=1')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL('/montclair/balade')
  await expect(page.getByRole('main').getByRole('link', { name: 'Filtrer' })).toBeFocused()
})

test('an address that names the filters opens their panel, and closing it leaves that address', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/montclair/balade?filtres=1&difficulty=HARD')
  const panel = page.getByRole('dialog', { name: 'Filtrer les balades' })
  await expect(panel.getByRole('checkbox', { name: 'Difficile' })).toBeChecked()
  await panel.getByRole('button', { name: 'Fermer' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL('/montclair/balade?difficulty=HARD')
  await expect(page.getByRole('main').getByRole('link', { name: 'Le panorama du château' })).toBeVisible()
})

test('a link of a page to the filters opens their panel without loading a document', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, '/montclair/menu')
  await page.evaluate(() => {
    const added = document.createElement('a')
    added.href = '/montclair/balade?filtres=1'
    added.textContent = 'Choisir une balade'
    document.querySelector('main')?.append(added)
  })
  await page.getByRole('link', { name: 'Choisir une balade' }).click()
  const panel = page.getByRole('dialog', { name: 'Filtrer les balades' })
  await expect(panel).toBeVisible()
  await panel.getByText('Difficile').click()
  await panel.getByRole('button', { name: 'Voir les balades' }).click()
  await expect(page).toHaveURL('/montclair/balade?difficulty=HARD')
})
