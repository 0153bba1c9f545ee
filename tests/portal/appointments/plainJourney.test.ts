import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Chooses the first free time of the first free day in the calendar of the page. */
async function chooseTime(tab: PlainTab) {
  const [day] = tab.main.all('a', /moments? libres?$/)
  await tab.follow(day ?? '')
  const [time] = tab.main.all('button', /^\d\d:\d\d$/)
  await tab.press(time ?? '')
}

const statuses = (tab: PlainTab) => tab.main.texts('[role=status]')
const heldUntil = (tab: PlainTab) => /jusqu’à (\d\d:\d\d)/.exec(tab.main.text)?.slice(1)

it('an appointment is booked, moved and cancelled without a script', async () => {
  const tab = new PlainTab(portal.app)
  await tab.goto('/montclair/rendez-vous?query=identit%C3%A9')
  await tab.follow(/^Carte d’identité électronique/)
  expect(tab.path).toBe('/montclair/rendez-vous/choisir?prestation=carte-identite')
  await chooseTime(tab)
  expect(tab.title).toBe('Vos coordonnées')
  const until = heldUntil(tab)
  tab.main.fill('Nom et prénom', 'Anne Lambert')
  await tab.press('Prolonger de 10 minutes')
  expect(tab.main.value('Nom et prénom')).toBe('Anne Lambert')
  expect(heldUntil(tab)).not.toEqual(until)
  expect(tab.main.all('button', 'Prolonger de 10 minutes')).toEqual([])
  tab.main.fill('Adresse e-mail', 'anne@exemple.be')
  tab.main.check('Retirer une carte prête')
  await tab.press('Continuer')
  expect(tab.title).toBe('Vérifiez votre rendez-vous')
  for (const said of ['Anne Lambert', 'Retirer une carte prête', 'Hôtel de ville', 'À apporter', 'Prix']) {
    expect(tab.main.text).toContain(said)
  }
  await tab.press('Confirmer le rendez-vous')
  expect(statuses(tab)).toContain('Votre rendez-vous est confirmé. Un e‑mail vous le rappelle.')
  const [reference = ''] = /RDV-\w{4}-\w{4}/.exec(tab.main.text) ?? []
  expect(reference).not.toBe('')

  await tab.follow('Déplacer')
  expect(tab.title).toBe('Déplacer le rendez-vous')
  await chooseTime(tab)
  expect(tab.main.value('Nom et prénom')).toBe('Anne Lambert')
  tab.main.fill('Nom et prénom', 'Anne Dupont')
  await tab.press('Prolonger de 10 minutes')
  expect(tab.main.value('Nom et prénom')).toBe('Anne Dupont')
  await tab.press('Confirmer le nouveau moment')
  expect(statuses(tab)).toContain('Votre rendez-vous est déplacé.')
  for (const said of [reference, 'Anne Dupont', 'Retirer une carte prête']) {
    expect(tab.main.text).toContain(said)
  }

  await tab.follow('Annuler le rendez-vous')
  await tab.press('Annuler le rendez-vous')
  expect(statuses(tab)).toContain('Votre rendez-vous est annulé.')
  await tab.follow('Tous vos rendez-vous')
  expect(tab.main.part('section', /passés/).text).toContain('Ce rendez-vous est annulé.')
})
