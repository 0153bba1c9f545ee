import type { Locator } from '@playwright/test'
import { findViolations } from './axe'
import { findCutText, findOverflow } from './layout'
import { itemsOf, settle, viewOf } from './mapPage'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { tabTo } from './tabTo'

test('the keyboard leads from the list by the map and its panel to the first step; the address keeps what is chosen', async ({
  page,
}) => {
  test.slow()
  await openPage(page, '/montclair/balade')
  const main = page.getByRole('main')
  const go = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await go(main.getByRole('link', { name: 'Carte' }))
  const map = main.locator('[data-map="ready"]')
  await expect(map).toBeVisible()
  await settle(map)
  const tree = await main.ariaSnapshot()
  const order = ['heading "Balades"', 'searchbox', 'link "Filtrer', '- navigation', 'application "', 'region "Liste"']
  const places = order.map((part) => tree.indexOf(part))
  expect(places, tree).toEqual([...places].filter((place) => place >= 0).sort((a, b) => a - b))
  await go(main.getByRole('list').getByRole('link', { name: 'Les bords de Meuse' }))
  await expect(page).toHaveURL(/\?vue=carte&balade=bords-de-meuse/)
  const panel = main.getByRole('region', { name: 'Les bords de Meuse' })
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

  await tabTo(page, page.getByRole('application'), 'Shift+Tab')
  await page.keyboard.press('+')
  await expect(page).toHaveURL(/balade=bords-de-meuse#1\d\.\d\/50\.\d+\/5\.\d+$/)
  const before = await viewOf(map)
  await expect(page).toHaveURL(new RegExp(`#${before.zoom.toFixed(1)}/`))
  await page.reload()
  await expect(panel).toBeVisible()
  await expect(map).toBeVisible()
  await expect.poll(async () => (await viewOf(map)).zoom).toBeCloseTo(before.zoom, 0)
  const { x, y } = await viewOf(map)
  expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(20)
  await tabTo(page, panel.getByRole('link', { name: 'Fermer la balade' }))
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/balade=/)
  await expect(page.getByRole('application')).toBeFocused()

  const toggle = main.getByRole('button', { name: 'Masquer la liste' })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: 'Les bords de Meuse' })).toHaveCount(0)
  await expect(page).toHaveURL(/liste=non/)
  await expect(main.getByRole('button', { name: 'Afficher la liste' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toggle).toBeFocused()
  await expect(page).not.toHaveURL(/liste=non/)

  await tabTo(page, main.getByRole('button', { name: 'Tout voir' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const rowOfWalk = main.getByRole('list').getByRole('link', { name: 'Les bords de Meuse' })
  await expect(rowOfWalk).toBeVisible()
  await go(rowOfWalk)
  await expect(panel).toBeFocused()
  await go(panel.getByRole('link', { name: 'Démarrer' }))
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - paragraph: Étape 1 sur 7
      - heading "Pont de Montclair" [level=1]
      - navigation:
        - link "Étape suivante"
  `)
  await page.goBack()
  await expect(panel).toBeVisible()

  await openPage(page, '/montclair/balade?vue=carte&groupe=tour-du-centre,panorama-du-chateau')
  await expect(main.getByText('2 balades à cet endroit')).toBeVisible()
  await go(main.getByRole('link', { name: 'Toutes les balades' }))
  await expect(main.getByRole('region', { name: 'Liste' })).toBeFocused()
  await expect(page).toHaveURL(/\/balade\?vue=carte(?:#.*)?$/)
  await expect(main.getByText('8 balades dans cette partie de la carte')).toBeVisible()
})

test('the address keeps the view to which the press of a circle leads', async ({ page }) => {
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

test('on a phone, back clears the chosen walk, then the cluster, then leaves; needs stay on the device', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  const rows = main.getByRole('region', { name: 'Liste' }).getByRole('listitem').getByRole('heading')
  const back = page.getByRole('banner').getByRole('link', { name: 'Retour' })
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

for (const { card, uid, step, colorScheme } of [
  { card: 'montclair', uid: 'panorama-du-chateau', step: 'place-du-marche', colorScheme: 'light' },
  { card: 'hauteroche', uid: 'vallee-du-ry', step: 'tilleul', colorScheme: 'dark' },
] as const) {
  test(`the screens of walks of ${card} fit 320 pixels and text of 200 %, and break no rule (${colorScheme})`, async ({
    visitor,
  }) => {
    test.slow()
    const page = await visitor({ viewport: { width: 320, height: 640 }, colorScheme, reducedMotion: 'reduce' })
    for (const path of [
      '?filtres=1',
      `?vue=carte&balade=${uid}`,
      `/${uid}`,
      `/${uid}/etape/${step}`,
      `/${uid}/avis`,
      `/${uid}/suivre`,
      `/${uid}/imprimer`,
      '/hors-ligne',
      '/ou-suis-je',
    ]) {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await openPage(page, `/${card}/balade${path}`), path).toBe(200)
      await expect(page.locator('[data-map="loading"]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await findViolations(page), path).toEqual([])
      expect.soft(await findOverflow(page), `${path}: wider than the window`).toEqual([])
      await page.setViewportSize({ width: 375, height: 640 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '125%'))
      expect.soft(await findOverflow(page), `${path}: wider than the window with large text`).toEqual([])
      expect.soft(await findCutText(page), `${path}: cut with large text`).toEqual([])
    }
  })
}
