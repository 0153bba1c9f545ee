import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriptionCode } from '../../../src/server/api/tickets/ticketLinks'
import { secret } from '../../helpers/server/visitor'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'
import { codes, statuses } from './plainEvent'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ trustsCallers: true, now: () => new Date('2027-03-10T09:00:00Z') })
})
afterAll(() => portal.close())

/** Registers by the API. */
async function register(places: number) {
  const headers = { 'x-lgc-anonymous-uid': randomUUID(), 'x-beffroi-stored': '1' }
  const url = '/ticketing-service/api/v1/web/events/heure-du-conte/subscribe?portalName=montclair'
  const payload = { places, name: 'Anne Lambert', email: 'anne@exemple.be' }
  const { uid } = (await portal.app.inject({ method: 'PUT', url, headers, payload })).json().data
  return { link: `/montclair/billets/${uid}`, code: subscriptionCode(secret, uid) }
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
    // Whose it is can change it; who has the link can only give it back.
    expect(tab.main.all('a', 'Changer le nombre de places')).toEqual([])
    await tab.follow('Annuler l’inscription')
    await tab.press('Annuler l’inscription')
    expect(statuses(tab)).toContain('Votre inscription est annulée.')
    expect(tab.path).toContain(`code=${code}`)
    expect(codes(tab)).toBe(0)
    await tab.follow('Réserver à nouveau')
    expect(tab.path).toBe('/montclair/ticketin/heure-du-conte')
  })

  it('does not repeat a confirmation that is no longer true', async () => {
    const { link, code } = await register(1)
    const tab = new PlainTab(portal.app)
    await tab.goto(`${link}?code=${code}&done=cancelled`)
    expect(statuses(tab).join('')).not.toContain('annulée')
  })
})
