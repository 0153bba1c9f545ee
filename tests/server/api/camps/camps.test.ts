import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scoutsOperations } from '../../../../schemas/generated/scoutsOperations'
import { linkCode } from '../../../../src/server/api/call/linkCode'
import { eraseCamps } from '../../../../src/server/api/camps/eraseCamps'
import { ownedData } from '../../../../src/server/api/ownedData'
import { eventually } from '../../../helpers/eventually'
import { sendMails } from '../../../helpers/server/accounts'
import { checkAnswer } from '../../../helpers/server/checkAnswer'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'
import { registration } from './registration'

const base = '/scouts-service/api/v1/web'
const at = new Date('2027-03-10T09:00:00Z')

describe('camps', () => {
  let server: TestServer
  let time = at
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, now: () => time })
  })
  afterAll(() => server.close())

  /** A visitor of their own who calls the API. */
  function visit(uid = randomUUID()) {
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
      const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1', 'x-lgc-language': 'fr' }
      const answer = await server.app.inject({ method, url: base + path, headers, ...(payload && { payload }) })
      if (answer.statusCode === 200) checkAnswer(scoutsOperations, method, base + path, answer.json())
      return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json()) }
    }
    const register = (more: object = {}) => call('POST', '/camps?portalName=montclair', registration(more))
    const own = async () => (await call('GET', '/camps?portalName=montclair')).data.items
    return { uid, call, register, own }
  }
  const issuesOf = ({ error }: { error?: { issues: { code: string; pointer: string }[] } }) =>
    error?.issues.map(({ code, pointer }) => `${code} ${pointer}`)

  it('have locations with rules, water, contacts and an emergency plan that names 112', async () => {
    const { call } = visit()
    for (const portal of ['montclair', 'hauteroche']) {
      const { data } = await call('GET', `/camp-locations?portalName=${portal}`)
      expect(data.items.length).toBeGreaterThan(1)
      for (const { uid, emergency, rules, forester } of data.items) {
        expect(emergency[0]).toContain('112')
        expect(rules.length).toBeGreaterThan(2)
        expect(forester.phone).not.toBe('')
        expect((await call('GET', `/camp-locations/${uid}?portalName=${portal}`)).data.uid).toBe(uid)
      }
    }
    expect((await call('GET', '/camp-locations/nulle-part?portalName=montclair')).status).toBe(404)
  })

  it('are registered with a reference, and take the location without telling who', async () => {
    const { register, own, call } = visit()
    const { status, data } = await register({ from: '2027-07-01', until: '2027-07-15' })
    expect([status, data.status]).toEqual([200, 'registered'])
    expect(data.reference).toMatch(/^CAMP-/)
    expect(await own()).toMatchObject([{ uid: data.uid, from: '2027-07-01', until: '2027-07-15', canChange: true }])
    const { data: location } = await call('GET', '/camp-locations/pre-du-moulin?portalName=montclair')
    expect(location.taken).toContainEqual({ from: '2027-07-01', until: '2027-07-15' })
    expect(JSON.stringify(location)).not.toContain('unité')
  })

  it('do not overlap at one location, and may follow each other on the same day', async () => {
    const stays = { from: '2027-08-01', until: '2027-08-10' }
    expect((await visit().register(stays)).status).toBe(200)
    expect((await visit().register({ from: '2027-08-09', until: '2027-08-12' })).status).toBe(409)
    expect((await visit().register({ from: '2027-08-10', until: '2027-08-12' })).status).toBe(200)
    expect((await visit().register({ ...stays, location: 'grange-du-haut' })).status).toBe(200)
  })

  it('keep the days of a draft for an hour, and confirm it once', async () => {
    const days = { from: '2027-09-01', until: '2027-09-05' }
    const first = visit()
    const { data } = await first.register({ ...days, draft: true })
    expect(data.status).toBe('draft')
    expect((await visit().register(days)).status).toBe(409)
    const confirm = () => first.call('POST', `/camps/${data.uid}/confirmation`)
    expect([(await confirm()).data.status, (await confirm()).data.status]).toEqual(['registered', 'registered'])

    const other = { from: '2027-09-11', until: '2027-09-15' }
    await first.register({ ...other, draft: true })
    time = new Date('2027-03-10T10:01:00Z')
    expect((await visit().register(other)).status).toBe(200)
    time = at
  })

  it('are changed, moved and cancelled by their owner or with their link, until the day before', async () => {
    const { register, call } = visit()
    const { data } = await register({ from: '2027-10-01', until: '2027-10-05' })
    const stranger = visit()
    expect((await stranger.call('GET', `/camps/${data.uid}`)).status).toBe(404)
    const code = linkCode(secret, 'camp', data.uid)
    expect((await stranger.call('GET', `/camps/${data.uid}?code=${code}`)).data.reference).toBe(data.reference)

    const moved = registration({ from: '2027-10-02', until: '2027-10-06', location: undefined })
    expect((await stranger.call('PUT', `/camps/${data.uid}?code=${code}`, moved)).data.uid).toBe(data.uid)
    await visit().register({ from: '2027-10-10', until: '2027-10-12' })
    const taken = registration({ from: '2027-10-09', until: '2027-10-11' })
    expect((await call('PUT', `/camps/${data.uid}`, taken)).status).toBe(409)
    expect((await call('GET', `/camps/${data.uid}`)).data).toMatchObject({ from: '2027-10-02', until: '2027-10-06' })

    time = new Date('2027-10-01T23:00:00Z')
    expect((await call('DELETE', `/camps/${data.uid}`)).status).toBe(409)
    time = new Date('2027-10-01T12:00:00Z')
    expect((await call('DELETE', `/camps/${data.uid}`)).status).toBe(204)
    expect((await call('GET', `/camps/${data.uid}`)).data).toMatchObject({ status: 'cancelled', canChange: false })
    time = at
    expect((await visit().register({ from: '2027-10-02', until: '2027-10-06' })).status).toBe(200)
  })

  it.each([
    [{ from: '2027-03-10' }, 'out-of-range /body/from'],
    [{ from: '2030-03-10', until: '2030-03-12' }, 'out-of-range /body/from'],
    [{ from: '2027-11-05', until: '2027-11-05' }, 'out-of-range /body/until'],
    [{ from: '2027-11-05', until: '2027-12-31' }, 'out-of-range /body/until'],
    [{ from: '2027-02-30' }, 'wrong-format /body/from'],
    [{ children: '50', leaders: '11' }, 'out-of-range /body/children'],
    [{ children: '2,5' }, 'wrong-type /body/children'],
    [{ youngest: 12, oldest: 8 }, 'out-of-range /body/oldest'],
    [{ rules: false }, 'missing-property /body/rules'],
    [{ group: ' ' }, 'missing-property /body/group'],
    [{ phoneOnSite: 'abc' }, 'wrong-format /body/phoneOnSite'],
  ])('refuse %j', async (more, issue) => {
    const answer = await visit().register({ from: '2027-11-05', until: '2027-11-07', ...more })
    expect([answer.status, issuesOf(answer)]).toEqual([400, [issue]])
  })

  it('mail who registers and the town, without allergies to the former', async () => {
    await server.db.deleteFrom('job').execute()
    const { register, call } = visit()
    const { data } = await register({ from: '2027-12-01', until: '2027-12-04', allergies: 'Deux aux arachides' })
    const outbox = sendMails({ db: server.db, now: () => time })
    await eventually(() => expect(outbox.mails).toHaveLength(2))
    const [resident, town] = [...outbox.mails].sort((one) => (one.to === 'anne@maison.be' ? -1 : 1))
    expect(resident?.text).toContain(data.reference)
    expect(resident?.text).toContain(`code=${linkCode(secret, 'camp', data.uid)}`)
    expect(resident?.text).toContain('112')
    expect(resident?.text).not.toContain('arachides')
    expect([town?.to, town?.replyTo]).toEqual(['camps@montclair.example', 'anne@maison.be'])
    expect(town?.text).toContain('Deux aux arachides')
    await call('DELETE', `/camps/${data.uid}`)
    await eventually(() => expect(outbox.mails).toHaveLength(4))
    expect(outbox.mails.slice(2).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining('annulé'), expect.stringContaining('annulé')]),
    )
    await outbox.jobs.close()
  })

  it('erase allergies a week after the camp, and what it says after the days of personal data', async () => {
    const { register, call } = visit()
    const { data } = await register({ from: '2027-04-01', until: '2027-04-03', allergies: 'Une au gluten' })
    const values = async () => (await call('GET', `/camps/${data.uid}`)).data?.values
    const eraseAt = async (day: string) => {
      time = new Date(`${day}T09:00:00Z`)
      await eraseCamps({ db: server.db, now: () => time, personalDataDays: 90 })
    }
    await eraseAt('2027-04-08')
    expect(await values()).toMatchObject({ allergies: 'Une au gluten', group: '12e unité' })
    await eraseAt('2027-04-12')
    expect(await values()).not.toHaveProperty('allergies')
    await eraseAt('2027-07-10')
    expect(await values()).toEqual({})
    await eraseAt('2028-04-10')
    expect(await values()).toBeUndefined()
    time = at
  })

  it('belong to the account after a sign-in, and are exported, removed and forgotten', async () => {
    const { uid, register, own } = visit()
    const account = randomUUID()
    await register({ from: '2028-01-01', until: '2028-01-05' })
    const { move, remove, forget } = ownedData
    await server.db.transaction().execute((db) => move(db, uid, account))
    expect(await own()).toEqual([])
    expect((await ownedData.read(server.db, account)).camps).toMatchObject([
      { from: '2028-01-01', status: 'registered' },
    ])
    await server.db.transaction().execute((db) => remove(db, account))
    expect((await ownedData.read(server.db, account)).camps).toEqual([])
    const again = visit()
    expect((await again.register({ from: '2028-01-01', until: '2028-01-05' })).status).toBe(200)
    await server.db.transaction().execute((db) => forget(db, again.uid))
    expect(await again.own()).toEqual([])
  })
})
