import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ticketsOperations } from '../../../../schemas/generated/ticketsOperations'
import { parseTicketCode } from '../../../../schemas/tickets/ticketCode'
import { ownedData } from '../../../../src/server/api/ownedData'
import { gateToken, subscriptionCode } from '../../../../src/server/api/tickets/ticketLinks'
import { eventually } from '../../../helpers/eventually'
import { sendMails } from '../../../helpers/server/accounts'
import { checkAnswer } from '../../../helpers/server/checkAnswer'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'

const base = '/ticketing-service/api/v1/web'
const story = 'heure-du-conte'
const at = new Date('2027-03-10T09:00:00Z')

describe('tickets', () => {
  let server: TestServer
  let time = at
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, now: () => time })
  })
  afterAll(() => server.close())

  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

  /** A visitor of their own who calls the API. */
  function visit(uid = randomUUID()) {
    const call = async (method: Method, path: string, payload?: object) => {
      const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1', 'x-lgc-language': 'fr' }
      const answer = await server.app.inject({ method, url: base + path, headers, ...(payload && { payload }) })
      if (answer.statusCode === 200) checkAnswer(ticketsOperations, method, base + path, answer.json())
      return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json()) }
    }
    const own = (event: string, method: Method = 'GET', payload?: object) =>
      call(method, `/events/${event}/subscribe?portalName=montclair`, payload)
    const subscribe = (event: string, places: number, more: object = {}) =>
      own(event, 'PUT', { places, name: 'Anne Lambert', email: 'anne@maison.be', ...more })
    return { uid, call, own, subscribe }
  }
  const resize = async (event: string, capacity: number, more: object = {}) => {
    await server.db
      .updateTable('ticketed_event')
      .set({ record: JSON.stringify({ event, capacity, ...more }) })
      .where('event', '=', event)
      .execute()
    await server.app.readChanges()
  }

  it('are offered for events of the agenda, with what is free and until when', async () => {
    const { call } = visit()
    const { items, total } = (await call('GET', '/events?portalName=montclair&count=2')).data
    expect([items.length, total]).toEqual([2, 5])
    expect(items[0]).toMatchObject({
      uid: story,
      capacity: 20,
      free: 20,
      state: 'open',
      perPerson: 4,
      startsAt: '2027-03-15T13:30:00.000Z',
      closesAt: '2027-03-15T11:30:00.000Z',
      place: { name: 'Bibliothèque communale' },
    })
    expect((await call('GET', '/events/theatre-en-wallon?portalName=montclair')).data.state).toBe('soon')
    expect((await call('GET', '/events/conseil-communal?portalName=montclair')).status).toBe(404)
  })

  it('are taken, checked, changed and given back', async () => {
    const one = visit()
    expect((await one.own(story)).data).toEqual({ event: story, status: 'none', places: 0, tickets: [] })
    const joined = await one.subscribe(story, 2)
    expect(joined.data).toMatchObject({ status: 'confirmed', places: 2, tickets: [] })
    const two = (await one.own(story)).data
    expect(two.tickets).toHaveLength(2)
    expect((await one.subscribe(story, 3)).data.uid).toBe(joined.data.uid)
    const three = (await one.own(story)).data.tickets.map(({ uid }: { uid: string }) => uid)
    expect(three).toEqual(expect.arrayContaining(two.tickets.map(({ uid }: { uid: string }) => uid)))
    expect(three).toHaveLength(3)
    expect((await one.subscribe(story, 1)).status).toBe(200)
    expect((await one.own(story)).data.tickets).toHaveLength(1)
    expect((await one.subscribe(story, 5)).status).toBe(409)
    expect((await one.subscribe(story, 1, { email: 'nowhere' })).error.issues[0].pointer).toBe('/body/email')
    const { items } = (await one.call('GET', '/tickets?portalName=montclair')).data
    expect(items).toMatchObject([{ offer: { uid: story }, subscription: { places: 1 } }])
    const { uid } = joined.data
    const stranger = visit()
    const shownBy = 'portalName=montclair'
    expect((await one.call('GET', `/tickets/${uid}?${shownBy}`)).status).toBe(200)
    expect((await one.call('GET', `/tickets/${uid}?portalName=hauteroche`)).status).toBe(404)
    expect((await stranger.call('GET', `/tickets/${uid}?${shownBy}`)).status).toBe(404)
    const code = subscriptionCode(secret, uid)
    expect((await stranger.call('GET', `/tickets/${uid}?${shownBy}&code=${code}`)).data.subscription.places).toBe(1)
    const change = (by: string, body: object) => stranger.call('PUT', `/tickets/${uid}${by}`, body)
    expect((await change('', { places: 2 })).status).toBe(404)
    expect((await change('?code=wrong', { places: 2 })).status).toBe(404)
    expect((await change(`?code=${code}`, { places: 5 })).status).toBe(409)
    expect((await change(`?code=${code}`, { places: 2, placesBefore: 3 })).status).toBe(409)
    const changed = await change(`?code=${code}`, { places: 2, placesBefore: 1 })
    expect(changed.data).toEqual({ event: story, status: 'confirmed', uid, places: 2, tickets: [] })
    expect((await change(`?code=${code}`, { places: 2, placesBefore: 1 })).status).toBe(200)
    expect((await one.own(story)).data).toMatchObject({ places: 2, name: 'Anne Lambert' })
    expect((await one.own(story)).data.tickets).toHaveLength(2)
    expect((await stranger.call('DELETE', `/tickets/${uid}?code=${code}`)).status).toBe(204)
    expect((await change(`?code=${code}`, { places: 1 })).status).toBe(409)
    expect((await one.own(story)).data.status).toBe('none')
    expect((await one.own(story, 'DELETE')).status).toBe(204)
  })

  it('are changed without the name, only from the number of places that the caller sees, and waited for only on wish', async () => {
    const theatre = 'vernissage-gens-d-eau'
    await resize(theatre, 3)
    const [one, two] = [visit(), visit()]
    expect((await one.own(theatre, 'PUT', { places: 1 })).status).toBe(400)
    expect((await one.subscribe(theatre, 1, { placesBefore: 1 })).status).toBe(409)
    expect((await one.subscribe(theatre, 2, { placesBefore: 0 })).data.places).toBe(2)
    expect((await one.subscribe(theatre, 2, { placesBefore: 0 })).data.places).toBe(2)
    expect((await one.own(theatre, 'PUT', { places: 1, placesBefore: 0 })).status).toBe(409)
    expect((await one.own(theatre)).data).toMatchObject({ places: 2, name: 'Anne Lambert' })
    expect((await two.subscribe(theatre, 2, { waits: false })).status).toBe(409)
    expect((await two.own(theatre)).data.status).toBe('none')
    expect((await one.own(theatre, 'PUT', { places: 1, placesBefore: 2 })).data.places).toBe(1)
    expect((await two.subscribe(theatre, 2, { waits: false })).data.status).toBe('confirmed')
    for (const each of [one, two]) await each.own(theatre, 'DELETE')
    await resize(theatre, 60, { perPerson: 2, hasWaitingList: false })
  })

  it('are waited for when an event is full, and refused without a waiting list and out of time', async () => {
    const night = 'visite-nocturne-du-beffroi'
    await resize(night, 3)
    const [first, second, third] = [visit(), visit(), visit()]
    await first.subscribe(night, 2)
    expect((await second.subscribe(night, 2)).data.status).toBe('waiting')
    // A smaller group that came later takes the place that the larger one cannot.
    expect((await third.subscribe(night, 1)).data.status).toBe('confirmed')
    expect((await second.own(night)).data).toMatchObject({ status: 'waiting', position: 1, tickets: [] })
    expect((await third.subscribe(night, 2)).status).toBe(409)
    expect((await first.own(night, 'DELETE')).status).toBe(204)
    expect((await second.own(night)).data).toMatchObject({ status: 'confirmed', places: 2 })
    await resize(night, 3, { hasWaitingList: false })
    expect((await visit().subscribe(night, 1)).status).toBe(409)
    time = new Date('2027-12-01T09:00:00Z')
    expect((await first.subscribe(night, 1)).status).toBe(409)
    time = at
  })

  it('prove by their signature that the town issued them, in at most 150 bytes', async () => {
    const one = visit()
    await one.subscribe(story, 1)
    const [ticket] = (await one.own(story)).data.tickets
    expect(Buffer.byteLength(ticket.code)).toBeLessThanOrEqual(150)
    const token = gateToken(secret, 'montclair', story)
    const gate = (await visit().call('GET', `/gates/${story}?portalName=montclair&token=${token}`)).data
    const parsed = parseTicketCode(ticket.code)
    expect(parsed).toMatchObject({ ticket: ticket.uid, event: gate.eventKey, key: gate.keys[0].id })
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: gate.keys[0].publicKey }, format: 'jwk' })
    if (!parsed) throw new Error('The code is no ticket.')
    expect(verify(null, parsed.signed, key, parsed.signature)).toBe(true)
    parsed.signed[5] = (parsed.signed[5] ?? 0) ^ 1
    expect(verify(null, parsed.signed, key, parsed.signature)).toBe(false)
    expect((await visit().call('GET', `/gates/${story}?portalName=montclair&token=wrong`)).status).toBe(404)
    await one.own(story, 'DELETE')
    const after = (await visit().call('GET', `/gates/${story}?portalName=montclair&token=${token}`)).data
    expect(after.revoked).toContain(ticket.uid)
  })

  it('are scanned once, however often a scan is sent, and conflict when two entrances admit one', async () => {
    const one = visit()
    await one.subscribe(story, 1)
    const [ticket] = (await one.own(story)).data.tickets
    const path = `/gates/${story}/scans?portalName=montclair&token=${gateToken(secret, 'montclair', story)}`
    const scan = (gate: string, minute: number) => ({
      uid: randomUUID(),
      ticket: ticket.uid,
      gate,
      at: `2027-03-15T13:${minute}:00.000Z`,
    })
    const first = scan('Entrée nord', 20)
    expect((await one.call('POST', path, { scans: [first] })).data).toMatchObject({ scans: [first], conflicts: [] })
    expect((await one.call('POST', path, { scans: [first] })).data.scans).toHaveLength(1)
    const second = scan('Entrée sud', 10)
    const { conflicts } = (await one.call('POST', path, { scans: [second] })).data
    expect(conflicts).toEqual([{ ticket: ticket.uid, scans: [second, first] }])
  })

  it('are mailed, with a reminder and a list for the organiser', async () => {
    await server.db.deleteFrom('job').execute()
    const one = visit()
    await one.subscribe(story, 2)
    const outbox = sendMails({ db: server.db, now: () => time })
    await eventually(() => expect(outbox.mails).toHaveLength(1))
    expect(outbox.mails[0]).toMatchObject({
      to: 'anne@maison.be',
      subject: expect.stringContaining('Vos places sont réservées'),
    })
    expect(outbox.mails[0]?.text).toMatch(/\/montclair\/billets\/[\w-]+\?code=/)
    await outbox.jobs.close()
    time = new Date('2027-03-15T11:30:01Z')
    const later = sendMails({ db: server.db, now: () => time })
    await eventually(() => expect(later.mails).toHaveLength(2))
    const list = later.mails.find(({ to }) => to !== 'anne@maison.be')
    expect(list?.text).toContain('Anne Lambert – 2 places, anne@maison.be')
    expect(list?.text).toMatch(/\/montclair\/ticketin\/heure-du-conte\/entree\?token=/)
    await later.jobs.close()
    time = at
  })

  it('follow their visitor to an account, and give their places back when it is deleted', async () => {
    const market = 'marche-gourmand'
    const [one, account] = [visit(), randomUUID()]
    await resize(market, 2)
    await one.subscribe(market, 2)
    const other = visit()
    expect((await other.subscribe(market, 1)).data.status).toBe('waiting')
    const owned = (run: (db: Parameters<typeof ownedData.move>[0]) => Promise<void>) =>
      server.db.transaction().execute(run)
    await owned((db) => ownedData.move(db, one.uid, account))
    expect((await one.own(market)).data.status).toBe('none')
    expect((await ownedData.read(server.db, account)).tickets).toMatchObject([{ event: market, places: 2 }])
    await owned((db) => ownedData.remove(db, account))
    expect((await ownedData.read(server.db, account)).tickets).toEqual([])
    expect((await other.own(market)).data.status).toBe('confirmed')
  })
})
