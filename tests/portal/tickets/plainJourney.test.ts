import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

const story = '/montclair/ticketin/heure-du-conte'

let portal: Awaited<ReturnType<typeof openPortal>>
let time = new Date('2027-03-10T09:00:00Z')
beforeAll(async () => {
  portal = await openPortal({ now: () => time })
})
afterAll(() => portal.close())

const statuses = (tab: PlainTab) => tab.main.texts('[role=status]')
const alerts = (tab: PlainTab) => tab.main.texts('[role=alert]').join()

/** Changes what the town stores of the event. */
async function resize(capacity: number, more: object = {}): Promise<void> {
  const record = JSON.stringify({ event: 'heure-du-conte', capacity, perPerson: 4, ...more })
  await portal.db.updateTable('ticketed_event').set({ record }).where('event', '=', 'heure-du-conte').execute()
  await portal.app.readChanges()
}

/** A visitor who opens the event. */
async function openTab(): Promise<PlainTab> {
  const tab = new PlainTab(portal.app)
  await tab.goto(story)
  return tab
}

async function register(tab: PlainTab, places: string, button = 'Réserver'): Promise<number> {
  tab.main.choose('Nombre de places', places)
  tab.main.fill('Nom et prénom', 'Anne Lambert')
  tab.main.fill('Adresse e-mail', 'anne@exemple.be')
  return await tab.press(button)
}

describe('without a script', () => {
  it('places are booked, changed and given back', async () => {
    const tab = new PlainTab(portal.app)
    await tab.goto('/montclair/ticketin')
    await tab.follow(/^15 mars L’heure du conte|L’heure du conte/)
    expect(tab.path).toBe(story)
    for (const said of ['20 places libres', 'Bibliothèque communale', 'Il se paie à l’organisateur', 'Clôture']) {
      expect(tab.main.text).toContain(said)
    }
    await register(tab, '2 places')
    expect(statuses(tab)).toContain('Vos places sont réservées. Un e-mail vous envoie vos billets.')
    expect(tab.main.text).toMatch(/BIL-[0-9A-F]{4}-[0-9A-F]{4}/)
    expect(tab.main.all('svg[role=img]')).toHaveLength(2)

    await tab.follow('Changer le nombre de places')
    expect(tab.main.text).toContain('Vous avez 2 places')
    tab.main.choose('Nombre de places', '3 places')
    await tab.press('Enregistrer')
    expect(statuses(tab)).toContain('Le nombre de places est changé.')
    expect(tab.main.all('svg[role=img]')).toHaveLength(3)

    await tab.follow('Annuler l’inscription')
    expect(tab.title).toBe('Annuler cette inscription\u202f?')
    await tab.press('Annuler l’inscription')
    expect(statuses(tab)).toContain('Votre inscription est annulée.')
    expect(tab.main.all('svg[role=img]')).toHaveLength(0)
    await tab.follow('Vos billets')
    expect(tab.main.text).toContain('Aucun billet pour le moment')
  })
})
