// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { createHost } from '../../../src/portal/actions/createHost'
import type { Session } from '../../../src/portal/session/Session'
import { waitUntil } from '../../helpers/waitUntil'
import { defaultAnswers, visit } from '../visit'

const zone = {
  ...{ code: '4501', name: 'Centre', lat: 50.6, lon: 5.7, radius: 100, isClosed: false, isPaidNow: true },
  tariff: { currency: 'EUR', hourPrice: 150, freeMinutes: 0, hours: [] },
}
const session = {
  ...{ uid: 's1', status: 'running', plate: '1ABC234', shownPlate: '1-ABC-234', country: 'B', zone: '4501' },
  ...{
    zoneName: 'Centre',
    startedAt: '2027-03-10T09:00:00Z',
    endsAt: '2027-03-10T10:00:00Z',
    price: 150,
    currency: 'EUR',
  },
  isForgotten: false,
}
const answers = {
  ...defaultAnswers,
  '/licence-plates': { isSignedIn: true, items: [] },
  '/locations': { items: [zone] },
  '/estimate': { zone: '4501', minutes: 60, price: 150, currency: 'EUR', endsAt: '2027-03-10T10:00:00Z' },
  '/session/start': session,
  '/sessions': { isSignedIn: true, isLastKnown: false, now: '2027-03-10T09:00:00Z', items: [session] },
}
const fields = { zone: '4501', plate: '1-abc-234', minutes: 60 }
/** Presses the button of a modal about parking, with what its fields hold. */
const run = (session: Session, about: 'session' | 'plate' | 'location', fields: Record<string, unknown>) =>
  act(async () => createHost(session).run({ handler: `confirm-parking-${about}`, data: { fields } }, { key: about }))

const address = () => window.location.pathname + window.location.search
const chosen = '/valbeau/stationnement/commencer?zone=4501&other=1-abc-234&minutes=60'

describe('the modals of parking', () => {
  it('start the session that they name', async () => {
    const { session: open, calls } = await visit('/valbeau', answers)
    await run(open, 'session', fields)
    await waitUntil(() => expect(address()).toBe('/valbeau/stationnement/session/s1?done=started'))
    expect(calls.filter(({ path }) => path.includes('/session/start'))).toHaveLength(1)
    await waitUntil(() => expect(document.querySelector('main')?.textContent).toContain('1-ABC-234'))
  })

  it('show that a start failed, in the words of the specification', async () => {
    const { session: open } = await visit('/valbeau', { ...answers, '/session/start': 503 })
    await run(open, 'session', fields)
    await waitUntil(() => expect(document.querySelector('dialog')?.textContent).toContain('Une erreur est survenue'))
    expect(document.querySelector('dialog')?.textContent).toContain('Veuillez réessayer plus tard.')
    expect(address()).toBe(`${chosen}&erreur=depart`)
  })

  it('lead to the choice of what they do not name', async () => {
    const { session: open } = await visit('/valbeau', answers)
    await run(open, 'session', { plate: '1-abc-234' })
    await waitUntil(() => expect(address()).toBe('/valbeau/stationnement/commencer?other=1-abc-234'))
    await run(open, 'location', { zone: '4501' })
    await waitUntil(() => expect(address()).toBe('/valbeau/stationnement/commencer?zone=4501&other=1-abc-234'))
    await run(open, 'plate', { plate: '2-def-567' })
    await waitUntil(() => expect(address()).toBe('/valbeau/stationnement/commencer?zone=4501&other=2-def-567'))
    await run(open, 'location', { lat: 50.6, lon: 5.7 })
    await waitUntil(() => expect(address()).toBe('/valbeau/stationnement/zones?lat=50.6&lon=5.7'))
  })
})
