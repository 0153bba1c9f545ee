import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionCode } from '../../../src/server/api/tickets/ticketLinks'
import { secret } from '../../helpers/server/visitor'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'
import { codes, resize, statuses } from './plainEvent'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ trustsCallers: true, now: () => new Date('2027-03-10T09:00:00Z') })
})
afterAll(() => portal.close())

/** Registers by the API. */
async function register(places: number) {
  const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
  const url = '/ticketing-service/api/v1/web/events/heure-du-conte/subscribe?portalName=montclair'
  const take = async (count: number): Promise<string> => {
    const payload = { places: count, name: 'Anne Lambert', email: 'anne@exemple.be' }
    return (await portal.app.inject({ method: 'PUT', url, headers, payload })).json().data.uid
  }
  const uid = await take(places)
  const cancel = () => portal.app.inject({ method: 'DELETE', url, headers })
  return { uid, link: `/montclair/billets/${uid}`, code: subscriptionCode(secret, uid), take, cancel }
}

describe('the page of a registration', () => {
  it('opens for who has the link of its mails, and for nobody else', async () => {
    const { link, code } = await register(2)
    const tab = new PlainTab(portal.app)
    expect(await tab.goto(link)).toBe(404)
    expect(tab.main.text).toContain('Cette inscription ne s’ouvre pas ici')
    expect(await tab.goto(`${link}?code=wrong`)).toBe(404)
    expect(codes(tab)).toBe(0)
    expect(await tab.goto(`${link}?code=${code}`)).toBe(200)
    expect(codes(tab)).toBe(2)
    expect(tab.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  })

  it('is cancelled by its link, and says so once', async () => {
    const { link, code } = await register(1)
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}?code=${code}`)
    await tab.follow('Annuler l’inscription')
    await tab.press('Annuler l’inscription')
    expect(statuses(tab)).toContain('Votre inscription est annulée.')
    expect(tab.path).toContain(`code=${code}`)
    expect(codes(tab)).toBe(0)
    expect(tab.main.texts('a[download]')).toEqual(['Annuler dans le calendrier'])
    expect(tab.main.attributes('a[download]', 'href')).toEqual([`${link}.ics?code=${code}`])
    await tab.follow('Réserver à nouveau')
    expect(tab.path).toBe('/montclair/ticketin/heure-du-conte')
  })

  it('is changed by its link, which the next page still has', async () => {
    const { link, code } = await register(1)
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}?code=${code}`)
    await tab.follow('Changer le nombre de places')
    expect(tab.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(tab.main.text).toContain('Vous avez 1 place')
    tab.main.select('Nombre de places', 2)
    await tab.press('Enregistrer')
    expect(statuses(tab)).toContain('Le nombre de places est changé.')
    expect(tab.path).toContain(`code=${code}`)
    expect(codes(tab)).toBe(3)
    expect(await tab.goto('/montclair/billets')).toBe(200)
    expect(tab.main.text).not.toContain('heure du conte')
  })

  it('is refused more places than are free by its link, and stays as it was', async () => {
    const { uid, link, code } = await register(1)
    const tab = new PlainTab(portal.app)
    await tab.goto(`/montclair/ticketin/inscription?event=heure-du-conte&uid=${uid}&code=${code}`)
    await resize(portal, 1)
    tab.main.select('Nombre de places', 1)
    await tab.press('Enregistrer')
    expect(tab.main.text).toContain('Les dernières places viennent d’être prises')
    expect(tab.main.text).toContain('Vous avez 1 place')
    await resize(portal, 20)
    await tab.goto(`${link}?code=${code}`)
    expect(codes(tab)).toBe(1)
  })

  it('shows the form of a new registration, and nobody else’s places, by a link that is wrong', async () => {
    const { uid } = await register(2)
    const tab = new PlainTab(portal.app)
    await tab.goto(`/montclair/ticketin/inscription?event=heure-du-conte&uid=${uid}&code=wrong`)
    expect(tab.main.text).toContain('Réserver vos places')
    expect(tab.main.text).not.toContain('Vous avez 2 places')
  })

  it('does not repeat a confirmation that is no longer true', async () => {
    const { link, code } = await register(1)
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}?code=${code}&done=cancelled`)
    expect(statuses(tab).join('')).not.toContain('annulée')
  })
})

describe('the calendar entry of a registration', () => {
  const read = async (url: string) => {
    const { statusCode, headers, body } = await portal.app.inject({ url })
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    return { status: statusCode, headers, body, lines, sequence: Number(/SEQUENCE:(\d+)/.exec(body)?.[1]) }
  }

  it('is for who may open the registration, and for no cache, and its page leads to it', async () => {
    const { uid, link, code, cancel } = await register(2)
    expect((await read(`${link}.ics`)).status).toBe(404)
    expect((await read(`${link}.ics?code=wrong`)).status).toBe(404)
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}?code=${code}`)
    expect(tab.main.attributes('a[download]', 'href')).toEqual([`${link}.ics?code=${code}`])
    const { status, headers, lines, body } = await read(`${link}.ics?code=${code}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="BIL-\w{4}-\w{4}\.ics"$/),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${uid}@montclair.beffroi`,
        'DTSTART:20270315T133000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:L’heure du conte\u00a0: histoires de rivière',
      ]),
    )
    expect(body).toContain('2 places')
    expect(body).not.toContain(code)
    await cancel()
  })

  it('keeps its uid and counts the changes of the registration, up to its end', async () => {
    const { uid, link, code, take, cancel } = await register(1)
    const entry = () => read(`${link}.ics?code=${code}`)
    const first = await entry()
    await take(3)
    await take(3)
    const changed = await entry()
    expect(changed.body).toContain('3 places')
    await cancel()
    const cancelled = await entry()
    expect([first, changed, cancelled].map(({ sequence }) => sequence - first.sequence)).toEqual([0, 1, 2])
    for (const { lines } of [first, changed, cancelled]) expect(lines).toContain(`UID:${uid}@montclair.beffroi`)
    expect(cancelled.lines).toContain('STATUS:CANCELLED')
  })

  it('is tentative while the visitor waits, and follows who moves up and an event that moves', async () => {
    const holder = await register(1)
    const taken = await portal.db
      .selectFrom('ticket_subscription')
      .select(({ fn }) => fn.sum<number>('places').as('places'))
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow()
    await resize(portal, Number(taken.places))
    const { link, code } = await register(1)
    const waiting = await read(`${link}.ics?code=${code}`)
    expect(waiting.lines).toContain('STATUS:TENTATIVE')
    await holder.cancel()
    const confirmed = await read(`${link}.ics?code=${code}`)
    expect(confirmed.lines).toContain('STATUS:CONFIRMED')
    expect(confirmed.sequence).toBe(waiting.sequence + 1)
    const starts_at = new Date('2027-03-15T14:00:00Z')
    await portal.db.updateTable('event').set({ starts_at }).where('uid', '=', 'heure-du-conte').execute()
    await portal.app.readChanges()
    const moved = await read(`${link}.ics?code=${code}`)
    expect(moved.lines).toContain('DTSTART:20270315T140000Z')
    expect(moved.sequence).toBeGreaterThan(confirmed.sequence)
  })
})
