import type { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

type Portal = Awaited<ReturnType<typeof openPortal>>

export const story = '/montclair/ticketin/heure-du-conte'

export const statuses = (tab: PlainTab) => tab.main.texts('[role=status]')
export const alerts = (tab: PlainTab) => tab.main.texts('[role=alert]').join()
export const codes = (tab: PlainTab) => tab.main.all('svg[role=img]').length

/** Changes what the town stores of the event. */
export async function resize({ db, app }: Portal, capacity: number, more: object = {}): Promise<void> {
  const record = JSON.stringify({ event: 'heure-du-conte', capacity, perPerson: 4, ...more })
  await db.updateTable('ticketed_event').set({ record }).where('event', '=', 'heure-du-conte').execute()
  await app.readChanges()
}

/** A visitor without a script who opens the event. */
export async function openEvent({ app }: Portal): Promise<PlainTab> {
  const tab = new PlainTab(app)
  await tab.goto(story)
  return tab
}

/** Fills in the form of the event and sends it. */
export async function register(tab: PlainTab, places: number, button = 'Réserver'): Promise<number> {
  tab.main.select('Nombre de places', places - 1)
  tab.main.fill('Nom et prénom', 'Anne Lambert')
  tab.main.fill('Adresse e-mail', 'anne@exemple.be')
  return await tab.press(button)
}
