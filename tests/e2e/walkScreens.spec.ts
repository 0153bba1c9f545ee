// rooms: src/portal/services/walks renderer/map src/server/api/walks src/portal/device
import type { Page } from '@playwright/test'
import { findViolations } from './axe'
import { keyboard } from './hands'
import { itemsOf, settle, viewOf } from './mapPage'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { tabTo } from './tabTo'

/** The chosen walk on the map of the walks. */
const panelOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Les bords de Meuse' })

test('the keyboard leads from the list by the map and its panel to the first step, and back', async ({ page }) => {
  await openPage(page, '/montclair/balade')
  const main = page.getByRole('main')
  const { follow } = keyboard(page)
  await follow(main.getByRole('link', { name: 'Carte' }))
  const map = main.locator('[data-map="ready"]')
  await settle(map)
  const tree = await main.ariaSnapshot()
  const order = ['heading "Balades"', 'searchbox', 'link "Filtrer', '- navigation', 'application "', 'region "Liste"']
  const places = order.map((part) => tree.indexOf(part))
  expect(places, tree).toEqual([...places].filter((place) => place >= 0).sort((a, b) => a - b))
  await follow(main.getByRole('list').getByRole('link', { name: 'Les bords de Meuse' }))
  await expect(page).toHaveURL(/\?vue=carte&balade=bords-de-meuse/)
  const panel = panelOf(page)
  await expect(panel).toBeFocused()
  await expect(panel).toMatchAriaSnapshot(`
    - link "Voir la balade"
    - link "Fermer la balade"
    - article:
      - heading "Les bords de Meuse" [level=2]
      - term: Longueur
      - term: Durée
      - term: Difficulté
      - link "Démarrer"
      - link "Lire les 3 avis"
      - heading "Informations pratiques" [level=3]
    - heading "Profil du parcours" [level=3]
    - slider "Le long du parcours"
  `)
  expect(await findViolations(page)).toEqual([])
  await follow(panel.getByRole('link', { name: 'Démarrer' }))
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - paragraph: Étape 1 sur 7
      - heading "Pont de Montclair" [level=1]
      - navigation:
        - link "Étape suivante"
  `)
  await page.goBack()
  await tabTo(page, panel.getByRole('link', { name: 'Fermer la balade' }))
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/balade=/)
  await expect(page.getByRole('application')).toBeFocused()
})

test('the address keeps the chosen walk and the view that keys led to', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/montclair/balade?vue=carte&balade=bords-de-meuse')
  const map = page.locator('[data-map="ready"]')
  const first = await viewOf(map)
  await map.focus()
  await page.keyboard.press('+')
  await expect.poll(async () => (await viewOf(map)).zoom).toBeGreaterThan(first.zoom)
  const before = await viewOf(map)
  await expect(page).toHaveURL(new RegExp(`balade=bords-de-meuse#${before.zoom.toFixed(1)}/50\\.\\d+/5\\.\\d+$`))
  await page.reload()
  await expect(panelOf(page)).toBeVisible()
  await expect.poll(async () => (await viewOf(map)).zoom).toBeCloseTo(before.zoom, 0)
  const { x, y } = await viewOf(map)
  expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(20)
})

test('keys hide and show the list of the map, show all of it, and lead from a cluster to all walks', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/montclair/balade?vue=carte&groupe=tour-du-centre,panorama-du-chateau')
  const main = page.getByRole('main')
  const { follow } = keyboard(page)
  await expect(main.getByText('2 balades à cet endroit')).toBeVisible()
  await follow(main.getByRole('link', { name: 'Toutes les balades' }))
  await expect(main.getByRole('region', { name: 'Liste' })).toBeFocused()
  await expect(page).toHaveURL(/\/balade\?vue=carte(?:#.*)?$/)
  await expect(main.getByText('8 balades dans cette partie de la carte')).toBeVisible()

  const hide = main.getByRole('button', { name: 'Masquer la liste' })
  await tabTo(page, hide, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: 'Les bords de Meuse' })).toHaveCount(0)
  await expect(page).toHaveURL(/liste=non/)
  await expect(main.getByRole('button', { name: 'Afficher la liste' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hide).toBeFocused()
  await expect(page).not.toHaveURL(/liste=non/)

  await tabTo(page, page.getByRole('application'), 'Shift+Tab')
  await page.keyboard.press('+')
  await tabTo(page, main.getByRole('button', { name: 'Tout voir' }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('list').getByRole('link', { name: 'Les bords de Meuse' })).toBeVisible()
})

test('the address keeps the view to which the press of a circle leads', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/montclair/balade?vue=carte')
  const map = page.locator('[data-map=ready]')
  const first = await viewOf(map)
  expect(page.url()).not.toContain('#')
  const circles = async () => (await itemsOf(map)).filter(({ count }) => count)
  await expect.poll(async () => (await circles()).length).toBeGreaterThan(0)
  const [{ x, y } = { x: 0, y: 0 }] = await circles()
  await page.mouse.click(x, y)
  await expect.poll(async () => (await viewOf(map)).zoom).toBeGreaterThan(first.zoom)
  const { zoom } = await viewOf(map)
  await expect(page).toHaveURL(new RegExp(`/balade\\?vue=carte#${zoom.toFixed(1)}/`))
  await page.reload()
  await expect.poll(async () => (await viewOf(map)).zoom).toBeCloseTo(zoom, 0)
})

test('on a phone, back clears the chosen walk, then the cluster, then leaves', async ({ visitor }) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const rows = main.getByRole('region', { name: 'Liste' }).getByRole('listitem').getByRole('heading')
  const back = page.getByRole('banner').getByRole('link', { name: 'Retour' })
  await openPage(page, '/montclair/balade')
  await openPage(page, '/montclair/balade?vue=carte&groupe=tour-du-centre,panorama-du-chateau')
  await expect(main.getByText('2 balades à cet endroit')).toBeVisible()
  await expect(rows).toHaveText(['Le tour du centre', 'Le panorama du château'])
  await settle(main.getByRole('application'))
  await rows.first().getByRole('link').click()
  const panel = main.getByRole('region', { name: 'Le tour du centre' })
  await expect(panel).toBeInViewport({ ratio: 0.9 })
  await back.click()
  await expect(panel).toHaveCount(0)
  await expect(main.getByText('2 balades à cet endroit')).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(/\/balade\?vue=carte(?:#.*)?$/)
  await expect(main.getByText('2 balades à cet endroit')).toHaveCount(0)
  await back.click()
  await expect(page).toHaveURL('/montclair/balade')
})

test('the needs of a visitor filter the walks, and stay on the device', { tag: '@all' }, async ({ visitor }) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, '/montclair/balade')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await main.getByRole('link', { name: 'Sans marche' }).click()
  await expect(main.getByText('2 balades répondent à tous vos besoins.')).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(2)
  await main.getByRole('button', { name: 'Voir aussi les autres' }).click()
  await expect(main.getByRole('article')).toHaveCount(8)
  expect(asked.filter((url) => /balades|wheelchair/.test(url))).toEqual([])
  await page.reload()
  await expect(main.getByRole('article')).toHaveCount(2)
  await main.getByRole('link', { name: 'Sans marche' }).click()
  await expect(main.getByRole('article')).toHaveCount(8)
})
