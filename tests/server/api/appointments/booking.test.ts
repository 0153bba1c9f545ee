import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appointmentsOperations } from '../../../../schemas/generated/appointmentsOperations'
import { checkAnswer } from '../../../helpers/server/checkAnswer'
import { systems } from '../../../helpers/server/openSystems'
import { visitorCookie } from '../../../helpers/server/visitor'

const base = '/reservation-service/api/v1/web'
const card = 'portalName=montclair&prestation=carte-identite'
const shownBy = 'portalName=montclair'
const values = { name: 'Anne Lambert', email: 'anne@exemple.be', demande: 'retrait' }

type Slot = { start: string; end: string; isHeld?: boolean }

describe.each(systems)('appointments %s', (_, open) => {
  let system: Awaited<ReturnType<typeof open>>
  let time = new Date('2027-03-10T09:00:00Z')
  beforeAll(async () => {
    system = await open(() => time)
  })
  afterAll(() => system.close())

  /** A visitor of their own, at a time of their own, who calls the API. */
  function visit(at = '2027-03-10T09:00:00Z', uid = randomUUID()) {
    time = new Date(at)
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
      const cookies = visitorCookie(uid, true)
      const answer = await system.app.inject({ method, url: base + path, cookies, ...(payload && { payload }) })
      if (answer.statusCode === 200) checkAnswer(appointmentsOperations, method, base + path, answer.json())
      return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json()) }
    }
    const slots = async (date: string, query = card): Promise<Slot[]> =>
      (await call('GET', `/day-ranges?${query}&date=${date}`)).data.items
    const hold = (start: string, more: object = {}) =>
      call('POST', '/holds', { portal: 'montclair', prestation: 'carte-identite', start, ...more })
    const book = async (start: string, more: object = {}) => {
      const held = await hold(start)
      return await call('POST', '/appointments', { portal: 'montclair', hold: held.data?.uid, values, ...more })
    }
    return { uid, call, slots, hold, book }
  }

  it('are made for what the town offers, in the language of the call', async () => {
    const { call } = visit()
    const { items } = (await call('GET', '/services-prestations?portalName=montclair')).data
    expect(items[0]).toMatchObject({
      uid: 'carte-identite',
      title: 'Carte d’identité électronique',
      minutes: 15,
      offices: [{ uid: 'population', name: 'Hôtel de ville', place: 'hotel-de-ville' }],
    })
    expect((await call('GET', `/form?${card}`)).data.inputs.map(({ name }: { name: string }) => name)).toEqual([
      'name',
      'email',
      'phone',
      'demande',
    ])
    expect((await call('GET', '/form?portalName=montclair&prestation=nothing')).status).toBe(404)
    expect((await call('GET', `/day-ranges?${card}&office=nowhere&date=2027-03-10`)).status).toBe(404)
    expect((await call('GET', `/day-ranges?${card}&date=2027-02-30`)).status).toBe(400)
  })

  it('begin after the lead time and before the horizon, on days when the office is open', async () => {
    const { call, slots } = visit()
    const { data } = await call('GET', `/calendar-dates?${card}`)
    expect(data).toMatchObject({ first: '2027-03-10', last: '2027-05-09', next: { start: '2027-03-10T12:30:00.000Z' } })
    const days = data.dates.map(({ date }: { date: string }) => date)
    expect(days).toContain('2027-03-13')
    expect(days).not.toContain('2027-03-14')
    expect(days).not.toContain('2027-03-29')
    expect(await slots('2027-03-14')).toEqual([])
    expect(await slots('2027-05-10')).toEqual([])
    const saturdays = await call('GET', `/calendar-dates?${card}&weekday=6`)
    expect(saturdays.data.next.start).toBe('2027-03-13T08:00:00.000Z')
    const afternoons = await call('GET', `/calendar-dates?${card}&part=afternoon&from=2027-03-11&days=2`)
    expect(afternoons.data.dates).toEqual([{ date: '2027-03-12', free: 8 }])
  })

  it('keep a held slot for its holder only, until it expires or is given back', async () => {
    const one = visit()
    const start = '2027-03-16T08:00:00.000Z'
    const isFree = async (who: ReturnType<typeof visit>) =>
      (await who.slots('2027-03-16', naissance)).some((slot) => slot.start === start)
    const naissance = 'portalName=montclair&prestation=naissance'
    const held = await one.hold(start, { prestation: 'naissance' })
    expect(held.data).toMatchObject({ start, until: '2027-03-10T09:10:00.000Z', canExtend: true })
    expect(await isFree(one)).toBe(true)
    expect((await one.hold(start, { prestation: 'naissance' })).data).toEqual(held.data)
    const elsewhere = await one.call('GET', `/holds/${held.data.uid}?portalName=hauteroche`)
    expect(elsewhere.error.code).toBe('ELEMENT_NOT_EXISTS')
    const other = visit()
    expect(await isFree(other)).toBe(false)
    expect(await other.hold(start, { prestation: 'naissance' })).toMatchObject({
      status: 400,
      error: {
        code: 'ALREADY_BLOCKED',
        slots: [
          { start: '2027-03-16T08:30:00.000Z' },
          { start: '2027-03-16T09:00:00.000Z' },
          { start: '2027-03-16T09:30:00.000Z' },
        ],
      },
    })
    expect((await other.call('GET', `/holds/${held.data.uid}?${shownBy}`)).error.code).toBe('ELEMENT_NOT_EXISTS')
    expect((await other.call('DELETE', `/holds/${held.data.uid}`)).status).toBe(204)
    expect((await one.call('GET', `/holds/${held.data.uid}?${shownBy}`)).status).toBe(200)
    const extended = await one.call('PUT', `/holds/${held.data.uid}`)
    expect(extended.data).toMatchObject({ until: '2027-03-10T09:20:00.000Z', canExtend: false })
    expect((await one.call('PUT', `/holds/${held.data.uid}`)).data).toEqual(extended.data)
    time = new Date('2027-03-10T09:20:31Z')
    await system.readChanges()
    expect((await one.call('GET', `/holds/${held.data.uid}?${shownBy}`)).error.code).toBe('ELEMENT_NOT_EXISTS')
    const late = await one.call('POST', '/appointments', { portal: 'montclair', hold: held.data.uid, values })
    expect(late).toMatchObject({ status: 400, error: { code: 'ELEMENT_NOT_EXISTS' } })
    const taken = await other.hold(start, { prestation: 'naissance' })
    expect(taken.status).toBe(200)
    expect((await other.call('DELETE', `/holds/${taken.data.uid}`)).status).toBe(204)
    expect((await one.hold(start, { prestation: 'naissance' })).status).toBe(200)
  })

  it('leave the former hold when the new slot is lost, and give it back when it is won', async () => {
    const [one, other] = [visit(), visit()]
    const naissance = { prestation: 'naissance' }
    const first = await one.hold('2027-03-18T08:00:00.000Z', naissance)
    await other.hold('2027-03-18T08:30:00.000Z', naissance)
    const lost = await one.hold('2027-03-18T08:30:00.000Z', { ...naissance, replaces: first.data.uid })
    expect(lost.error.code).toBe('ALREADY_BLOCKED')
    expect((await one.call('GET', `/holds/${first.data.uid}?${shownBy}`)).status).toBe(200)
    const won = await one.hold('2027-03-18T09:00:00.000Z', { ...naissance, replaces: first.data.uid })
    expect(won.status).toBe(200)
    expect((await one.call('GET', `/holds/${first.data.uid}?${shownBy}`)).error.code).toBe('ELEMENT_NOT_EXISTS')
    expect((await one.hold('2027-03-18T08:07:00.000Z', naissance)).status).toBe(400)
  })

  it('are booked, read, listed, moved and cancelled by their visitor, and by who has the link', async () => {
    const one = visit()
    const booked = await one.book('2027-03-17T08:00:00.000Z')
    expect(booked).toEqual({
      status: 200,
      data: { uid: expect.any(String), reference: expect.stringMatching(/^RDV-/) },
    })
    const { uid, reference } = booked.data
    const own = (await one.call('GET', `/appointments/${uid}?${shownBy}`)).data
    expect(own).toMatchObject({ uid, reference, status: 'booked', values, canChange: true, reminders: ['P2D', 'PT2H'] })
    expect(own.fields).toContainEqual({ label: 'Vous venez pour', value: 'Retirer une carte prête' })
    expect((await one.call('GET', `/appointments/${uid}?portalName=hauteroche`)).status).toBe(404)
    expect((await one.call('GET', `/appointments/${uid}`)).status).toBe(400)
    const other = visit()
    expect((await other.call('GET', `/appointments/${uid}?${shownBy}`)).status).toBe(404)
    expect((await other.call('PUT', `/appointments/${uid}/cancel`, {})).status).toBe(404)
    expect((await other.call('GET', `/appointments/${uid}?${shownBy}&code=wrong`)).status).toBe(404)
    const next = await one.hold('2027-03-17T09:00:00.000Z')
    const moved = await one.call('PUT', `/appointments/${uid}`, { hold: next.data.uid })
    expect(moved).toEqual({ status: 200, data: { uid, reference } })
    const lists = async () => (await one.call('GET', '/appointments?portalName=montclair')).data
    expect(await lists()).toMatchObject({ upcoming: [{ uid, start: '2027-03-17T09:00:00.000Z' }], past: [] })
    expect(await one.call('PUT', `/appointments/${uid}/cancel`, {})).toEqual({ status: 200, data: { uid, reference } })
    expect((await one.call('PUT', `/appointments/${uid}/cancel`, {})).status).toBe(200)
    expect(await lists()).toMatchObject({ upcoming: [], past: [{ uid, status: 'cancelled', canChange: false }] })
    expect((await one.call('PUT', `/appointments/${uid}`, { values })).status).toBe(409)
  })

  it('are refused with the issues of each field, and the slot stays held', async () => {
    const one = visit()
    const held = await one.hold('2027-03-19T08:00:00.000Z')
    const wrong = { portal: 'montclair', hold: held.data.uid, values: { name: 'A', email: 'nowhere' } }
    const refused = await one.call('POST', '/appointments', wrong)
    expect(refused).toMatchObject({ status: 400, error: { code: 'INVALID_PAYLOAD' } })
    expect(refused.error.issues.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/body/values/name',
      '/body/values/email',
      '/body/values/demande',
    ])
    expect((await one.call('POST', '/appointments', { ...wrong, values })).status).toBe(200)
  })

  it('can no longer be changed within the lead time', async () => {
    const one = visit()
    const { data } = await one.book('2027-03-17T07:30:00.000Z')
    time = new Date('2027-03-17T05:30:00Z')
    expect((await one.call('GET', `/appointments/${data.uid}?${shownBy}`)).data.canChange).toBe(false)
    expect((await one.call('PUT', `/appointments/${data.uid}/cancel`, {})).status).toBe(409)
  })
})
