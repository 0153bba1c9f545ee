import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ReportingMock } from '../../../../scripts/mock/ReportingMock'
import { watchDeliveriesJob } from '../../../../src/server/api/defects/deliverReports'
import { readStatesJob } from '../../../../src/server/api/defects/readStates'
import type { ExternalOptions } from '../../../../src/server/api/defects/systems/ExternalOptions'
import { serverJobs } from '../../../../src/server/api/serverJobs'
import type { Mail } from '../../../../src/server/mail/MailTransport'
import { eventually } from '../../../helpers/eventually'
import { now, openServer, type TestServer } from '../../../helpers/server/openServer'
import { emptyStreet, resident } from '../../../helpers/server/reports'
import { secret } from '../../../helpers/server/visitor'

const regional = {
  provider: 'region',
  category: 'n-chaussee',
  ...emptyStreet,
  fields: { taille: 'grand' },
  description: 'Un trou sur la nationale.',
}

describe('a report to a provider with a system of its own', () => {
  let server: TestServer
  let reporting: ExternalOptions
  let time = now
  const mock = new ReportingMock()
  beforeAll(async () => {
    reporting = {
      url: await mock.listen(),
      client: 'beffroi',
      clientSecret: 'demonstration',
      secret: 'the secret of this server',
      redirectUri: () => 'http://localhost/street-defect-service/login',
      timeoutMs: 10_000,
    }
    server = await openServer({ trustsCallers: true, reporting, now: () => time })
  })
  afterEach(async () => {
    mock.mode = 'normal'
    time = now
    await server.db.deleteFrom('job').execute()
    await server.db.deleteFrom('defect_delivery').execute()
  })
  afterAll(async () => {
    await mock.close()
    await server.close()
  })

  const contextOf = (mails: Mail[]) => ({
    db: server.db,
    now: () => time,
    reporting,
    personalDataDays: 0,
    mail: {
      transport: { send: async (mail: Mail) => void mails.push(mail) },
      secret,
      publicOrigin: 'https://portail.test',
      ownOrigin: () => 'http://127.0.0.1',
    },
  })

  /** Runs the jobs that are due, until `check` holds. */
  async function work(check: (mails: Mail[]) => unknown): Promise<Mail[]> {
    const mails: Mail[] = []
    const jobs = serverJobs({ ...contextOf(mails), isEmbedded: false, onDead: () => {}, onError: () => {} })
    jobs.start()
    await eventually(() => check(mails))
    await jobs.close()
    return mails
  }

  /** Follows a login link as a browser of the account does. Resolves to where the portal leads. */
  async function follow(url: string, headers: Record<string, string>, decision = 'yes') {
    const fields = new URLSearchParams([...new URL(url).searchParams, ['decision', decision]])
    const post = { method: 'POST', body: fields, redirect: 'manual' } as const
    const back = new URL((await fetch(new URL('/login', url), post)).headers.get('location') ?? '')
    return await server.app.inject({ url: back.pathname + back.search, headers })
  }

  const deliveryOf = async (uid: string) =>
    await server.db.selectFrom('defect_delivery').selectAll().where('report', '=', uid).executeTakeFirst()

  /** A resident who is signed in to the external system. */
  async function signedIn() {
    const caller = await resident(server)
    const { data } = await caller.call('GET', '/redirect-url?portalName=montclair')
    expect((await follow(data.url, caller.headers)).headers.location).toBe('/montclair/signalement?fms=done')
    return caller
  }

  it('asks for the login there, stores nothing before it, and takes the same call afterwards', async () => {
    const { send, call, headers } = await resident(server)
    const { data: list } = await call('GET', '/provider?portalName=montclair')
    expect(list.items.map(({ requiresLogin }: { requiresLogin: boolean }) => requiresLogin)).toEqual([
      false,
      false,
      true,
    ])
    const key = randomUUID()
    const asked = await send(regional, key)
    expect(asked.data).toEqual({ code: 'REQUIRES_FMS_LOGIN', url: expect.stringContaining(reporting.url) })
    const link = '/redirect-url?portalName=montclair&returnPath=%2Fsignalement%3Fetape%3D3'
    const { data } = await call('GET', link)
    expect(data).toEqual({ isSignedIn: false, url: expect.stringContaining('state=') })
    const back = await follow(data.url, headers)
    expect(back).toMatchObject({ statusCode: 303, headers: { 'cache-control': expect.stringContaining('no-store') } })
    expect(back.headers.location).toBe('/montclair/signalement?etape=3&fms=done')
    expect((await call('GET', link)).data.isSignedIn).toBe(true)
    expect((await send(regional, key)).data.code).toBe('SUCCESS')
  })

  it('refuses a login of somebody else, a state that it did not make, and a path of another site', async () => {
    const [one, other] = [await resident(server), await resident(server)]
    const { data } = await one.call('GET', '/redirect-url?portalName=montclair')
    expect((await follow(data.url, other.headers)).statusCode).toBe(400)
    expect((await follow(data.url, {})).statusCode).toBe(400)
    const forged = data.url.replace(/state=[^&]+/, 'state=abc.def')
    expect((await follow(forged, one.headers)).statusCode).toBe(400)
    expect((await follow(data.url, one.headers, 'no')).headers.location).toBe('/montclair/signalement?fms=denied')
    time = new Date(now.getTime() + 16 * 60_000)
    const late = await resident(server)
    time = now
    const early = (await late.call('GET', '/redirect-url?portalName=montclair')).data.url
    time = new Date(now.getTime() + 16 * 60_000)
    expect((await follow(early, late.headers)).statusCode).toBe(400)
    time = now
    for (const path of ['//example.org', 'https://example.org/', '/\\example.org']) {
      const asked = await one.call('GET', `/redirect-url?portalName=montclair&returnPath=${encodeURIComponent(path)}`)
      expect(asked, path).toMatchObject({ status: 400, error: { issues: [{ pointer: '/query/returnPath' }] } })
    }
  })

  it('arrives there once, and takes over its states and answers', async () => {
    const { send, read, account } = await signedIn()
    const { uid } = (await send(regional)).data
    expect((await read(uid)).data.own.delivery).toBe('waiting')
    await work(async () => expect((await deliveryOf(uid))?.state).toBe('delivered'))
    const { reference } = (await deliveryOf(uid)) ?? {}
    expect(mock.reports.get(reference ?? '')).toMatchObject({ id: uid, photos: 0, content: { category: 'n-chaussee' } })
    expect((await read(uid)).data.own.delivery).toBe('delivered')
    mock.change(reference ?? '', 'in-progress', 'Réparation en avril.')
    const mails: Mail[] = []
    await server.db.deleteFrom('job').execute()
    for (let times = 0; times < 2; times++) await readStatesJob(contextOf(mails)).run({})
    await server.app.readChanges()
    const { timeline } = (await read(uid)).data
    expect(timeline.slice(1)).toMatchObject([{ status: 'in-progress', answer: 'Réparation en avril.' }])
    const queued = await server.db.selectFrom('job').select('payload').where('name', '=', 'defect-mail').execute()
    expect(queued).toMatchObject([{ payload: { account, mail: 'own', position: 1 } }])
  })

  it.each(['html', 'failing', 'down'] as const)('waits while that system is %s, and arrives later', async (mode) => {
    const { send, read } = await signedIn()
    mock.mode = mode
    const sent = await send(regional)
    expect(sent.data.code).toBe('SUCCESS')
    const { uid } = sent.data
    const lastError = () =>
      server.db.selectFrom('job').select('last_error').where('name', '=', 'deliver-defect-report').executeTakeFirst()
    await work(async () => expect((await lastError())?.last_error).toBe('temporary'))
    expect((await read(uid)).data.own.delivery).toBe('waiting')
    mock.mode = 'normal'
    time = new Date(now.getTime() + 5 * 60_000)
    await work(async () => expect((await deliveryOf(uid))?.state).toBe('delivered'))
    expect([...mock.reports.values()].filter(({ id }) => id === uid)).toHaveLength(1)
  })

  it('asks its sender by mail to sign in again, and leaves after that', async () => {
    const { send, call, headers, email, account } = await signedIn()
    const { uid } = (await send(regional)).data
    mock.endLogins()
    await server.db
      .updateTable('defect_login')
      .set({ expires_at: new Date(0) })
      .where('account', '=', account)
      .execute()
    const mails = await work((sent) =>
      expect(sent.some(({ subject }) => /attend votre connexion/.test(subject))).toBe(true),
    )
    expect(mails.at(-1)?.to).toBe(email)
    expect((await deliveryOf(uid))?.state).toBe('login')
    const { data } = await call('GET', '/redirect-url?portalName=montclair')
    await follow(data.url, headers)
    await work(async () => expect((await deliveryOf(uid))?.state).toBe('delivered'))
  })

  it('goes to the town by mail when that system refuses it, or does not answer for a week', async () => {
    const { send, read } = await signedIn()
    const refused = (await send(regional)).data
    mock.mode = 'refusing'
    const [mail] = (
      await work((sent) => expect(sent.some(({ to }) => to === 'info@montclair.example')).toBe(true))
    ).filter(({ to }) => to === 'info@montclair.example')
    expect(mail?.text).toContain('À traiter à la main')
    expect(mail?.text).toContain(refused.reference)
    expect((await read(refused.uid)).data.own.delivery).toBe('failed')
    mock.mode = 'down'
    const late = (await send(regional)).data
    time = new Date(now.getTime() + 8 * 24 * 3_600_000)
    await watchDeliveriesJob(contextOf([])).run({})
    expect((await deliveryOf(late.uid))?.state).toBe('failed')
  })

  it('is queued again when its job was lost', async () => {
    const { send } = await signedIn()
    const { uid } = (await send(regional)).data
    const queued = async () =>
      (await server.db.selectFrom('job').select('id').where('name', '=', 'deliver-defect-report').execute()).length
    await watchDeliveriesJob(contextOf([])).run({})
    expect(await queued()).toBe(1)
    await server.db.deleteFrom('job').execute()
    await watchDeliveriesJob(contextOf([])).run({})
    expect(await queued()).toBe(1)
    await work(async () => expect((await deliveryOf(uid))?.state).toBe('delivered'))
  })
})
