import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteExpiredReports } from '../../../../src/server/api/defects/eraseReports'
import { ownedData } from '../../../../src/server/api/ownedData'
import { townReportPath } from '../../../../src/server/identity/reportToken'
import { runs } from '../../../helpers/sample'
import { openServer, type TestServer } from '../../../helpers/server/openServer'
import { defectBase, passerBy, resident } from '../../../helpers/server/reports'
import { setServices } from '../../../helpers/server/setServices'
import { secret } from '../../../helpers/server/visitor'
import { DefectModel, type ModelReport, newSending } from './DefectModel'

const start = new Date('2027-03-10T09:00:00Z')
const statuses = ['received', 'in-progress', 'done', 'refused'] as const

let server: TestServer
let time = start
let file: string
let people: Awaited<ReturnType<typeof resident>>[]
const browser = '5d1f6c1e-3a4b-4c5d-8e6f-7a8b9c0d1e2f'

beforeAll(async () => {
  server = await openServer({ trustsCallers: true, now: () => time })
  const create = { width: 8, height: 8, channels: 3 as const, background: '#887766' }
  file = (await sharp({ create }).jpeg().toBuffer()).toString('base64')
  people = [await resident(server), await resident(server)]
})
afterAll(() => server.close())

type Operation = {
  kind: 'report' | 'again' | 'follow' | 'unfollow' | 'decide' | 'stale' | 'withdraw' | 'erase' | 'off' | 'on'
  /** Two residents and somebody without an account. */
  who: number
  report: number
  status: (typeof statuses)[number]
  /** An answer, a released text, a released picture; another idempotency key. */
  flags: [boolean, boolean, boolean]
}

/** Does the operations, on the server and in the model. */
class Town {
  readonly #model = new DefectModel((visitor) => visitor !== browser)
  #isOff = false

  async run(operation: Operation): Promise<void> {
    time = new Date(time.getTime() + 1000)
    const report = this.#model.reports[operation.report % Math.max(1, this.#model.reports.length)]
    const { kind, who } = operation
    if (kind === 'off' || kind === 'on') {
      this.#isOff = kind === 'off'
      await setServices(server, 'montclair', { defects: !this.#isOff })
    }
    if (kind === 'report' && this.#model.reports.length < 3) await this.#send(people[who % 2])
    if (!report) return
    if (kind === 'again') await this.#sendAgain(report, operation.flags[0])
    if (kind === 'follow' || kind === 'unfollow') await this.#follow(report, who, kind === 'follow')
    if (kind === 'decide') await this.#decide(report, operation)
    if (kind === 'stale') await this.#decideLate(report, operation)
    if (kind === 'withdraw') await this.#withdraw(people[who % 2]?.account ?? '')
    if (kind === 'erase') await this.#erase()
  }

  async #send(sender: (typeof people)[number] | undefined): Promise<void> {
    if (!sender) return
    const sent = newSending(time)
    const files = [{ filename: 'rue.jpg', contentType: 'image/jpeg', file }]
    const { status, data } = await sender.send({ madeAt: sent.madeAt, files }, sent.key)
    expect(status).toBe(this.#isOff ? 404 : 200)
    if (this.#isOff) return
    const photo = await server.db
      .selectFrom('defect_photo')
      .select('uid')
      .where('report', '=', data.uid)
      .executeTakeFirstOrThrow()
    this.#model.add(data.uid, sent, sender.account, photo.uid)
  }

  /** Sends a report again: its answer was lost, or days later under another key. */
  async #sendAgain({ uid, madeAt, key, sender }: ModelReport, hasOtherKey: boolean): Promise<void> {
    const by = people.find(({ account }) => account === sender)
    if (!by) return
    const files = [{ filename: 'rue.jpg', contentType: 'image/jpeg', file }]
    const answer = await by.send({ madeAt, files }, hasOtherKey ? newSending(time).key : key)
    if (answer.status === 200) expect(answer.data.uid).toBe(uid)
    else expect([answer.status, this.#isOff]).toEqual([404, true])
  }

  async #follow({ uid, followers }: ModelReport, who: number, isFollowed: boolean): Promise<void> {
    const visitor = people[who] ?? passerBy(server, browser)
    const { status, data } = await visitor.call(isFollowed ? 'PUT' : 'DELETE', `/reports/${uid}/follow`)
    expect(status).toBe(this.#isOff ? 404 : 200)
    if (this.#isOff) return
    const name = people[who]?.account ?? browser
    if (isFollowed) followers.add(name)
    else followers.delete(name)
    expect(data).toEqual({ isFollowed, followers: followers.size })
  }

  async #decide(report: ModelReport, { status, flags: [answers, text, photo] }: Operation): Promise<void> {
    const path = townReportPath({ secret }, { portal: 'montclair', uid: report.uid, now: time })
    const page = await server.app.inject(path)
    expect(page.statusCode).toBe(this.#isOff ? 404 : 200)
    if (this.#isOff) return
    const [, seen = ''] = /name="seen" value="([^"]*)"/.exec(page.body) ?? []
    const answer = answers ? `Réponse de ${time.toISOString()}` : undefined
    const fields = [
      ['seen', seen],
      ['status', status],
      ...(answer ? [['answer', answer]] : []),
      ...(text ? [['description', 'on']] : []),
      ...(photo && report.photo ? [['photo', report.photo.uid]] : []),
    ]
    expect((await this.#post(path, fields)).statusCode).toBe(200)
    report.seen.push(seen)
    this.#model.decide(report, { status, answer }, { text, photo })
  }

  /** The town sends a page that it opened before the last change. */
  async #decideLate({ uid, seen, steps }: ModelReport, { status }: Operation): Promise<void> {
    const first = seen[0]
    if (first === undefined || steps.length < 2 || this.#isOff) return
    const path = townReportPath({ secret }, { portal: 'montclair', uid, now: time })
    const late = [
      ['seen', first],
      ['status', status],
      ['description', 'on'],
    ]
    // The first page stays good while only releases changed.
    const current = /name="seen" value="([^"]*)"/.exec((await server.app.inject(path)).body)?.[1]
    if (current !== first) expect((await this.#post(path, late)).statusCode).toBe(409)
  }

  #post(url: string, fields: string[][]) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return server.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
  }

  async #withdraw(account: string): Promise<void> {
    await server.db.transaction().execute((db) => ownedData.remove(db, account))
    await server.app.readChanges()
    this.#model.withdraw(account)
  }

  async #erase(): Promise<void> {
    const now = () => new Date(time.getTime() + 31 * 24 * 3_600_000)
    const mail = { transport: { send: async () => {} }, secret, ownOrigin: () => '' }
    await deleteExpiredReports({ db: server.db, now, personalDataDays: 30, mail })
    await server.app.readChanges()
    this.#model.erase(this.#model.reports)
  }

  async check(): Promise<void> {
    const rows = await server.db.selectFrom('defect_report').select('uid').execute()
    expect(rows.map(({ uid }) => uid).sort()).toEqual(this.#model.reports.map(({ uid }) => uid).sort())
    const jobs = await server.db.selectFrom('job').select('payload').where('name', '=', 'defect-mail').execute()
    const mails = jobs.map(({ payload }) => Object(payload))
    const told = mails.map(({ report, position, account }) => `${report} ${position} ${account}`)
    expect(told.sort()).toEqual(this.#model.told.toSorted())
    for (const report of this.#model.reports) await this.#checkShown(report)
  }

  /** Compares what a stranger sees of a report with the model. */
  async #checkShown(report: ModelReport): Promise<void> {
    const { uid, steps, photo, followers } = report
    const { status, data } = await passerBy(server).read(uid)
    expect(status).toBe(this.#isOff ? 404 : 200)
    if (!this.#isOff) {
      const isTextShown = report.isTextReleased && !report.isTextErased
      const timeline = data.timeline.map((step: { status: string; answer?: string }) => [step.status, step.answer])
      expect(timeline).toEqual(steps.map((step) => [step.status, step.answer]))
      expect([data.status, data.followers]).toEqual([steps.at(-1)?.status, followers.size])
      expect(data.photos).toHaveLength(photo?.isReleased ? 1 : 0)
      expect(data.description ?? '').toBe(isTextShown ? 'Un trou profond devant le garage.' : '')
      expect(data).not.toHaveProperty('own')
    }
    if (!photo) return
    const picture = await server.app.inject(`${defectBase}/photo/${photo.uid}`)
    expect(picture.statusCode).toBe(photo.isReleased && !this.#isOff ? 200 : 404)
  }
}

const operation = fc.record<Operation>({
  kind: fc.constantFrom<Operation['kind'][]>(
    ...(['report', 'report', 'again', 'follow', 'follow', 'unfollow', 'decide', 'decide', 'decide'] as const),
    ...(['stale', 'withdraw', 'erase', 'off', 'on', 'on'] as const),
  ),
  who: fc.nat(2),
  report: fc.nat(2),
  status: fc.constantFrom(...statuses),
  flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
})

const operations = (...kinds: Operation['kind'][]): [Operation[]] => [
  kinds.map((kind) => ({ kind, who: 0, report: 0, status: 'done', flags: [true, true, true] })),
]

/** What random operations meet rarely. */
const examples = [
  operations('report', 'decide', 'off'),
  operations('report', 'decide', 'erase'),
  operations('report', 'decide', 'withdraw', 'follow', 'decide'),
]

it('stores a report once, shows only what is released, and tells who follows once a change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 25 }), async (operations) => {
      time = start
      await server.db.deleteFrom('defect_report').execute()
      await server.db.deleteFrom('job').execute()
      await setServices(server, 'montclair', { defects: true })
      const town = new Town()
      for (const each of operations) {
        await town.run(each)
        await town.check()
      }
    }),
    { numRuns: runs(80), examples },
  )
})
