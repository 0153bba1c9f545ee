import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const statuses = (tab: PlainTab) => tab.main.texts('[role=status]')

it('an address is found, remembered, reminded of and forgotten without a script', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/dechets?query=rue%20haute%2012')
  await tab.follow(/^Rue Haute 12, 4679/)
  expect(tab.main.text).toContain('Zone de collecte : Centre')
  expect(tab.main.text).toContain('À sortir la veille dès 20:00, au plus tard à 06:00')
  expect(tab.main.text).toContain('Source : Intercommunale Meuse-Tri, données du 2 novembre 2026')
  expect(tab.main.all('a', 'Signaler une collecte oubliée')).toHaveLength(1)
  const address = tab.path
  await tab.follow('Mois')
  expect(tab.title).toBe('Collectes par mois')
  const shown = tab.main.texts('table time')
  await tab.follow('Mois suivant')
  expect(tab.path).toContain('mois=')
  expect(tab.main.text).toContain('Rue Haute 12')
  expect(tab.main.texts('table time')).not.toEqual(shown)
  await tab.follow('Liste')
  expect(tab.path).toBe(address)

  await tab.press('Retenir cette adresse')
  expect(statuses(tab)).toContain('Votre adresse est retenue.')
  await tab.goto('/montclair/dechets')
  expect(tab.main.text).toContain('Votre adresse : Rue Haute 12')
  const [file] = tab.main.all('a', 'Ouvrir le fichier d’agenda')
  const calendar = await portal.app.inject(file?.getAttribute('href') ?? '')
  expect(calendar.body).toContain('X-WR-CALNAME:Collectes – Rue Haute 12')

  await tab.follow('Recevoir un rappel')
  tab.main.fill('Votre adresse e-mail', 'anne@maison')
  await tab.press('Recevoir un rappel')
  expect(tab.main.text).toContain('Vérifiez l’adresse e‑mail')
  expect(tab.main.value('Votre adresse e-mail')).toBe('anne@maison')
  tab.main.fill('Votre adresse e-mail', 'anne@maison.be')
  await tab.press('Recevoir un rappel')
  expect(statuses(tab).join()).toContain('ouvrez le lien que nous venons d’envoyer')
  await tab.press('Arrêter les rappels')
  expect(statuses(tab)).toContain('Vous ne recevez plus de rappel.')

  await tab.goto('/montclair/dechets')
  await tab.follow('Oublier cette adresse')
  await tab.press('Oublier cette adresse')
  expect(statuses(tab)).toContain('Votre adresse est oubliée.')
  expect(tab.main.text).toContain('Quelle est votre adresse')
})

it('a month without an address leads to one, and one that does not exist is that of the next pickup', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/dechets/mois')
  expect(tab.main.all('a', 'Choisir mon adresse')).toHaveLength(1)
  await tab.goto('/montclair/dechets?query=rue%20haute%2012')
  await tab.follow(/^Rue Haute 12, 4679/)
  await tab.follow('Mois')
  const shown = tab.main.texts('table time')
  for (const month of ['2026-13', '1999-01', 'x']) {
    await tab.goto(`${tab.path.replace(/&mois=.*/, '')}&mois=${month}`)
    expect(tab.main.texts('table time'), month).toEqual(shown)
  }
})

it('the page of a zone leads to its months, which lead on and back', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/contenu/collectes-centre')
  await tab.follow('Mois')
  expect(tab.path).toMatch(/^\/montclair\/dechets\/mois\?luid=.*&zuid=centre&zone=/)
  const days = () => tab.main.attributes('table time', 'datetime')
  expect(days()).toContain('2027-03-16')
  await tab.follow(/suivant/)
  expect(days()).toContain('2027-04-16')
  await tab.follow('Retour aux collectes')
  expect(tab.main.texts('h2')).toContain('Centre')
  expect(tab.main.all('button', 'Retenir cette adresse')).toEqual([])
})

it('an address in no zone and an unknown street are said with a way on', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/dechets?query=sentier%20des%20%C3%A9coliers%203')
  expect(tab.main.text).toContain('Sentier des Écoliers 3, 4679 Montclair-sur-Meuse ne fait partie d’aucune tournée')
  expect(tab.main.all('a', 'Voir les conteneurs')).toHaveLength(1)
  expect(tab.main.attributes('a[href^=tel]', 'href')).toHaveLength(1)
  await tab.goto('/montclair/dechets?query=zzzz')
  expect(tab.main.text).toContain('Aucune rue ne porte ce nom')
})

it('the link of a mail asks before it changes something, and says when it is of no use', async () => {
  const tab = new PlainTab(portal.app)
  const uid = '00000000-0000-4000-8000-000000000001'
  await tab.goto(`/montclair/dechets/rappel/lien?what=stop&uid=${uid}&code=x`)
  expect(tab.title).toContain('Arrêter les rappels')
  await tab.press('Arrêter les rappels')
  expect(tab.main.text).toContain('Ce lien n’est plus valable')
  expect((await portal.get('/montclair/dechets/rappel/lien')).status).toBe(404)
})

it('the guide answers in its list, by letter and on the page of a thing', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/dechets/tri?query=frigolitte')
  expect(tab.main.text).toContain('Frigolite d’emballageRecyparc')
  await tab.goto('/montclair/dechets/tri')
  await tab.follow('E')
  expect(tab.main.text).toContain('Épluchures')
  await tab.goto('/montclair/dechets/tri/pile')
  expect(tab.title).toBe('Pile')
  for (const said of ['Boîte à piles', 'reprennent gratuitement', 'Recyparc', 'Reprise en magasin'])
    expect(tab.main.text).toContain(said)
  await tab.follow('Voir les conteneurs')
  expect(tab.path).toMatch(/\/montclair\/dechets\/conteneurs\?genre=/)
  expect((await portal.get('/montclair/dechets/tri/rien')).status).toBe(404)
})

it('the places with containers say what they take and when', async () => {
  const { html } = await portal.get('/montclair/dechets/conteneurs?genre=CLOTHES')
  expect(html).toContain('Vêtements, chaussures et linge propres')
  expect(html).toContain('Recyparc')
})
