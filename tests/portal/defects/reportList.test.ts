import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const list = '/montclair/signalement/liste'

async function open(path: string): Promise<PlainTab> {
  const tab = new PlainTab(portal.app)
  await tab.goto(path)
  return tab
}

const titles = (tab: PlainTab) => tab.main.texts('article h3')
const statuses = (tab: PlainTab) => tab.main.texts('article [data-status]')
const count = (tab: PlainTab) => tab.main.texts('h2')[0]

it('lists the open reports, the last made first, each with its subject, street, age, reference and status in words', async () => {
  const tab = await open(list)
  expect(tab.status).toBe(200)
  expect(tab.title).toBe('Signalements')
  expect(count(tab)).toBe('11 signalements')
  expect(new Set(statuses(tab))).toEqual(new Set(['Reçu', 'En cours']))
  const card = tab.main.part('article', /Quai de Meuse 31/)
  for (const said of ['Lampadaire éteint', 'Signalé il y a 4 jours', 'SIG-QQDJ-DVQC', 'En cours', '3 personnes']) {
    expect(card.text).toContain(said)
  }
  expect(tab.document.querySelectorAll('article [data-status] svg')).toHaveLength(11)
  expect(tab.headers['cache-control']).not.toContain('no-store')
})

it('shows a picture only where the town has released one', async () => {
  const tab = await open(`${list}?status=all`)
  expect(tab.main.all('article')).toHaveLength(15)
  const pictures = tab.main.all('article img')
  expect(pictures).toHaveLength(8)
  const [picture] = pictures
  const answer = await portal.app.inject(picture?.getAttribute('src') ?? '')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
})

it('narrows the list by links and by a form without a script, and keeps the status in the form', async () => {
  const tab = await open(list)
  await tab.follow('Résolu')
  expect(tab.path).toBe(`${list}?status=done`)
  expect(new Set(statuses(tab))).toEqual(new Set(['Résolu']))
  tab.main.select('Sujet', 1)
  await tab.press('Afficher')
  expect(tab.path).toContain('status=done')
  expect(titles(tab)).toEqual(['Panneau abîmé ou manquant'])
  await tab.goto(`${list}?status=refused&category=banc`)
  expect(tab.main.text).toContain('Aucun signalement ne correspond à ces choix')
  await tab.follow('Voir tous les signalements')
  expect(count(tab)).toBe('15 signalements')
})

it('begins with what is nearest to an address, says from where, and says when it knows none', async () => {
  const tab = await open(list)
  tab.main.fill('Près de quelle adresse ?', 'rue du Pont 12')
  await tab.press('Afficher')
  expect(titles(tab)[0]).toBe('Nid-de-poule')
  expect(tab.main.text).toContain('Distances depuis Rue du Pont 12')
  expect(tab.main.part('article', /Rue du Pont 12/).text).toContain('0 m')
  await tab.follow('Les plus récents')
  expect(titles(tab)[0]).not.toBe('Nid-de-poule')
  await tab.goto(`${list}?near=xqzw`)
  expect(tab.main.text).toContain('Cette adresse n’est pas connue dans la commune.')
  await tab.goto(`${list}?lat=50.641&lon=5.793`)
  expect(tab.main.text).toContain('Distances depuis votre position')
})

it('leads from a category that the town has no more to all reports', async () => {
  const tab = await open(`${list}?category=disparue`)
  expect(tab.status).toBe(404)
  expect(tab.main.text).toContain('Aucun signalement ne correspond à ces choix')
  await tab.follow('Voir tous les signalements')
  expect(count(tab)).toBe('15 signalements')
})

it('ignores what an address says wrongly', async () => {
  const tab = await open(`${list}?status=x&category=%21&lat=91&lon=5&sort=x&page=0`)
  expect([tab.status, count(tab)]).toEqual([200, '11 signalements'])
})

it('leads to the map, whose list opens the same reports without a script', async () => {
  const tab = await open(list)
  await tab.follow('Carte')
  expect(tab.path).toBe('/montclair/signalement/carte')
  expect(tab.main.text).toContain('Nid-de-poule – Rue du Pont 12')
  const links = tab.main.all('a', 'Voir le signalement')
  expect(links).toHaveLength(11)
  await tab.follow(links[0] ?? '')
  expect(tab.path).toMatch(/^\/montclair\/signalement\/[0-9a-f-]{36}$/)
})

it.each([
  ['en', 'Street reports', 'In progress', '11 reports'],
  ['de', 'Meldungen', 'In Arbeit', '11 Meldungen'],
  ['nl', 'Meldingen', 'In behandeling', '11 meldingen'],
])('is in %s', async (language, title, status, total) => {
  const { record } = await portal.db
    .selectFrom('portal')
    .select('record')
    .where('name', '=', 'montclair')
    .executeTakeFirstOrThrow()
  const wanted = { ...record, additionalLocales: ['en', 'de', 'nl'] }
  await portal.db
    .updateTable('portal')
    .set({ record: JSON.stringify(wanted) })
    .where('name', '=', 'montclair')
    .execute()
  await portal.app.readChanges()
  const tab = await open(`${list}?lang=${language}`)
  expect([tab.title, count(tab)]).toEqual([title, total])
  expect(statuses(tab)).toContain(status)
})
