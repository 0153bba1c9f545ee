import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StoreWidget, townOf } from '../e2e/towns'
import { withPlainSpaces } from './accessibleName'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const devices = [
  ['montclair', 'a phone', { 'sec-ch-ua-mobile': '?1' }],
  ['hauteroche', 'a desktop', {}],
] as const

/** The wall of a visitor, with the state that it reports and the titles of its own tiles. */
async function openWall(town: string, device: Readonly<Record<string, string>>) {
  const tab = new PlainTab(portal.app, device)
  expect(await tab.goto(`/${town}/abonnement`)).toBe(200)
  const status = () => tab.main.texts('[role=status]').join('')
  const titles = () => tab.main.part('section', 'Mes services').texts('h1, h2, h3, h4')
  return { tab, status, titles }
}

it.each(devices)(
  'services of %s are added without a script on %s, and those without settings say so',
  async (town, _, device) => {
    const { tab, status, titles } = await openWall(town, device)
    await tab.press('Ajouter « Agenda »')
    expect(tab.main.text).toContain('Ce qui est enregistré')
    await tab.press('Ajouter « Agenda »')
    expect(status()).toBe('Le service est ajouté.')
    await tab.press('Ajouter « Prochains bus »')
    tab.main.select('Arrêt', 1)
    await tab.press('Ajouter « Prochains bus »')
    await tab.press('Ajouter « Parking à vélo »')
    expect(tab.path).toMatch(/\/ajouter/)
    await tab.press('Ajouter « Parking à vélo »')
    expect(tab.main.links(/Adresse/)).not.toEqual([])
    await tab.follow('Revenir à mes services')
    expect(titles()).toEqual(['Agenda', 'Prochains bus'])
  },
)

it.each(devices)(
  'services of %s are ordered, configured, muted and removed without a script on %s',
  async (town, _, device) => {
    const { tab, status, titles } = await openWall(town, device)
    await tab.press('Ajouter « Agenda »')
    await tab.press('Ajouter « Agenda »')
    await tab.press('Ajouter « Prochains bus »')
    tab.main.select('Arrêt', 1)
    await tab.press('Ajouter « Prochains bus »')
    await tab.press('Monter « Prochains bus »')
    expect(status()).toBe('L’ordre est enregistré.')
    expect(titles()).toEqual(['Prochains bus', 'Agenda'])
    await tab.press('Régler « Prochains bus »')
    tab.main.fill(/titre/i, 'Mon arrêt')
    await tab.press('Enregistrer')
    expect(status()).toBe('Les réglages sont enregistrés.')
    expect(titles()).toEqual(['Mon arrêt', 'Agenda'])
    const bell = () => tab.main.button('Notifications de « Agenda »')
    await tab.press(bell())
    expect(status()).toBe('Les notifications sont désactivées.')
    expect(bell().getAttribute('aria-pressed')).toBe('false')
    await tab.press('Retirer « Mon arrêt »')
    expect(tab.main.text).toContain('et ses réglages seront perdus')
    await tab.press('Retirer')
    expect(status()).toBe('Le service est retiré.')
    expect(titles()).toEqual(['Agenda'])
    expect(await tab.goto(`/${town}/abonnement/regler?uid=8a6f2b9e-9d0e-4a8b-8f41-6f0f4a7c1d11`)).toBe(404)
  },
)

it.each(devices)('every widget of %s is added without a script on %s', async (town, _, device) => {
  const { tab, status, titles } = await openWall(town, device)
  const { read } = townOf(town)
  const widgets: StoreWidget[] = read('widgets')
  const streets: { name: string; zip: string; locality: string; zone?: string }[] = read('streets')
  // A street that has one zone for all its houses.
  const street = streets.find(({ zone }) => zone !== undefined)
  const wanted = widgets.map(({ translations }) => withPlainSpaces(translations.fr.title))
  for (const [index, { uid }] of widgets.entries()) {
    await tab.goto(`/${town}/abonnement/ajouter?widget=${uid}`)
    for (const list of tab.main.all('select')) tab.main.select(list, 1)
    if (tab.main.all('input', 'Rue').length > 0) {
      tab.main.fill('Rue', street?.name ?? '')
      tab.main.fill('Numéro', '4')
      tab.main.fill('Code postal', street?.zip ?? '')
      tab.main.fill('Localité', street?.locality ?? '')
    }
    await tab.press(`Ajouter « ${wanted[index]} »`)
    expect(status(), uid).toBe('Le service est ajouté.')
  }
  await tab.goto(`/${town}/abonnement`)
  expect(titles()).toEqual(wanted)
})

it.each([
  ['a phone', { 'sec-ch-ua-mobile': '?1' }, 'Balade du jour', 'Enquêtes et réunions'],
  ['a desktop', {}, 'Enquêtes et réunions', 'Balade du jour'],
])(
  'a town shows on %s the tiles that are for it, on its home and above the services',
  async (_, device, shown, hidden) => {
    const tab = new PlainTab(portal.app, device)
    const headings = () => tab.main.texts('h1, h2, h3, h4')
    await tab.goto('/hauteroche')
    expect(headings()).toEqual(expect.arrayContaining(['En un coup d’œil', shown]))
    expect(headings()).not.toContain(hidden)
    await tab.follow('Ajouter mes services à cet accueil')
    expect(tab.main.texts('p').filter((text) => text.endsWith(`: ${hidden}.`))).toHaveLength(1)
    expect(tab.main.part('section', 'Affiché par la commune').texts('h1, h2, h3, h4')).toContain(shown)
    expect(headings()).not.toContain(hidden)
  },
)

it('an address of the store names the category whose services are offered', async () => {
  const tab = new PlainTab(portal.app)
  const offered = async (path: string) => {
    await tab.goto(path)
    return tab.main.all('button', /^Ajouter « /).length
  }
  const every = await offered('/hauteroche/abonnement')
  const ofLeisure = await offered('/hauteroche/abonnement?category=leisure')
  expect(ofLeisure).toBeGreaterThan(0)
  expect(ofLeisure).toBeLessThan(every)
})

it('a service that a part of the town offers too is added there, by a link of its page', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/abonnement/ajouter?widget=actualites')
  expect(tab.main.text).toContain('Ajouté ici, ce service vaut pour Montclair-sur-Meuse.')
  await tab.follow('L’ajouter sur le portail de Hauteroche')
  expect(tab.path).toBe('/hauteroche/abonnement/ajouter?widget=actualites')
  expect(tab.main.text).not.toContain('Pour quel lieu ?')
  await tab.press('Ajouter « Actualités »')
  expect(tab.path).toBe('/hauteroche/abonnement?done=added')
  expect(tab.main.part('section', 'Mes services').texts('h1, h2, h3, h4')).toEqual(['Actualités'])
})
