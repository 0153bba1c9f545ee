import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const values = { name: 'Anne Lambert', email: 'anne@exemple.be', demande: 'retrait' }

let server: TestServer
let time = new Date('2027-03-10T09:00:00Z')
beforeAll(async () => {
  server = await openServer({ trustsCallers: true, now: () => time })
})
afterAll(() => server.close())

/** A visitor of their own who holds a slot. */
async function visitorWithHold(start: string) {
  time = new Date('2027-03-10T09:00:00Z')
  const uid = randomUUID()
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1' }
    const url = `/reservation-service/api/v1/web${path}`
    const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const hold = async (begin: string) =>
    (await call('POST', '/holds', { portal: 'montclair', prestation: 'carte-identite', start: begin })).data
  return { call, hold, held: await hold(start) }
}

it('a hold keeps the form while it is filled in, and tells when it is complete', async () => {
  const { call, held } = await visitorWithHold('2027-03-23T08:00:00.000Z')
  expect(held).toMatchObject({ now: '2027-03-10T09:00:00.000Z' })
  expect(held).not.toHaveProperty('values')
  time = new Date('2027-03-10T09:01:00Z')
  const extended = await call('PUT', `/holds/${held.uid}`, { values: { name: 'An', email: 'nowhere' } })
  expect(extended.data).toMatchObject({ values: { name: 'An', email: 'nowhere' }, now: '2027-03-10T09:01:00.000Z' })
  expect(extended.data).not.toHaveProperty('fields')
  const refused = await call('PUT', `/holds/${held.uid}/form`, { values: { ...values, email: 'nowhere' } })
  expect(refused).toMatchObject({
    status: 400,
    error: { code: 'INVALID_PAYLOAD', issues: [{ pointer: '/body/values/email' }] },
  })
  expect((await call('PUT', `/holds/${held.uid}/form`, { values })).status).toBe(200)
  const { data } = await call('GET', `/holds/${held.uid}?portalName=montclair`)
  expect(data.values).toEqual(values)
  expect(data.fields).toContainEqual({ label: 'Vous venez pour', value: 'Retirer une carte prête' })
})

it('a hold in place of another keeps what was typed into the form of that one', async () => {
  const { call, held } = await visitorWithHold('2027-03-26T08:00:00.000Z')
  await call('PUT', `/holds/${held.uid}/form`, { values })
  const other = await visitorWithHold('2027-03-26T10:00:00.000Z')
  const wish = { portal: 'montclair', prestation: 'carte-identite', replaces: held.uid }
  const stranger = await other.call('POST', '/holds', { ...wish, start: '2027-03-26T10:30:00.000Z' })
  expect(stranger.data).not.toHaveProperty('values')
  const next = await call('POST', '/holds', { ...wish, start: '2027-03-26T09:00:00.000Z' })
  expect(next.data.values).toEqual(values)
})

it('what was typed is forgotten once the slot is booked', async () => {
  const { call, held } = await visitorWithHold('2027-03-23T09:00:00.000Z')
  await call('PUT', `/holds/${held.uid}/form`, { values })
  const typed = () =>
    server.db.selectFrom('appointment_slot').select('typed').where('uid', '=', held.uid).executeTakeFirstOrThrow()
  expect((await typed()).typed).toEqual(values)
  expect((await call('POST', '/appointments', { portal: 'montclair', hold: held.uid, values })).status).toBe(200)
  expect((await typed()).typed).toBeNull()
})

it('nobody else fills in the form of a hold, nor anybody once it has expired', async () => {
  const { call, held } = await visitorWithHold('2027-03-24T08:00:00.000Z')
  const other = await visitorWithHold('2027-03-24T10:00:00.000Z')
  const gone = { status: 400, error: { code: 'ELEMENT_NOT_EXISTS' } }
  expect(await other.call('PUT', `/holds/${held.uid}/form`, { values })).toMatchObject(gone)
  time = new Date('2027-03-10T09:10:31Z')
  expect(await call('PUT', `/holds/${held.uid}/form`, { values })).toMatchObject(gone)
})

it('an appointment is moved once, however often its answer is lost, and counts its changes', async () => {
  const { call, hold, held } = await visitorWithHold('2027-03-25T08:00:00.000Z')
  const { data } = await call('POST', '/appointments', { portal: 'montclair', hold: held.uid, values })
  const next = await hold('2027-03-25T09:00:00.000Z')
  const move = () => call('PUT', `/appointments/${data.uid}`, { hold: next.uid })
  expect(await move()).toEqual({ status: 200, data })
  expect(await move()).toEqual({ status: 200, data })
  expect((await call('GET', `/appointments/${data.uid}?portalName=montclair`)).data).toMatchObject({
    start: '2027-03-25T09:00:00.000Z',
    sequence: 1,
  })
})

it('a hold ends half a minute after its page was closed, unless the page opens again', async () => {
  time = new Date('2027-03-10T09:00:00Z')
  const kept = await visitorWithHold('2027-03-25T08:00:00.000Z')
  const left = await visitorWithHold('2027-03-25T09:00:00.000Z')
  const setPresence = ({ call, held }: typeof kept, isOpen: boolean) =>
    call('PUT', `/holds/${held.uid}/presence`, { isOpen })
  for (const visitor of [kept, left]) {
    const closed = await setPresence(visitor, false)
    expect(closed).toMatchObject({ status: 200, data: { until: visitor.held.until } })
  }
  expect((await left.call('PUT', `/holds/${kept.held.uid}/presence`, { isOpen: true })).status).toBe(400)
  time = new Date('2027-03-10T09:00:20Z')
  expect((await setPresence(kept, true)).data).toMatchObject({ until: kept.held.until })
  time = new Date('2027-03-10T09:01:00Z')
  expect((await kept.call('GET', `/holds/${kept.held.uid}?portalName=montclair`)).status).toBe(200)
  expect((await left.call('GET', `/holds/${left.held.uid}?portalName=montclair`)).error.code).toBe('ELEMENT_NOT_EXISTS')
  const other = await visitorWithHold('2027-03-25T09:00:00.000Z')
  expect(other.held.uid).not.toBe(left.held.uid)
})

it('whatever the holder does with a hold whose page was closed keeps it', async () => {
  time = new Date('2027-03-10T09:00:00Z')
  const { call, held } = await visitorWithHold('2027-03-24T08:00:00.000Z')
  await call('PUT', `/holds/${held.uid}/presence`, { isOpen: false })
  expect((await call('PUT', `/holds/${held.uid}/form`, { values })).data).toMatchObject({ until: held.until })
  await call('PUT', `/holds/${held.uid}/presence`, { isOpen: false })
  const extended = await call('PUT', `/holds/${held.uid}`)
  expect(Date.parse(extended.data.until) - Date.parse(held.until)).toBe(600_000)
  time = new Date('2027-03-10T09:15:00Z')
  expect((await call('GET', `/holds/${held.uid}?portalName=montclair`)).status).toBe(200)
})
