import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('a stop is found, its departures are read, and a ride is followed to another stop, without a script', async () => {
  const tab = new PlainTab(portal.app)
  expect(await tab.goto('/montclair/horaires')).toBe(200)
  expect(tab.title).toBe('Bus et trains')
  tab.main.fill('Nom de l’arrêt', 'marche')
  await tab.press('Chercher')
  expect(tab.path).toBe('/montclair/horaires?stopName=marche')
  expect(tab.main.text).toContain('1 arrêt')
  await tab.follow(/^Place du Marché/)
  expect([tab.status, tab.path]).toEqual([200, '/montclair/horaires/arret/montclair-marche'])
  expect(tab.main.text).toContain('Lignes 67, 140, 240')
  expect(tab.main.text).toContain('Selon l’horaire')
  expect(tab.main.text).toMatch(/dans \d+ min/)
  const [toHerve] = tab.main.links('Herve')
  if (!toHerve) throw new Error('No bus leaves for Herve.')
  await tab.follow(toHerve)
  expect(tab.title).toContain('vers Herve')
  expect(tab.main.text).toContain('mercredi 10 mars')
  await tab.follow('Gare')
  expect(tab.path).toBe('/montclair/horaires/arret/montclair-gare')
})

it('trains have a tab of their own, and a search without a result says what to do', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/horaires')
  await tab.follow('Trains')
  expect(tab.path).toBe('/montclair/horaires?mode=train')
  await tab.follow(/^Montclair-sur-Meuse/)
  expect(tab.main.text).toContain('Voie 1')
  await tab.goto('/montclair/horaires?mode=train&stopName=nulle%20part')
  expect([tab.status, tab.main.text.includes('Aucun résultat')]).toEqual([200, true])
  await tab.goto('/hauteroche/horaires?mode=train')
  expect(tab.main.text).toContain('Aucune gare')
})

it('earlier and later departures are pages of their own, without a script', async () => {
  const tab = new PlainTab(portal.app)
  const stop = '/montclair/horaires/arret/montclair-marche'
  await tab.goto(stop)
  const now = tab.main.text
  await tab.follow('Plus tard')
  expect([tab.status, tab.path]).toEqual([200, `${stop}?page=2`])
  expect(tab.main.text).not.toBe(now)
  await tab.follow('Maintenant')
  expect(tab.path).toBe(stop)
  tab.main.fill('Départs à partir de', '2027-03-12T18:00')
  await tab.press('Afficher')
  expect(tab.path).toBe(`${stop}?at=2027-03-12T18%3A00`)
  expect(tab.main.text).toContain('À partir du vendredi 12 mars à 18:00')
  await tab.follow('Plus tôt')
  expect(tab.main.text).toContain('À partir du vendredi 12 mars à 17:00')
  // A time that is none counts as now.
  await tab.goto(`${stop}?at=demain&page=x`)
  expect(tab.main.text).not.toContain('À partir du')
})

it('a map lists its stops without a script, and keeps the search', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/horaires?stopName=gare')
  await tab.follow('Carte')
  expect(tab.path).toBe('/montclair/horaires?stopName=gare&vue=carte')
  const [first] = tab.main.links('Voir les départs')
  if (!first) throw new Error('The map lists no stop.')
  await tab.follow(first)
  expect(tab.path).toBe('/montclair/horaires/arret/montclair-gare')
})

it.each(['arret/nowhere', 'trajet/bus/x', 'trajet/plane/x'])('an unknown page is not found: %s', async (path) => {
  expect(await new PlainTab(portal.app).goto(`/montclair/horaires/${path}`)).toBe(404)
})
