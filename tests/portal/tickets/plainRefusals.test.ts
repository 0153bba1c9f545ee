import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { alerts, codes, openEvent, register, resize, statuses } from './plainEvent'

let portal: Awaited<ReturnType<typeof openPortal>>
const start = new Date('2027-03-10T09:00:00Z')
let time = start
beforeAll(async () => {
  portal = await openPortal({ now: () => time })
})
beforeEach(async () => {
  time = start
  await portal.db.deleteFrom('ticket_subscription').execute()
  await resize(portal, 3)
})
afterAll(() => portal.close())

describe('an event that fills up', () => {
  it('refuses who did not ask to wait, and then offers the waiting list, whose end moves up', async () => {
    const [one, two] = [await openEvent(portal), await openEvent(portal)]
    await register(one, 3)
    expect(await register(two, 2)).toBe(409)
    expect(alerts(two)).toContain('Les dernières places viennent d’être prises')
    expect(two.main.value('Nom et prénom')).toBe('Anne Lambert')
    expect(two.main.text).toContain('Dès qu’assez de places se libèrent, elles sont à vous')
    await two.press('Rejoindre la liste d’attente')
    expect(statuses(two)).toContain('Vous êtes sur la liste d’attente. Un e‑mail vous le confirme.')
    expect(two.main.text).toContain('en position 1 sur la liste d’attente, pour 2 places')
    expect(codes(two)).toBe(0)
    await one.follow('Annuler l’inscription')
    await one.press('Annuler l’inscription')
    await two.goto(two.path)
    expect(statuses(two)).not.toContain('Vous êtes sur la liste d’attente. Un e‑mail vous le confirme.')
    expect(codes(two)).toBe(2)
  })

  it('lets who wants more than is free wait by choice', async () => {
    const tab = await openEvent(portal)
    expect(await register(tab, 4)).toBe(409)
    expect(alerts(tab)).toContain('Il ne reste pas autant de places')
    expect(tab.main.attributes('option[selected]', 'value')).toEqual(['4'])
    tab.main.select('Nombre de places', 3)
    tab.main.check(/m’inscrire sur la liste d’attente/)
    expect(await tab.press('Réserver')).toBe(200)
    expect(tab.main.text).toContain('pour 4 places')
  })

  it('is full without a waiting list', async () => {
    await resize(portal, 1, { hasWaitingList: false })
    const [one, two] = [await openEvent(portal), await openEvent(portal)]
    await register(one, 1)
    expect(await register(two, 1)).toBe(409)
    expect(alerts(two)).toContain('Les dernières places viennent d’être prises')
    expect(two.main.text).toContain('L’événement est complet. Revenez voir')
    expect(two.main.all('button', 'Réserver')).toEqual([])
  })
})

describe('a form that is stale', () => {
  it('gives nothing back that another tab has booked', async () => {
    const tab = await openEvent(portal)
    const stale = await openEvent(portal)
    await register(tab, 3)
    for (const [name, value] of tab.cookies) stale.cookies.set(name, value)
    expect(await register(stale, 1)).toBe(409)
    expect(alerts(stale)).toContain('Vos places ont changé depuis l’ouverture de cette page')
    expect(stale.main.text).toContain('Vous avez 3 places')
  })

  it('books once when it is sent twice', async () => {
    const tab = await openEvent(portal)
    const { document } = tab
    await register(tab, 2)
    const { path } = tab
    tab.document = document
    await tab.press('Réserver')
    expect(tab.path).toBe(path)
    const rows = await portal.db.selectFrom('ticket_subscription').select('places').execute()
    expect(rows).toEqual([{ places: 2 }])
  })

  it('says that registration has closed meanwhile', async () => {
    const tab = await openEvent(portal)
    time = new Date('2027-03-15T12:00:00Z')
    expect(await register(tab, 1)).toBe(409)
    expect(alerts(tab)).toContain('Les inscriptions viennent de se clore')
    expect(tab.main.text).toContain('Les inscriptions sont closes depuis le')
  })

  it('is not found once the event has no tickets any more', async () => {
    const tab = await openEvent(portal)
    await portal.db.deleteFrom('ticketed_event').where('event', '=', 'heure-du-conte').execute()
    await portal.app.readChanges()
    expect(await register(tab, 1)).toBe(404)
    await portal.db
      .insertInto('ticketed_event')
      .values({
        portal: 'montclair',
        event: 'heure-du-conte',
        record: JSON.stringify({ event: 'heure-du-conte', capacity: 3 }),
      })
      .execute()
  })
})

it('a form that is wrong comes back with what was typed and says which field', async () => {
  const tab = await openEvent(portal)
  tab.main.select('Nombre de places', 1)
  tab.main.fill('Nom et prénom', 'A')
  tab.main.fill('Adresse e-mail', 'anne@exemple.be')
  // A browser keeps a form with a name that is too short.
  for (const input of tab.main.all('input[minlength]')) input.removeAttribute('minlength')
  expect(await tab.press('Réserver')).toBe(400)
  expect(tab.main.value('Adresse e-mail')).toBe('anne@exemple.be')
  expect(tab.main.attributes('option[selected]', 'value')).toEqual(['2'])
  expect(tab.main.all('[aria-invalid=true]')).toHaveLength(1)
})
