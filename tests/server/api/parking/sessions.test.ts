import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ParkingMock } from '../../../../scripts/mock/ParkingMock'
import type { ParkingOptions } from '../../../../src/server/api/parking/system/ParkingOptions'
import { runs } from '../../../helpers/sample'
import { databases } from '../../../helpers/server/databases'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { openServers } from '../../../helpers/server/openServers'
import { browserOf, driver, openParkingMock, signInToParking, stay } from '../../../helpers/server/parking'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const listed = '/sessions?portalName=montclair'

describe.each(databases)('parking sessions on $name', (database) => {
  let server: TestServer
  let mock: ParkingMock
  let parking: ParkingOptions
  let time = now
  beforeAll(async () => {
    const opened = await openParkingMock()
    mock = opened.mock
    parking = opened.parking
    server = await openServer({ database, parking, now: () => time })
  })
  afterEach(() => {
    mock.mode = 'normal'
    mock.now = () => now
    mock.closed.clear()
    parking.timeoutMs = 5000
    time = now
  })
  afterAll(async () => {
    await mock.close()
    await server.close()
  })

  const pass = (count: number) => {
    time = minutes(count)
    mock.now = () => time
  }

  it('starts one session of a plate, however many calls come at once', async () => {
    const browser = await driver(server.app)
    const before = mock.sessions.length
    const plates = ['1-abc-2O4', '1ABC204', '1 abc 204']
    const calls = Array.from({ length: 200 }, (_, index) =>
      browser.call('POST', '/session/start', { ...stay, plate: plates[index % 3] }),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status !== undefined && status !== 200)).toEqual([])
    expect(new Set(answers.map(({ data }) => data.uid)).size).toBe(1)
    expect(mock.sessions).toHaveLength(before + 1)
    expect((await browser.call('GET', listed)).data.items).toHaveLength(1)
  })

  it('starts, extends and stops a session, each as often as it is asked for', async () => {
    const browser = await driver(server.app)
    const { data } = await browser.call('POST', '/session/start', { ...stay, plate: '1-DEF-111' })
    expect(data).toMatchObject({
      status: 'running',
      shownPlate: '1-DEF-111',
      endsAt: minutes(60).toISOString(),
      price: 75,
    })
    const extension = { portalName: 'montclair', uid: data.uid, endsAt: minutes(90).toISOString() }
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await browser.call('POST', '/session/extend', extension)).data).toMatchObject({
        endsAt: extension.endsAt,
      })
    const tooLate = await browser.call('POST', '/session/extend', { ...extension, endsAt: minutes(121).toISOString() })
    expect([tooLate.status, tooLate.error.issues[0].pointer]).toEqual([422, '/body/minutes'])
    pass(20)
    const stops = await Promise.all(Array.from({ length: 5 }, () => browser.call('POST', '/session/stop', extension)))
    for (const stop of stops) expect(stop.data).toMatchObject({ status: 'stopped', endsAt: minutes(20).toISOString() })
    expect((await browser.call('GET', listed)).data.items).toEqual([])
    expect((await browser.call('GET', '/history?portalName=montclair')).data).toMatchObject({
      total: 1,
      items: [{ uid: data.uid }],
    })
    expect((await browser.call('POST', '/session/extend', extension)).status).toBe(409)
    expect((await browser.call('POST', '/session/start', { ...stay, plate: '1-DEF-111' })).data.uid).not.toBe(data.uid)
  })

  it.each(['slow', 'html', 'failing', 'down'] as const)(
    'starts the session once after a start that failed while the service was %s',
    async (mode) => {
      const browser = await driver(server.app)
      const wanted = { ...stay, plate: `1-GHI-${{ slow: 111, html: 222, failing: 333, down: 444 }[mode]}` }
      mock.mode = mode
      parking.timeoutMs = 400
      const failed = await Promise.all([1, 2, 3].map(() => browser.call('POST', '/session/start', wanted)))
      expect(failed.map(({ status }) => status)).toEqual([503, 503, 503])
      mock.mode = 'normal'
      const { data } = await browser.call('POST', '/session/start', wanted)
      expect((await browser.call('POST', '/session/start', wanted)).data.uid).toBe(data.uid)
      expect(mock.sessions.filter(({ plate }) => plate === data.plate)).toHaveLength(1)
    },
  )

  it('answers the sessions that were last known, with their time, while the service is down', async () => {
    const browser = await driver(server.app)
    await browser.call('POST', '/session/start', { ...stay, plate: '1-JKL-222' })
    await browser.call('GET', listed)
    time = minutes(5)
    mock.mode = 'down'
    const { data } = await browser.call('GET', listed)
    expect(data).toMatchObject({
      isSignedIn: true,
      isLastKnown: true,
      readAt: now.toISOString(),
      now: time.toISOString(),
    })
    expect(data.items).toMatchObject([{ plate: '1JKL222' }])
    expect((await browser.call('GET', '/locations?portalName=montclair')).status).toBe(503)
    expect((await browser.call('GET', '/history?portalName=montclair')).status).toBe(503)
  })

  it('refuses a zone that closed and plates that are none, and keeps the place for the next start', async () => {
    const browser = await driver(server.app)
    const start = async (change: object) =>
      await browser.call('POST', '/session/start', { ...stay, plate: '1-MNO-333', ...change })
    mock.closed.add('4501')
    const closed = await start({})
    expect([closed.status, closed.error.issues[0].pointer]).toEqual([422, '/body/zone'])
    expect((await start({ zone: '9999' })).status).toBe(422)
    for (const plate of ['--', '…', 'A'.repeat(40), '<b>']) expect((await start({ plate })).status).toBe(422)
    for (const plate of ['', 'A'.repeat(41)]) expect((await start({ plate })).status).toBe(400)
    expect((await start({ minutes: 121 })).status).toBe(422)
    mock.closed.clear()
    expect((await start({})).data).toMatchObject({ status: 'running', plate: '1MNO333' })
  })

  it('takes over a session that began at a meter, and starts again after one that was stopped there', async () => {
    const name = randomUUID()
    const [phone, tablet] = [await driver(server.app, name), await driver(server.app, name)]
    const wanted = { ...stay, plate: '1-PQR-444' }
    const { data } = await phone.call('POST', '/session/start', wanted)
    expect((await tablet.call('POST', '/session/start', wanted)).data.uid).toBe(data.uid)
    await tablet.call('POST', '/session/stop', { portalName: 'montclair', uid: data.uid })
    const again = (await phone.call('POST', '/session/start', wanted)).data
    expect(again.uid).not.toBe(data.uid)
    expect(again.status).toBe('running')
  })

  it('says that a session without an end was forgotten, after three hours', async () => {
    const browser = await driver(server.app)
    const { minutes: _, ...endless } = stay
    const { data } = await browser.call('POST', '/session/start', { ...endless, plate: '1-STU-555' })
    expect(data).not.toHaveProperty('endsAt')
    const isForgotten = async () => (await browser.call('GET', listed)).data.items[0].isForgotten
    pass(179)
    expect(await isForgotten()).toBe(false)
    pass(180)
    expect(await isForgotten()).toBe(true)
  })

  it('keeps plates in one spelling, the default one first, ten sessions of history on a page', async () => {
    const browser = await driver(server.app)
    const add = async (plate: string, more: object = {}) =>
      (await browser.call('POST', '/licence-plates', { portalName: 'montclair', plate, country: 'B', ...more })).data
    expect(await add('1-abc-2o4', { name: 'Clio' })).toEqual({
      plate: '1ABC204',
      shown: '1-ABC-204',
      country: 'B',
      name: 'Clio',
      isDefault: true,
    })
    expect(await add('ab-123-cd', { country: 'F', isDefault: true })).toMatchObject({
      plate: 'AB123CD',
      isDefault: true,
    })
    expect(await add('IABC204')).toMatchObject({ plate: '1ABC204', isDefault: false })
    const plates = '/licence-plates?portalName=montclair'
    expect((await browser.call('GET', plates)).data.items).toMatchObject([{ plate: 'AB123CD' }, { plate: '1ABC204' }])
    expect(await browser.call('DELETE', '/licence-plates/1ABC204?portalName=montclair')).toEqual({ status: 204 })
    expect((await browser.call('GET', plates)).data.items).toHaveLength(1)
    for (let index = 0; index < 11; index++) {
      const { data } = await browser.call('POST', '/session/start', { ...stay, plate: `1-VWX-${600 + index}` })
      await browser.call('POST', '/session/stop', { portalName: 'montclair', uid: data.uid })
    }
    const pages = await Promise.all(
      [1, 2].map((page) => browser.call('GET', `/history?portalName=montclair&page=${page}`)),
    )
    expect(pages.map(({ data }) => [data.total, data.items.length])).toEqual([
      [11, 10],
      [11, 1],
    ])
  })

  it('renews the tokens once, however many calls wait, and signs out of the service alone when they are lost', async () => {
    const browser = await driver(server.app)
    mock.expireTokens()
    const before = mock.calls.get('POST /token') ?? 0
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.call('GET', listed)))
    expect(answers.every(({ data }) => data.isSignedIn)).toBe(true)
    expect(mock.calls.get('POST /token')).toBe(before + 1)
    mock.endLogins()
    expect((await browser.call('GET', listed)).data).toMatchObject({ isSignedIn: false, items: [] })
    expect((await browser.call('POST', '/session/start', stay)).status).toBe(403)
    expect(browser.jar.has('beffroi_anonymous')).toBe(true)
    await signInToParking(browser)
    expect((await browser.call('GET', listed)).data.isSignedIn).toBe(true)
  })
})

describe('two servers with one database', () => {
  it('start one session of a plate and renew the tokens once', async () => {
    const { mock, parking } = await openParkingMock()
    const { servers, close } = await openServers({ parking })
    const [one, two] = [servers[0].app, servers[1].app]
    const browser = browserOf(one)
    await signInToParking(browser)
    mock.expireTokens()
    const before = mock.calls.get('POST /token') ?? 0
    const count = runs(200)
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        browser.call('POST', '/session/start', stay, index % 2 === 0 ? one : two),
      ),
    )
    expect(new Set(answers.map(({ data }) => data?.uid)).size).toBe(1)
    expect(mock.sessions).toHaveLength(1)
    expect(mock.calls.get('POST /token')).toBe(before + 1)
    await close()
    await mock.close()
  })
})
