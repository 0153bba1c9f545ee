import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wasteForms } from '../../../../src/portal/services/waste/wasteForms'
import { deleteUnusedHouseholds } from '../../../../src/server/api/waste/deleteUnusedHouseholds'
import { queueWasteRemindersJob } from '../../../../src/server/api/waste/reminders'
import type { Mail } from '../../../../src/server/mail/MailTransport'
import { eventually } from '../../../helpers/eventually'
import { sendMails } from '../../../helpers/server/accounts'
import { openServer, portalWithForms, type TestServer } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'
import { home, visitorOf } from './town'

// In the centre of Montclair, residual waste is collected on Tuesdays: on 16 March 2027.
const monday = (hour: number) => new Date(`2027-03-15T${String(hour - 1).padStart(2, '0')}:01:00Z`)

describe('the reminder of the evening before', () => {
  let server: TestServer
  let time = monday(9)
  beforeAll(async () => {
    server = await openServer({ trustsCallers: true, now: () => time, portal: portalWithForms(wasteForms) })
  })
  afterEach(async () => {
    time = monday(9)
    await server.db.deleteFrom('job').execute()
    await server.db.deleteFrom('waste_household').execute()
  })
  afterAll(() => server.close())

  const context = () => ({
    db: server.db,
    now: () => time,
    personalDataDays: 30,
    mail: { transport: { send: async () => {} }, secret, ownOrigin: () => 'http://localhost' },
  })
  /** What is mailed at a time. */
  const mailsAt = async (at: Date): Promise<Mail[]> => {
    time = at
    await queueWasteRemindersJob(context()).run({})
    const { mails, jobs } = sendMails({ db: server.db, now: () => time })
    const due = () =>
      server.db.selectFrom('job').select('id').where('name', '=', 'waste-mail').where('died_at', 'is', null).execute()
    await eventually(async () => expect(await due()).toHaveLength(0))
    await jobs.close()
    return mails
  }
  const remind = async (email: string, categories = ['OM', 'PMC']) => {
    const visitor = visitorOf(server)
    await visitor('PUT', '/household', { portal: 'montclair', ...home })
    const saved = await visitor('PUT', '/household/reminder', { portal: 'montclair', isOn: true, email, categories })
    return { visitor, saved }
  }
  const linkIn = (mail: Mail | undefined, what: string) => {
    const address =
      new RegExp(`\\S+/montclair/dechets/rappel/lien\\?what=${what}\\S+`).exec(mail?.text ?? '')?.[0] ?? ''
    const query = new URL(address).searchParams
    return { uid: query.get('uid') ?? '', code: query.get('code') ?? '' }
  }
  const confirmed = async (email: string, categories?: string[]) => {
    const { visitor } = await remind(email, categories)
    const [mail] = await mailsAt(monday(10))
    const { uid, code } = linkIn(mail, 'confirm')
    expect((await visitorOf(server)('POST', `/reminders/${uid}/confirm`, { code })).data).toEqual({ status: 'on' })
    return visitor
  }

  it('is mailed only to an address that was confirmed by the link in a mail', async () => {
    const { visitor, saved } = await remind('anne@maison.be')
    expect(saved.data.reminder).toMatchObject({ status: 'pending', email: 'anne@maison.be' })
    const [mail, ...others] = await mailsAt(monday(10))
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'anne@maison.be', subject: 'Confirmez vos rappels de collecte' })
    expect(mail?.unsubscribe).toBeUndefined()
    expect(await mailsAt(monday(20))).toEqual([])
    const { uid, code } = linkIn(mail, 'confirm')
    const stranger = visitorOf(server)
    expect((await stranger('POST', `/reminders/${uid}/confirm`, { code: `${code.slice(1)}x` })).status).toBe(404)
    expect((await stranger('POST', `/reminders/${uid}/confirm`, { code })).status).toBe(200)
    expect((await visitor('GET', '/household?portalName=montclair')).data.reminder.status).toBe('on')
  })

  it('comes at the time to put waste out, once, and says what, when and where', async () => {
    await confirmed('anne@maison.be')
    expect(await mailsAt(monday(19))).toEqual([])
    const [mail, ...others] = await mailsAt(monday(20))
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Déchets résiduels')
    expect(mail?.text).toContain('mardi 16 mars 2027, Rue Haute 12')
    expect(mail?.text).toContain('À sortir dès 20:00 la veille, au plus tard à 06:00.')
    expect(await mailsAt(monday(21))).toEqual([])
  })

  it('names the day that a holiday took', async () => {
    await confirmed('anne@maison.be')
    await server.db
      .updateTable('waste_zone')
      .set({
        exceptions: JSON.stringify([
          { date: '2027-03-23', to: '2027-03-16', categories: ['PMC', 'ORGANIC'] },
          { date: '2027-03-17', to: '2027-03-16' },
        ]),
      })
      .where('uid', '=', 'centre')
      .execute()
    const [mail] = await mailsAt(monday(20))
    await server.db.updateTable('waste_zone').set({ exceptions: '[]' }).where('uid', '=', 'centre').execute()
    expect(mail?.text).toMatch(/PMC\s: au lieu du mercredi 17 mars 2027\./)
  })

  it('leaves out categories that were not chosen, and days without any', async () => {
    await confirmed('anne@maison.be', ['PAPER'])
    expect(await mailsAt(monday(20))).toEqual([])
  })

  it('ends by the link in each mail, without the browser that asked for it', async () => {
    await confirmed('anne@maison.be')
    const [mail] = await mailsAt(monday(20))
    const { uid, code } = linkIn(mail, 'stop')
    expect((await visitorOf(server)('POST', `/reminders/${uid}/stop`, { code: 'x' })).status).toBe(404)
    expect((await visitorOf(server)('POST', `/reminders/${uid}/stop`, { code })).data).toEqual({ status: 'off' })
    expect(await mailsAt(new Date('2027-03-22T19:01:00Z'))).toEqual([])
  })

  it('ends by the one POST of a mail program, and asks whoever opens that address', async () => {
    const visitor = await confirmed('anne@maison.be')
    const [mail] = await mailsAt(monday(20))
    const { pathname, search } = new URL(mail?.unsubscribe ?? '')
    const statusOf = async () => (await visitor('GET', '/household?portalName=montclair')).data.reminder.status
    const opened = await server.app.inject(pathname + search)
    const { uid, code } = linkIn(mail, 'stop')
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/montclair/dechets/rappel/lien?${new URLSearchParams({ what: 'stop', uid, code })}`,
    ])
    const press = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await press(`${pathname}${search}x`)).statusCode).toBe(404)
    expect((await press(pathname)).statusCode).toBe(404)
    expect((await press(pathname + search, { origin: 'https://other.example' })).statusCode).toBe(403)
    expect(await statusOf()).toBe('on')
    for (const _ of ['once', 'again']) expect((await press(pathname + search)).statusCode).toBe(200)
    expect(await statusOf()).toBe('off')
  })

  it('needs a category and an address', async () => {
    const { saved } = await remind('', ['OM'])
    expect(saved.status).toBe(400)
    expect((await remind('anne@maison.be', [])).saved.status).toBe(400)
    const nobody = visitorOf(server)
    const body = { portal: 'montclair', isOn: true, email: 'a@b.be', categories: ['OM'] }
    expect((await nobody('PUT', '/household/reminder', body)).status).toBe(404)
  })

  it('is forgotten when nobody confirms it, and an address when nobody uses it', async () => {
    await remind('anne@maison.be')
    time = new Date('2027-03-25T09:00:00Z')
    await deleteUnusedHouseholds(context())
    const stored = () => server.db.selectFrom('waste_household').select(['email', 'reminder']).execute()
    expect(await stored()).toEqual([{ email: null, reminder: 'off' }])
    time = new Date('2029-04-25T09:00:00Z')
    await deleteUnusedHouseholds(context())
    expect(await stored()).toEqual([])
  })
})
