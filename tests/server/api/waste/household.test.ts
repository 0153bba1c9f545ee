import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { setServices } from '../../../helpers/server/setServices'
import { home, visitorOf } from './town'

describe('the address whose pickups a visitor follows', () => {
  let server: TestServer
  let time = new Date('2027-03-10T09:00:00Z')
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, now: () => time })
  })
  afterEach(async () => {
    time = new Date('2027-03-10T09:00:00Z')
    await server.db.deleteFrom('waste_household').execute()
  })
  afterAll(() => server.close())

  const save = (call: ReturnType<typeof visitorOf>, address: object = home) =>
    call('PUT', '/household', { portal: 'montclair', ...address })
  const read = (call: ReturnType<typeof visitorOf>) => call('GET', '/household?portalName=montclair')
  const calendar = async (secret: string, query = '') => {
    await server.app.readChanges()
    return await server.app.inject(`/montclair/dechets/agenda/${secret}.ics${query}`)
  }
  const linesOf = (body: string) => body.replace(/\r\n[ \t]/g, '').split('\r\n')
  const eventsOf = (body: string) =>
    body
      .replace(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => ({
        uid: /UID:(.*)\r/.exec(event)?.[1] ?? '',
        day: /DTSTART;VALUE=DATE:(\d+)/.exec(event)?.[1] ?? '',
        sequence: Number(/SEQUENCE:(\d+)/.exec(event)?.[1]),
        text: event,
      }))

  it('is kept for one visitor, changed and forgotten', async () => {
    const visitor = visitorOf(server)
    expect((await read(visitor)).data).toEqual({ categories: [], reminder: { status: 'off', categories: [] } })
    const saved = await save(visitor)
    expect(saved.data).toMatchObject({ address: home, zone: { zuid: 'centre', name: 'Centre' } })
    expect((await read(visitor)).data).toEqual(saved.data)
    expect((await read(visitorOf(server))).data.address).toBeUndefined()
    const moved = await save(visitor, { ...home, street: 'Rue de Hautmont', number: '143' })
    expect(moved.data).toMatchObject({ zone: { zuid: 'hautmont' }, calendar: saved.data.calendar })
    expect((await visitor('DELETE', '/household?portalName=montclair')).status).toBe(204)
    expect((await read(visitor)).data.address).toBeUndefined()
    expect((await calendar(saved.data.calendar)).statusCode).toBe(404)
  })

  it('may lie in no zone, and is no invented street', async () => {
    const visitor = visitorOf(server)
    const { data } = await save(visitor, { ...home, street: 'Sentier des Écoliers', number: '3' })
    expect([data.address.street, data.zone, data.categories]).toEqual(['Sentier des Écoliers', undefined, []])
    expect((await calendar(data.calendar)).body).not.toContain('VEVENT')
    expect((await save(visitor, { ...home, street: 'Rue Imaginaire' })).status).toBe(400)
  })

  it('has a calendar of 12 months that says when to refresh, in lines of 75 octets', async () => {
    const { data } = await save(visitorOf(server))
    const answer = await calendar(data.calendar)
    expect(answer.headers['content-type']).toContain('text/calendar')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const raw = answer.body.split('\r\n')
    expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    const lines = linesOf(answer.body)
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H')
    expect(lines).toContain('X-PUBLISHED-TTL:PT12H')
    expect(lines).toContain('X-WR-CALNAME:Collectes – Rue Haute 12')
    const events = eventsOf(answer.body)
    expect(events.at(-1)?.day.localeCompare('20280310')).toBe(1)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events[0]?.text).toContain('Sortez les déchets la veille dès 20:00\\, au plus tard à 06:00.')
    expect(events[0]?.text).toContain('TRIGGER:-PT240M')
    expect(answer.body).not.toContain(data.calendar)
    expect((await calendar(data.calendar, '?lang=en')).body).toContain('Collection: ')
  })

  it('keeps the name of a pickup and raises its sequence when its day changes, and tells that one is cancelled', async () => {
    const { data } = await save(visitorOf(server))
    const before = eventsOf((await calendar(data.calendar)).body)
    const find = (events: typeof before, day: string) =>
      events.find(({ text }) => text.includes(`:${day}`) && /Verre|PMC/.test(text))
    const found = find(before, '20270317') ?? find(before, '20270324')
    const date = `${found?.day.slice(0, 4)}-${found?.day.slice(4, 6)}-${found?.day.slice(6)}`
    const zone = server.db.updateTable('waste_zone').where('portal', '=', 'montclair').where('uid', '=', 'centre')
    const change = async (exceptions: object[]) => {
      time = new Date(time.getTime() + 3_600_000)
      await zone.set({ exceptions: JSON.stringify(exceptions), changed_at: time }).execute()
      return eventsOf((await calendar(data.calendar)).body).find(({ uid }) => uid === found?.uid)
    }
    const moved = await change([{ date, to: '2027-03-27' }])
    expect(moved?.day).toBe('20270327')
    expect(moved?.sequence).toBeGreaterThan(found?.sequence ?? 0)
    expect(moved?.text).toContain('Au lieu du ')
    const cancelled = await change([{ date }])
    expect(cancelled?.text).toContain('STATUS:CANCELLED')
    expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
    const back = await change([])
    expect([back?.day, (back?.sequence ?? 0) > (cancelled?.sequence ?? 0)]).toEqual([found?.day, true])
  })

  it('stays right in the years to come, also when the zones are drawn anew', async () => {
    const { data } = await save(visitorOf(server))
    time = new Date('2031-06-10T09:00:00Z')
    const events = eventsOf((await calendar(data.calendar)).body)
    expect(events.at(-1)?.day.localeCompare('20320610')).toBe(1)
    await server.db
      .updateTable('street')
      .set({ zone: 'hautmont' })
      .where('portal', '=', 'montclair')
      .where('name', '=', 'Rue Haute')
      .execute()
    const days = eventsOf((await calendar(data.calendar)).body).map(({ day }) => day)
    expect(days).not.toEqual(events.map(({ day }) => day))
    await server.db
      .updateTable('street')
      .set({ zone: 'centre' })
      .where('portal', '=', 'montclair')
      .where('name', '=', 'Rue Haute')
      .execute()
  })

  it('is found by no guessed address, and not in a town without the service', async () => {
    const { data } = await save(visitorOf(server))
    for (const guess of ['1', 'rue-haute-12', data.calendar.replace(/.$/, 'z'), '00000000-0000-4000-8000-000000000000'])
      expect((await calendar(guess)).statusCode).toBe(404)
    await setServices(server, 'montclair', { waste: false })
    expect((await calendar(data.calendar)).statusCode).toBe(404)
    await setServices(server, 'montclair', {})
    expect((await calendar(data.calendar)).statusCode).toBe(200)
  })
})
