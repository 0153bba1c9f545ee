import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ParkingMock } from '../../../../scripts/mock/ParkingMock'
import { ownedData } from '../../../../src/server/api/ownedData'
import { deleteExpiredParking } from '../../../../src/server/api/parking/deleteExpiredParking'
import type { ParkingOptions } from '../../../../src/server/api/parking/system/ParkingOptions'
import { serverJobs } from '../../../../src/server/api/serverJobs'
import type { Mail } from '../../../../src/server/mail/MailTransport'
import { eventually } from '../../../helpers/eventually'
import { addAccount, bearer, signIn } from '../../../helpers/server/accounts'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { browserOf, driver, openParkingMock, signInToParking, stay } from '../../../helpers/server/parking'
import { secret } from '../../../helpers/server/visitor'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

describe('what drivers have of parking', () => {
  let server: TestServer
  let mock: ParkingMock
  let parking: ParkingOptions
  let time = now
  beforeAll(async () => {
    const opened = await openParkingMock()
    mock = opened.mock
    parking = opened.parking
    server = await openServer({ trustsCallers: true, parking, now: () => time })
  })
  afterAll(async () => {
    await mock.close()
    await server.close()
  })

  const inTransaction = (write: Parameters<ReturnType<TestServer['db']['transaction']>['execute']>[0]) =>
    server.db.transaction().execute(write)

  const contextOf = (mails: Mail[]) => ({
    db: server.db,
    now: () => time,
    parking,
    personalDataDays: 0,
    mail: {
      transport: { send: async (mail: Mail) => void mails.push(mail) },
      secret,
      publicOrigin: 'https://portail.test',
      ownOrigin: () => 'http://127.0.0.1',
    },
  })

  /** Runs the jobs that are due at a time. */
  async function mailsAt(at: Date): Promise<Mail[]> {
    time = at
    mock.now = () => at
    const mails: Mail[] = []
    const jobs = serverJobs({ ...contextOf(mails), isEmbedded: false, onDead: () => {}, onError: () => {} })
    const due = () =>
      server.db
        .selectFrom('job')
        .select('id')
        .where('name', '=', 'parking-reminder')
        .where('run_at', '<=', at)
        .execute()
    jobs.start()
    await eventually(async () => (await due()).length === 0)
    await jobs.close()
    time = now
    mock.now = () => now
    return mails
  }

  /** A driver with an account, on a device of their own. */
  async function resident() {
    const email = `${randomUUID()}@maison.be`
    const account = await addAccount(server.db, email)
    const headers = bearer(await signIn(server.app, email, { portalName: 'montclair' }))
    return { account, email, headers }
  }

  /** Starts a session as an anonymous driver whose sign-in then moves to an account. */
  async function parked(plate: string, change: object = {}) {
    const { account, email } = await resident()
    const browser = await driver(server.app)
    const uid = decodeURIComponent(browser.jar.get('beffroi_anonymous') ?? '').slice(0, 36)
    await inTransaction((db) => ownedData.move(db, uid, account))
    const headers = {
      ...bearer(await signIn(server.app, email, { portalName: 'montclair' })),
      'x-4411-token': browser.jar.get('beffroi_4411') ?? '',
    }
    const driving = browserOf(server.app, {}, headers)
    const { data } = await driving.call('POST', '/session/start', { ...stay, plate, ...change })
    return { account, email, driving, session: data }
  }

  it('reminds ten minutes before the end by mail, once, and of the new end after an extension', async () => {
    const { email, driving, session } = await parked('1-AAA-111')
    expect(await mailsAt(minutes(49))).toEqual([])
    const [mail, ...more] = await mailsAt(minutes(50))
    expect([mail?.to, more.length]).toEqual([email, 0])
    expect(mail?.subject).toBe('Votre stationnement de 1-AAA-111 se termine à 11:00')
    expect(mail?.text).toContain('https://portail.test/montclair/stationnement')
    await driving.call('POST', '/session/extend', {
      portalName: 'montclair',
      uid: session.uid,
      endsAt: minutes(90).toISOString(),
    })
    expect((await mailsAt(minutes(80))).map(({ subject }) => subject)).toEqual([
      'Votre stationnement de 1-AAA-111 se termine à 11:30',
    ])
  })

  it('reminds of a session that runs for three hours without an end, and of none that was stopped', async () => {
    const { minutes: _, ...endless } = stay
    const { driving, session } = await parked('1-AAA-222', { minutes: undefined, ...endless, plate: '1-AAA-222' })
    const other = await parked('1-AAA-333', { minutes: undefined })
    await other.driving.call('POST', '/session/stop', { portalName: 'montclair', uid: other.session.uid })
    const mails = await mailsAt(minutes(181))
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre stationnement de 1-AAA-222 court toujours'])
    await driving.call('POST', '/session/stop', { portalName: 'montclair', uid: session.uid })
  })

  it('moves to the account at sign-in, is exported with it and deleted with it', async () => {
    const { account, driving } = await parked('1-AAA-444')
    const read = async () => await ownedData.read(server.db, account)
    expect(await read()).toMatchObject({
      parkingSignIns: [{ portalName: 'montclair', usedAt: expect.any(String) }],
      parkingSessions: [{ portalName: 'montclair', plate: '1AAA444', zone: '4501', endsAt: minutes(60).toISOString() }],
    })
    const text = JSON.stringify(await read())
    const logins = await server.db.selectFrom('parking_login').selectAll().where('account', '=', account).execute()
    for (const { access_token, refresh_token } of logins) expect(text).not.toMatch(`${access_token}|${refresh_token}`)
    await inTransaction((db) => ownedData.remove(db, account))
    expect(await read()).toMatchObject({ parkingSignIns: [], parkingSessions: [] })
    expect((await driving.call('GET', '/sessions?portalName=montclair')).data.isSignedIn).toBe(false)
  })

  it('is forgotten with the browser, and does not follow who signs out of the account', async () => {
    const browser = browserOf(server.app)
    await signInToParking(browser)
    await browser.call('POST', '/session/start', { ...stay, plate: '1-AAA-555' })
    const uid = decodeURIComponent(browser.jar.get('beffroi_anonymous') ?? '').slice(0, 36)
    await inTransaction((db) => ownedData.forget(db, uid))
    expect((await browser.call('GET', '/sessions?portalName=montclair')).data.isSignedIn).toBe(false)
    const rows = await server.db.selectFrom('parking_session').select('uid').where('plate', '=', '1AAA555').execute()
    expect(rows).toEqual([])
  })

  it('shows on the tile of the visitor while it runs, wherever it was started', async () => {
    const browser = browserOf(server.app)
    await signInToParking(browser, 'tile')
    const uid = decodeURIComponent(browser.jar.get('beffroi_anonymous') ?? '').slice(0, 36)
    const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1' }
    const payload = { portal: 'montclair', storeWidget: 'stationnement' }
    await server.app.inject({ method: 'POST', url: '/core-service/api/v1/anonymous/widget', headers, payload })
    const subtitle = async () => {
      const answer = await server.app.inject({ url: '/core-service/api/v2/anonymous/wall/montclair', headers })
      return answer.json().data.tiles[0].subtitle
    }
    expect(await subtitle()).toBe('Démarrez, prolongez et arrêtez votre stationnement 4411.')
    const { data } = await browser.call('POST', '/session/start', { ...stay, plate: '1-AAA-777' })
    expect(await subtitle()).toBe('1-AAA-777 · jusqu’à 11:00')
    await browser.call('GET', '/sessions?portalName=montclair')
    await browser.call('POST', '/session/stop', { portalName: 'montclair', uid: data.uid })
    expect(await subtitle()).toBe('Démarrez, prolongez et arrêtez votre stationnement 4411.')
    // Another portal of the same driver.
    const phone = browserOf(server.app)
    await signInToParking(phone, 'tile')
    const elsewhere = await phone.call('POST', '/session/start', { ...stay, plate: '1-AAA-778', minutes: undefined })
    expect(await subtitle()).toBe('Démarrez, prolongez et arrêtez votre stationnement 4411.')
    await browser.call('GET', '/sessions?portalName=montclair')
    expect(await subtitle()).toBe('1-AAA-778 · en cours depuis 10:00')
    time = minutes(12 * 60)
    expect(await subtitle()).toBe('1-AAA-778 · en cours depuis 10:00')
    time = minutes(12 * 60 + 1)
    expect(await subtitle()).toBe('Démarrez, prolongez et arrêtez votre stationnement 4411.')
    time = now
    await phone.call('POST', '/session/stop', { portalName: 'montclair', uid: elsewhere.data.uid })
    await browser.call('GET', '/sessions?portalName=montclair')
    expect(await subtitle()).toBe('Démarrez, prolongez et arrêtez votre stationnement 4411.')
  })

  it('is deleted when it is old', async () => {
    await parked('1-AAA-666')
    const stored = async () => [
      (await server.db.selectFrom('parking_session').select('uid').where('plate', '=', '1AAA666').execute()).length,
      (await server.db.selectFrom('parking_login').select('token').execute()).length > 0,
      (await server.db.selectFrom('parking_state').select('state').execute()).length > 0,
    ]
    const daysLater = (days: number) => ({ ...contextOf([]), now: () => minutes(days * 24 * 60) })
    await deleteExpiredParking(daysLater(29))
    expect(await stored()).toEqual([1, true, false])
    await deleteExpiredParking(daysLater(91))
    expect(await stored()).toEqual([0, false, false])
  })
})
