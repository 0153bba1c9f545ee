import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReportingMock } from '../../../../scripts/mock/ReportingMock'
import type { ExternalOptions } from '../../../../src/server/api/defects/systems/ExternalOptions'
import { externalSystem } from '../../../../src/server/api/defects/systems/externalSystem'
import type { ReportingSystem, SentReport } from '../../../../src/server/api/defects/systems/ReportingSystem'
import { townSystem } from '../../../../src/server/api/defects/systems/townSystem'
import type { OpenDatabase } from '../../../../src/server/db/openDatabase'
import { addAccount } from '../../../helpers/server/accounts'
import { codeFor, redirectUri, verifier } from '../../../helpers/server/codeFor'
import { databases } from '../../../helpers/server/databases'
import { fillWithTowns, now } from '../../../helpers/server/openServer'
import { secret } from '../../../helpers/server/visitor'

/** A system with what a test needs around it. */
type Tried = {
  system: ReportingSystem
  /** Stores a report as the server does before it hands it over. */
  store(report: SentReport): Promise<void>
  /** Works on a report, as the staff of the provider does. */
  work(reference: string, status: 'in-progress' | 'done', answer: string): Promise<void>
  /** Number of reports that have arrived there. */
  arrived(): Promise<number>
  /** Signs an account in, where the system asks for it. */
  signIn(account: string): Promise<void>
}

describe.each(databases)('on $name', (database) => {
  let source: OpenDatabase
  const mock = new ReportingMock()
  let options: ExternalOptions
  beforeAll(async () => {
    source = await database.open({ fill: fillWithTowns })
    const url = await mock.listen()
    options = { url, client: 'beffroi', clientSecret: 'demonstration', secret, redirectUri, timeoutMs: 10_000 }
  })
  afterAll(async () => {
    await mock.close()
    await source.close()
  })
  beforeEach(() => {
    mock.mode = 'normal'
  })

  const store = async (report: SentReport, system: 'town' | 'external') => {
    const { uid, portal, reference, provider, category, lat, lon, description } = report
    const times = { made_at: now, received_at: now, changed_at: now }
    const row = { uid, portal, reference, provider, category, lat, lon, description, ...times }
    const rest = { address: null, asset: null, status: 'received', fields: '{}' } as const
    await source.db
      .insertInto('defect_report')
      .values({ ...row, ...rest, is_public: false, followers: 0, bytes: 0 })
      .execute()
    const event = { report: uid, portal, position: 0, status: 'received', answer: null, happened_at: now } as const
    await source.db.insertInto('defect_event').values(event).execute()
    await source.db
      .insertInto('defect_delivery')
      .values({ report: uid, system, state: 'waiting', reference: null })
      .execute()
  }

  const town = (): Tried => ({
    system: townSystem(source.db, () => now),
    store: (report) => store(report, 'town'),
    async work(reference, status, answer) {
      const { uid, portal } = await source.db
        .updateTable('defect_report')
        .set({ status })
        .where('reference', '=', reference)
        .returning(['uid', 'portal'])
        .executeTakeFirstOrThrow()
      const event = { report: uid, portal, position: 1, status, answer, happened_at: now }
      await source.db.insertInto('defect_event').values(event).execute()
    },
    arrived: async () =>
      (await source.db.selectFrom('job').select('id').where('name', '=', 'town-mail').execute()).length,
    signIn: async () => {},
  })

  const external = (timeoutMs?: number): Tried => {
    const system = externalSystem(source.db, () => new Date(), { ...options, ...(timeoutMs && { timeoutMs }) })
    return {
      system,
      store: (report) => store(report, 'external'),
      work: async (reference, status, answer) => mock.change(reference, status, answer),
      arrived: async () => mock.reports.size,
      signIn: async (account) => {
        await system.login?.finish(account, { code: await codeFor(system), verifier })
      },
    }
  }

  const newReport = (account?: string): SentReport => ({
    uid: randomUUID(),
    portal: 'montclair',
    reference: `SIG-${randomUUID().slice(0, 8)}`,
    account,
    provider: 'travaux',
    category: 'nid-de-poule',
    lat: 50.64,
    lon: 5.79,
    address: 'Rue du Pont 3',
    asset: undefined,
    description: 'Un trou.',
    fields: { taille: 'petit' },
    photos: ['AAAA'],
    madeAt: now,
  })

  const newAccount = () => addAccount(source.db, `${randomUUID()}@maison.be`)

  describe.each([
    ['town', town],
    ['external', external],
  ] as const)('the system "%s"', (_, open) => {
    it('takes a report of a signed-in account, and calls it by one reference', async () => {
      const { system, store, arrived, signIn } = open()
      const account = await newAccount()
      await signIn(account)
      expect((await system.login?.isSignedIn(account)) ?? true).toBe(true)
      const report = newReport(account)
      await store(report)
      const before = await arrived()
      const { reference } = await system.send(report)
      expect(reference).not.toBe('')
      expect(await arrived()).toBe(before + 1)
    })

    it('takes a report once, however often and however many at a time send it', async () => {
      const { system, store, arrived, signIn } = open()
      const account = await newAccount()
      await signIn(account)
      const report = newReport(account)
      await store(report)
      const before = await arrived()
      const sent = await Promise.all(Array.from({ length: 5 }, () => system.send(report)))
      sent.push(await system.send(report))
      expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
      expect(await arrived()).toBe(before + 1)
    })

    it('takes a report whose account was deleted', async () => {
      const { system, store, arrived } = open()
      const report = newReport()
      await store(report)
      const before = await arrived()
      await system.send(report)
      expect(await arrived()).toBe(before + 1)
    })

    it('tells the states of the reports that it has', async () => {
      const { system, store, work } = open()
      const [one, other] = [newReport(), newReport()]
      for (const report of [one, other]) await store(report)
      const [first, second] = [await system.send(one), await system.send(other)]
      await work(first.reference, 'in-progress', 'Nous passons lundi.')
      const states = await system.statesOf([first.reference, second.reference, 'SIG-NONE-NONE'])
      expect(states.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
        { reference: first.reference, status: 'in-progress', answer: 'Nous passons lundi.' },
        { reference: second.reference, status: 'received', answer: undefined },
      ])
      expect(await system.statesOf([])).toEqual([])
    })
  })

  it('the system of the town mails no report again that was mailed', async () => {
    const { system, store, arrived } = town()
    const report = newReport()
    await store(report)
    await system.send(report)
    await source.db.deleteFrom('job').execute()
    await system.send(report)
    expect(await arrived()).toBe(0)
  })

  describe('the client of the external system', () => {
    it('asks an account to sign in that has not, and takes no code with another verifier', async () => {
      const { system } = external()
      const account = await newAccount()
      expect(await system.login?.isSignedIn(account)).toBe(false)
      await expect(system.send(newReport(account))).rejects.toMatchObject({ code: 'login' })
      const code = await codeFor(system)
      await expect(system.login?.finish(account, { code, verifier: 'another' })).rejects.toMatchObject({
        code: 'login',
      })
      expect(await system.login?.isSignedIn(account)).toBe(false)
    })

    it('renews an expired login once for all who wait for it', async () => {
      const { system, signIn } = external()
      const account = await newAccount()
      await signIn(account)
      mock.expireTokens()
      await source.db
        .updateTable('defect_login')
        .set({ expires_at: new Date(0) })
        .where('account', '=', account)
        .execute()
      const before = mock.calls.get('POST /token') ?? 0
      await Promise.all(Array.from({ length: 8 }, () => system.send(newReport(account))))
      expect(mock.calls.get('POST /token')).toBe(before + 1)
    })

    it('renews a login that the system ended early, and forgets one that it refuses to renew', async () => {
      const { system, signIn } = external()
      const account = await newAccount()
      await signIn(account)
      mock.expireTokens()
      expect(await system.send(newReport(account))).toEqual({ reference: expect.any(String) })
      mock.endLogins()
      await expect(system.send(newReport(account))).rejects.toMatchObject({ code: 'login' })
      expect(await system.login?.isSignedIn(account)).toBe(false)
    })

    it.each(['slow', 'html', 'failing', 'down'] as const)('fails for a time while the system is %s', async (mode) => {
      const { system, signIn } = external()
      const account = await newAccount()
      await signIn(account)
      mock.mode = mode
      const asked = mode === 'slow' ? external(500).system : system
      await expect(asked.send(newReport(account))).rejects.toMatchObject({ code: 'temporary' })
      await expect(asked.statesOf(['EXT-1000'])).rejects.toMatchObject({ code: 'temporary' })
      const expired = { expires_at: new Date(0) }
      await source.db.updateTable('defect_login').set(expired).where('account', '=', account).execute()
      expect(await system.login?.isSignedIn(account)).toBe(true)
      mock.mode = 'normal'
      expect(await system.send(newReport(account))).toEqual({ reference: expect.any(String) })
    })

    it('fails for good when the system refuses a report', async () => {
      const { system } = external()
      mock.mode = 'refusing'
      await expect(system.send(newReport())).rejects.toMatchObject({ code: 'refused' })
    })
  })
})
