// rooms: src/portal/services/connectors src/server/api/connectors scripts/mock renderer/parts/frame
import type { Page } from '@playwright/test'
import type { PartnerMode } from '../../scripts/mock/PartnerMock'
import { findViolations } from './axe'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { partnerVariable } from './workerServer'

const hall = '/montclair/connecteur/salles?salle=conseil'
const partnerUrl = process.env[partnerVariable] ?? ''

/** The mock has one mode at a time. */
test.describe.configure({ mode: 'serial' })

const setMode = (page: Page, mode: PartnerMode) => page.request.get(`${partnerUrl}control?mode=${mode}`)

test.beforeEach(async ({ page, faults }) => {
  faults.expected.push(new RegExp(`request to another host: ${partnerUrl}`))
  await setMode(page, 'normal')
})

/** Opens the page of a connector and agrees to load it. */
async function agree(page: Page, path = hall): Promise<void> {
  await openPage(page, path)
  await page.getByRole('button', { name: 'Afficher la page' }).click()
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Louer une salle"]')

test('a resident books a hall at a partner, and nothing of it is loaded before they agree', async ({ visitor }) => {
  const page = await visitor(phone)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openPage(page, '/montclair/connecteur')
  await page.getByRole('main').getByRole('link', { name: 'Louer une salle' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Louer une salle')
  await expect(page.getByRole('main')).toContainText('Cette page est celle de Réservations Meuse')
  expect(await findViolations(page)).toEqual([])
  await openPage(page, hall)
  expect(requests.filter((url) => url.startsWith(partnerUrl))).toEqual([])
  await page.getByRole('button', { name: 'Afficher la page' }).click()
  // The frame of another origin has the focus, or the page in it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await expect(frameOf(page).getByLabel('Lieu')).toHaveValue('conseil')
  await frameOf(page).getByLabel('Jour').fill('2027-05-01')
  await frameOf(page).getByLabel('Votre nom').fill('Anne Lambert')
  await frameOf(page).getByRole('button', { name: 'Demander' }).click()
  await expect(frameOf(page).getByRole('status')).toContainText('Merci, Anne Lambert')
  // The frame follows the shorter page, which reports its height.
  await expect.poll(() => page.locator('iframe').getAttribute('height').then(Number)).toBeLessThan(500)
  await page.getByRole('main').getByRole('link', { name: 'Quitter cette page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services de nos partenaires')
})

test('the page of a partner fills the screen, and one press leads out', async ({ visitor }) => {
  const page = await visitor(phone)
  await agree(page, '/montclair/connecteur/salles/plein-ecran')
  await expect(frameOf(page).getByRole('heading')).toHaveText('Réservations Meuse')
  const height = await page.locator('iframe').evaluate((frame) => frame.clientHeight)
  expect(height).toBeGreaterThan(500)
  await page.getByRole('link', { name: 'Quitter le plein écran' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Louer une salle')
  await expect(page.getByRole('button', { name: 'Afficher la page' })).toBeVisible()
})

for (const [mode, how] of [
  ['redirect', 'answers with another origin'],
  ['escape', 'takes the window elsewhere'],
] as const) {
  test(`a partner that ${how} is contained`, async ({ page, faults }) => {
    faults.expected.push(/elsewhere\.example|security policy: frame-src|Content Security Policy|BLOCKED_BY_CSP/)
    faults.expected.push(/Unsafe attempt|navigate the top/)
    await setMode(page, mode)
    await agree(page)
    if (mode === 'redirect') {
      await expect(page.getByRole('alert')).toContainText('mène à un autre site')
      await expect(page.getByRole('link', { name: /^Ouvrir sur/ })).toBeFocused()
    } else {
      await expect(frameOf(page).locator('body[data-contained]')).toBeAttached()
    }
    expect(new URL(page.url()).pathname).toBe('/montclair/connecteur/salles')
  })
}

test('heights that no page has, and thousands of messages, disturb nothing', async ({ page }) => {
  await setMode(page, 'huge')
  await agree(page)
  await expect(page.locator('iframe')).toHaveAttribute('height', '6000')
  await setMode(page, 'flood')
  await agree(page)
  await expect(frameOf(page).getByRole('heading')).toHaveText('Réservations Meuse')
  const heights = new Set<string | null>()
  const end = Date.now() + 2000
  while (Date.now() < end) heights.add(await page.locator('iframe').getAttribute('height'))
  expect(heights.size).toBeLessThan(12)
  await page.getByRole('main').getByRole('link', { name: 'Quitter cette page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services de nos partenaires')
})

for (const [mode, said] of [
  ['silent', 'ne répond pas non plus à notre serveur'],
  ['down', 'ne répond pas comme prévu'],
  ['failing', 'Erreur'],
] as const) {
  test(`a partner that is ${mode} is said after ten seconds`, async ({ page, faults }) => {
    faults.expected.push(new RegExp(partnerUrl), /ERR_EMPTY_RESPONSE|status of 500/)
    await setMode(page, mode)
    await agree(page)
    if (mode === 'failing') return await expect(frameOf(page).getByRole('heading')).toHaveText(said)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ouvrir sur/ })).toBeVisible()
    await setMode(page, 'normal')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(frameOf(page).getByRole('heading')).toHaveText('Réservations Meuse')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeHidden()
  })
}
