import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'
import { codes, register, statuses, story } from './plainEvent'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

it('places are booked, changed and given back without a script', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/ticketin')
  await tab.follow(/^15 mars L’heure du conte|L’heure du conte/)
  expect(tab.path).toBe(story)
  for (const said of ['20 places libres', 'Bibliothèque communale', 'se fait à l’organisateur', 'Clôture']) {
    expect(tab.main.text).toContain(said)
  }
  await register(tab, 2)
  expect(statuses(tab)).toContain('Vos places sont réservées. Un e‑mail vous envoie vos billets.')
  expect(tab.main.text).toMatch(/BIL-[0-9A-F]{4}-[0-9A-F]{4}/)
  expect(codes(tab)).toBe(2)

  await tab.follow('Changer le nombre de places')
  expect(tab.main.text).toContain('Vous avez 2 places')
  tab.main.select('Nombre de places', 2)
  await tab.press('Enregistrer')
  expect(statuses(tab)).toContain('Le nombre de places est changé.')
  expect(codes(tab)).toBe(3)

  await tab.follow('Annuler l’inscription')
  expect(tab.title).toMatch(/^Annuler cette inscription/)
  await tab.press('Annuler l’inscription')
  expect(statuses(tab)).toContain('Votre inscription est annulée.')
  expect(codes(tab)).toBe(0)
  await tab.follow('Vos billets')
  expect(tab.main.text).toContain('Aucun billet pour le moment')
})
