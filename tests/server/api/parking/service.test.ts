import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ParkingMock } from '../../../../scripts/mock/ParkingMock'
import { externalParking } from '../../../../src/server/api/parking/system/externalParking'
import type { ParkingService } from '../../../../src/server/api/parking/system/ParkingService'
import { now } from '../../../helpers/server/openServer'
import { answerSignIn, openParkingMock } from '../../../helpers/server/parking'

/** What every parking service must do. A service of another kind is added to the list. */
describe.each(['external'])('the parking service "%s"', () => {
  let service: ParkingService
  /** The same service for a caller who waits less than it takes. */
  let impatient: ParkingService
  let mock: ParkingMock
  beforeAll(async () => {
    const opened = await openParkingMock()
    mock = opened.mock
    service = externalParking(opened.parking, () => now)
    impatient = externalParking({ ...opened.parking, timeoutMs: 400 }, () => now)
  })
  beforeEach(() => {
    mock.mode = 'normal'
    mock.closed.clear()
    mock.now = () => now
  })
  afterAll(() => mock.close())

  const town = 'montclair'
  const attempt = () => ({ state: randomBytes(24).toString('base64url'), verifier: randomUUID(), town })

  async function codeOf(tried: ReturnType<typeof attempt>): Promise<string> {
    const back = await answerSignIn(service.authorizeUrl(tried))
    const query = new URLSearchParams(back.split('?')[1])
    expect(query.get('state')).toBe(tried.state)
    return query.get('code') ?? ''
  }

  async function signedIn() {
    const tried = attempt()
    return await service.exchange({ code: await codeOf(tried), ...tried })
  }

  const stay = () => ({
    town,
    plate: `1AAA${String(Math.random()).slice(2, 5)}`,
    country: 'B',
    zone: '4501',
    minutes: 60,
  })

  it('finds zones by position, by code and by words, the nearest first', async () => {
    const search = { town, radius: 100, limit: 1 }
    const at = (lat: number, lon: number, more = {}) => service.zones({ ...search, position: { lat, lon }, ...more })
    const codes = (zones: { code: string }[]) => zones.map(({ code }) => code)
    expect(await at(50.6421, 5.7912)).toMatchObject([{ code: '4501', distance: 0, isPaidNow: true, isClosed: false }])
    // 270 m north of the centre, whose edge is at 180 m.
    expect(codes(await at(50.64453, 5.7912))).toEqual(['4501'])
    expect(codes(await at(50.6449, 5.7852))).toEqual([])
    expect(codes(await at(50.6421, 5.7912, { radius: 20000, limit: 2 }))).toEqual(['4501', '4504'])
    expect(codes(await service.zones({ ...search, code: '4503' }))).toEqual(['4503'])
    expect(codes(await service.zones({ ...search, limit: 9, query: 'place gare' }))).toEqual(['4502'])
    expect(codes(await service.zones({ ...search, town: 'hauteroche', limit: 9 }))).toEqual(['4601', '4602'])
  })

  it('estimates the price of the paid minutes after the free ones', async () => {
    const price = async (zone: string, minutes: number) => (await service.estimate({ town, zone, minutes })).price
    expect(await price('4501', 30)).toBe(0)
    expect(await price('4501', 90)).toBe(150)
    mock.now = () => new Date('2027-03-10T16:50:00Z')
    expect(await price('4504', 60)).toBe(35)
    await expect(service.estimate({ town, zone: '4501', minutes: 121 })).rejects.toMatchObject({ refusal: 'too-long' })
    await expect(service.estimate({ town, zone: '9999', minutes: 10 })).rejects.toMatchObject({
      refusal: 'zone-unknown',
    })
  })

  it('extends a session within the limit of its zone, and stops it once', async () => {
    const { access } = await signedIn()
    const { uid, endsAt = '' } = await service.start(access, stay(), randomUUID())
    const later = new Date(Date.parse(endsAt) + 30 * 60_000)
    for (let time = 0; time < 2; time++) {
      expect((await service.extend(access, { uid, endsAt: later })).endsAt).toBe(later.toISOString())
    }
    const tooLate = new Date(Date.parse(endsAt) + 61 * 60_000)
    await expect(service.extend(access, { uid, endsAt: tooLate })).rejects.toMatchObject({ refusal: 'too-long' })
    mock.now = () => new Date(now.getTime() + 5 * 60_000)
    const stopped = await service.stop(access, uid)
    expect(stopped).toMatchObject({ status: 'stopped', endsAt: mock.now().toISOString() })
    mock.now = () => new Date(now.getTime() + 9 * 60_000)
    expect(await service.stop(access, uid)).toEqual(stopped)
    await expect(service.extend(access, { uid, endsAt: later })).rejects.toMatchObject({ refusal: 'session-stopped' })
    await expect(service.stop(access, 's-unknown')).rejects.toMatchObject({ refusal: 'session-unknown' })
    expect(await service.sessions(access)).toEqual([])
    expect(await service.history(access, { page: 1, size: 10 })).toEqual({ total: 1, sessions: [stopped] })
  })

  it('refuses a zone that closed', async () => {
    const { access } = await signedIn()
    mock.closed.add('4501')
    await expect(service.start(access, stay(), randomUUID())).rejects.toMatchObject({ refusal: 'zone-closed' })
  })

  it.each(['slow', 'html', 'failing', 'down'] as const)('fails for a time while it is %s', async (mode) => {
    const { access, refresh } = await signedIn()
    mock.mode = mode
    const asked = mode === 'slow' ? impatient : service
    const unavailable = { code: 'unavailable' }
    await expect(asked.renew(refresh)).rejects.toMatchObject(unavailable)
    await expect(asked.sessions(access)).rejects.toMatchObject(unavailable)
    await expect(asked.zones({ town, radius: 100, limit: 1 })).rejects.toMatchObject(unavailable)
    await expect(asked.start(access, stay(), randomUUID())).rejects.toMatchObject(unavailable)
  })
})
