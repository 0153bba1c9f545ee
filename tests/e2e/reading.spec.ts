import { brokenImages, showAllImages } from './images'
import { openPage } from './openPage'
import { expect, test } from './page'
import { towns } from './towns'

for (const { card, portal, publications, events, places, read } of towns) {
  const [publication] = publications
  const [event] = events
  const [place] = places
  const voirie = read('contents/voirie').translations.fr
  const pages = [
    ['content', '/contenu/voirie', voirie.title],
    ['publication', `/publication/${publication?.uid}`, publication?.translations.fr.title],
    ['event', `/evenement/${event?.uid}`, event?.translations.fr.title],
    ['place', `/information/${place?.uid}`, place?.translations.fr.name],
  ] as const

  for (const [kind, path, title] of pages) {
    test(`a ${kind} of ${card} has an address, a title and a breadcrumb`, async ({ page }) => {
      expect(await openPage(page, `/${card}${path}`)).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect(page).toHaveTitle(title?.includes(portal.name) ? title : `${title} – ${portal.name}`)
      const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
      await expect(trail.getByRole('link').first()).toHaveAttribute('href', `/${card}`)
      await expect(trail.locator('[aria-current="page"]')).toHaveText(title ?? '')
      await showAllImages(page)
      expect(await brokenImages(page)).toEqual([])
      const text = await page.getByRole('main').textContent()
      expect(text?.length).toBeGreaterThan(200)
      expect(text).not.toMatch(/undefined|\[object|NaN|Invalid Date|\{\w+[,}]/)
    })
  }
}

test('an event shows date, place and price', async ({ page }) => {
  await openPage(page, '/montclair/evenement/conseil-communal')
  const main = page.getByRole('main')
  await expect(main).toContainText(/20\s?[h:]\s?00/)
  await expect(main).toContainText('Gratuit')
  await expect(main).toContainText('Hôtel de ville, Place du Marché 1')
  await expect(main.getByRole('link', { name: 'Voir le lieu' })).toHaveAttribute(
    'href',
    '/montclair/information/hotel-de-ville',
  )
})

test('a place shows address, telephone and opening hours', async ({ page }) => {
  await openPage(page, '/montclair/information/hotel-de-ville')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Horaires' })).toBeVisible()
  await expect(main).toContainText('Place du Marché')
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(main.getByText(/^(?:Ouvert|Fermé)/).first()).toBeVisible()
})
