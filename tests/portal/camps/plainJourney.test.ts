import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const statuses = (tab: PlainTab) => tab.main.texts('[role=status]')
const alerts = (tab: PlainTab) => tab.main.texts('[role=alert]').join()

/** Fills in the form of a camp and sends it. */
async function fill(tab: PlainTab, from: string, until: string): Promise<number> {
  const texts = {
    'Nom du groupe': '12e unité',
    Arrivée: from,
    Départ: until,
    'Nombre d’enfants et de jeunes': '24',
    'Nombre d’animateurs': '5',
    'Âge du plus jeune': '8',
    'Âge du plus âgé des jeunes': '12',
    'Responsable du camp': 'Anne Lambert',
    'Adresse e-mail': 'anne@exemple.be',
    Téléphone: '+32 470 12 34 56',
    'Téléphone joignable jour et nuit sur place': '+32 470 12 34 57',
  }
  for (const [label, text] of Object.entries(texts)) tab.main.fill(label, text)
  tab.main.check('Nous avons lu le règlement et le plan d’urgence')
  return await tab.press('Continuer vers le résumé')
}

it('a camp is registered, changed and cancelled without a script', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/camps')
  await tab.follow(/^Pré du Moulin/)
  expect(tab.path).toBe('/montclair/camps/pre-du-moulin')
  for (const said of ['60 personnes au plus', 'Appelez le 112', 'Benoît Lejeune', 'tous les jours sont libres']) {
    expect(tab.main.text).toContain(said)
  }
  await tab.follow('Inscrire un camp')
  expect(tab.main.text).toContain('Règlement et plan d’urgencePré du Moulin')
  await tab.follow('Lu et compris, continuer')
  await fill(tab, '2027-07-01', '2027-07-10')
  expect(tab.title).toMatch(/^Résumé de l’inscription/)
  expect(tab.main.text).toContain('Rien n’est encore inscrit')
  expect(tab.main.text).not.toContain('CAMP-')
  await tab.press('Inscrire le camp')
  expect(statuses(tab)).toContain('Votre camp est inscrit. Un e‑mail le confirme, avec le plan d’urgence.')
  expect(tab.main.text).toMatch(/CAMP-[A-Z2-9]{4}-[A-Z2-9]{4}/)

  await tab.follow('Modifier')
  tab.main.fill('Nombre d’animateurs', '6')
  await tab.press('Enregistrer')
  expect(statuses(tab)).toContain('Votre camp est modifié. Un e‑mail le confirme.')

  await tab.follow('Annuler le camp')
  await tab.press('Annuler le camp')
  expect(tab.path).toBe('/montclair/camps/mes-camps?done=cancelled')
  expect(statuses(tab)).toContain('Votre camp est annulé.')
})

it('days that another camp has are told, and what was typed stays', async () => {
  const [one, other] = [new PlainTab(portal.app), new PlainTab(portal.app)]
  for (const tab of [one, other]) await tab.goto('/montclair/camps/inscription?location=pre-du-moulin')
  await fill(one, '2027-08-01', '2027-08-10')
  expect(await fill(other, '2027-08-05', '2027-08-12')).toBe(409)
  expect(alerts(other)).toContain('Un autre camp a réservé une partie de ces jours.')
  expect(other.main.text).toContain('Déjà réservé du 1er août 2027 au 10 août 2027')
  expect(await fill(other, '2027-08-10', '2027-08-12')).toBe(200)
  expect(other.title).toMatch(/^Résumé/)
})

it('a form that is not complete names its fields', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/camps/inscription?location=clairiere-des-charmes')
  expect(tab.main.text).not.toContain('Nous demandons à faire des feux')
  expect(await fill(tab, '2027-08-10', '2027-08-10')).toBe(400)
  expect(tab.main.text).toContain('Départ')
  expect(tab.main.all('[aria-invalid=true]')).toHaveLength(1)
})
