import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayListJob, queueDayListsJob } from '../../../../src/server/api/appointments/dayLists'
import type { Mail } from '../../../../src/server/mail/MailTransport'
import { eventually } from '../../../helpers/eventually'
import { sendMails } from '../../../helpers/server/accounts'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'

const base = '/reservation-service/api/v1/web'
const values = { name: 'Anne Lambert', email: 'anne@maison.be', demande: 'retrait' }

describe('the mails of an appointment', () => {
  let server: TestServer
  let outbox: ReturnType<typeof sendMails> | undefined
  let time = new Date('2027-03-10T09:00:00Z')
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, now: () => time })
  })
  afterEach(async () => {
    await outbox?.jobs.close()
    outbox = undefined
    time = new Date('2027-03-10T09:00:00Z')
    await server.db.deleteFrom('job').execute()
    await server.db.deleteFrom('appointment').execute()
    await server.db.deleteFrom('appointment_slot').execute()
  })
  afterAll(() => server.close())

  const visitor = randomUUID()
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, uid = visitor) => {
    const headers = { 'x-lgc-anonymous-uid': uid, 'x-lgc-language': 'fr', 'x-beffroi-stored': '1' }
    const answer = await server.app.inject({ method, url: base + path, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  const hold = async (start: string): Promise<string> =>
    (await call('POST', '/holds', { portal: 'montclair', prestation: 'carte-identite', start })).data.uid
  const book = async (start: string, more: object = {}) => {
    const booked = await call('POST', '/appointments', {
      portal: 'montclair',
      hold: await hold(start),
      values,
      ...more,
    })
    expect(booked.status).toBe(200)
    return booked.data
  }
  /** The mails that are due at a time. */
  const mailsAt = async (at: string, count: number) => {
    time = new Date(at)
    outbox = sendMails({ db: server.db, now: () => time })
    const { mails, jobs } = outbox
    await eventually(() => expect(mails).toHaveLength(count))
    await jobs.close()
    outbox = undefined
    return mails
  }

  it('say what, where and when in the town’s time, and open it without the browser that made it', async () => {
    const { uid, reference } = await book('2027-03-30T07:00:00.000Z')
    const [mail] = await mailsAt('2027-03-10T09:00:01Z', 1)
    expect(mail).toMatchObject({ to: 'anne@maison.be', language: 'fr', subject: 'Votre rendez-vous est confirmé' })
    expect(mail?.text).toContain('Le mardi 30 mars 2027, de 09:00 à 09:15.')
    expect(mail?.text).toContain('Hôtel de ville, Place du Marché 1, 4679 Montclair-sur-Meuse')
    expect(mail?.text).toContain(reference)
    const [, code] = /\/montclair\/rendez-vous\/[\w-]+\?code=([\w-]+)/.exec(mail?.text ?? '') ?? []
    const stranger = randomUUID()
    expect(
      (await call('GET', `/appointments/${uid}?portalName=montclair&code=${code}`, undefined, stranger)).data.uid,
    ).toBe(uid)
    expect((await call('PUT', `/appointments/${uid}/cancel`, { code }, stranger)).status).toBe(200)
    const [cancelled] = await mailsAt('2027-03-10T09:05:00Z', 1)
    expect(cancelled?.subject).toBe('Votre rendez-vous est annulé')
    expect(cancelled?.text).not.toContain('code=')
  })

  it('remind two days and two hours before, as chosen, and never of what has changed', async () => {
    const both = await book('2027-03-16T08:00:00.000Z')
    await book('2027-03-16T08:15:00.000Z', { reminders: ['PT2H'] })
    const moved = await book('2027-03-16T08:30:00.000Z')
    const change = { hold: await hold('2027-03-17T08:00:00.000Z') }
    expect((await call('PUT', `/appointments/${moved.uid}`, change)).status).toBe(200)
    const first = await mailsAt('2027-03-10T09:01:00Z', 3)
    expect(first.map(({ subject }) => subject).sort()).toEqual([
      'Votre rendez-vous est confirmé',
      'Votre rendez-vous est confirmé',
      'Votre rendez-vous est déplacé',
    ])
    const [early] = await mailsAt('2027-03-14T08:00:01Z', 1)
    expect(early?.text).toContain(both.reference)
    expect(await mailsAt('2027-03-15T08:00:01Z', 1)).toMatchObject([{ subject: 'Rappel de votre rendez-vous' }])
    expect(await mailsAt('2027-03-16T06:30:00Z', 2)).toHaveLength(2)
  })

  it('list the next day for the office in the evening, once', async () => {
    await book('2027-03-16T08:00:00.000Z', { reminders: [] })
    await book('2027-03-16T07:30:00.000Z', { reminders: [] })
    await mailsAt('2027-03-10T09:01:00Z', 2)
    const evening = (at: string) => {
      time = new Date(at)
      const { mails, transport } = collectMails()
      const mail = { transport, secret, publicOrigin: 'https://portail.test', ownOrigin: () => 'http://127.0.0.1' }
      return { mails, context: { db: server.db, now: () => time, mail, personalDataDays: 0 } }
    }
    const lists = () =>
      server.db.selectFrom('job').select('payload').where('name', '=', 'appointment-day-list').execute()
    await queueDayListsJob(evening('2027-03-15T16:45:00Z').context).run({})
    expect(await lists()).toEqual([])
    const { mails, context } = evening('2027-03-15T17:15:00Z')
    for (let times = 0; times < 2; times++) await queueDayListsJob(context).run({})
    const queued = await lists()
    expect(queued).toHaveLength(6)
    const job = dayListJob(context)
    for (const { payload } of queued) await job.run(job.payload.parse(payload))
    expect(mails).toMatchObject([
      { to: 'info@montclair.example', subject: expect.stringContaining('mardi 16 mars 2027') },
    ])
    const text = mails[0]?.text ?? ''
    expect(text.indexOf('08:30 ·')).toBeGreaterThan(0)
    expect(text.indexOf('08:30 ·')).toBeLessThan(text.indexOf('09:00 ·'))
  })
})

function collectMails() {
  const mails: Mail[] = []
  return { mails, transport: { send: async (mail: Mail) => void mails.push(mail) } }
}
