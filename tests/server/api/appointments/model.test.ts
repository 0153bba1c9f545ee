import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../../../helpers/sample'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

const base = '/reservation-service/api/v1/web'
const values = { name: 'Anne Lambert', email: 'anne@exemple.be', naissance: '2027-03-01' }
const start = new Date('2027-03-10T09:00:00Z')

/** The beginnings of a Tuesday at the one desk of the office. */
const beginnings = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((at) => `2027-03-16T${at}:00.000Z`)

let server: TestServer
let time = start
beforeAll(async () => {
  server = await openServer({ trustsCallers: true, now: () => time })
})
afterAll(() => server.close())

type Answer = { status: number; data?: { uid: string; items?: { start: string }[] }; error?: { code: string } }

const call = async (uid: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const headers = { 'x-lgc-anonymous-uid': uid, 'x-beffroi-stored': '1' }
  const answer = await server.app.inject({ method, url: base + path, headers, ...(payload && { payload }) })
  const parsed: Answer = { status: answer.statusCode, ...(answer.body === '' ? {} : JSON.parse(answer.body)) }
  return parsed
}

type Visitor = {
  uid: string
  hold: { uid: string; slot: number; until: number } | undefined
  booked: Booked | undefined
}
type Booked = { uid: string; slot: number }
type Operation = {
  kind: 'hold' | 'book' | 'move' | 'cancel' | 'release' | 'wait' | 'close' | 'open'
  who: number
  slot: number
}

/** What the town should know: who holds and who has booked which slot, and whether the day is closed. */
class Model {
  readonly visitors: Visitor[] = [0, 1, 2].map(() => ({ uid: randomUUID(), hold: undefined, booked: undefined }))
  isClosed = false

  /** Whether a slot is free for a visitor, for whom the own hold does not count. */
  isFree(slot: number, visitor: Visitor): boolean {
    return this.visitors.every(
      (each) => each.booked?.slot !== slot && (each === visitor || each.hold?.slot !== slot || !isAlive(each.hold)),
    )
  }

  async run({ kind, who, slot }: Operation): Promise<void> {
    const visitor = this.visitors[who]
    if (!visitor) return
    if (kind === 'wait') time = new Date(time.getTime() + 4 * 60_000)
    if (kind === 'close' || kind === 'open') await this.#close(kind === 'close')
    if (kind === 'hold') await this.#hold(visitor, slot)
    if (kind === 'release' && visitor.hold) {
      expect((await call(visitor.uid, 'DELETE', `/holds/${visitor.hold.uid}`)).status).toBe(204)
      visitor.hold = undefined
    }
    if (kind === 'book') await this.#book(visitor)
    if (kind === 'move') await this.#move(visitor)
    if (kind === 'cancel' && visitor.booked) {
      expect((await call(visitor.uid, 'PUT', `/appointments/${visitor.booked.uid}/cancel`, {})).status).toBe(200)
      visitor.booked = undefined
    }
  }

  async #close(isClosed: boolean): Promise<void> {
    this.isClosed = isClosed
    const exceptions = isClosed ? '[{"day":"2027-03-16"}]' : '[]'
    await sql`update appointment_office set record = jsonb_set(record::jsonb, '{exceptions}', ${exceptions}::jsonb)
      where uid = 'etat-civil'`.execute(server.db)
    await server.app.readChanges()
  }

  async #hold(visitor: Visitor, slot: number): Promise<void> {
    const replaces = visitor.hold?.uid
    const payload = {
      portal: 'montclair',
      prestation: 'naissance',
      start: beginnings[slot],
      ...(replaces && { replaces }),
    }
    const answer = await call(visitor.uid, 'POST', '/holds', payload)
    if (this.isClosed) return expect(answer.status).toBe(400)
    if (!this.isFree(slot, visitor)) return expect(answer.error?.code).toBe('ALREADY_BLOCKED')
    expect(answer.status).toBe(200)
    const isSame = visitor.hold?.slot === slot && isAlive(visitor.hold)
    if (!isSame) visitor.hold = { uid: answer.data?.uid ?? '', slot, until: time.getTime() + 630_000 }
  }

  async #book(visitor: Visitor): Promise<void> {
    const { hold } = visitor
    if (!hold || visitor.booked) return
    const answer = await call(visitor.uid, 'POST', '/appointments', { portal: 'montclair', hold: hold.uid, values })
    visitor.hold = undefined
    if (!isAlive(hold)) return expect(answer.error?.code).toBe('ELEMENT_NOT_EXISTS')
    expect(answer.status).toBe(200)
    visitor.booked = { uid: answer.data?.uid ?? '', slot: hold.slot }
  }

  async #move(visitor: Visitor): Promise<void> {
    const { hold, booked } = visitor
    if (!hold || !booked) return
    const answer = await call(visitor.uid, 'PUT', `/appointments/${booked.uid}`, { hold: hold.uid })
    visitor.hold = undefined
    if (!isAlive(hold)) return expect(answer.error?.code).toBe('ELEMENT_NOT_EXISTS')
    expect(answer.status).toBe(200)
    booked.slot = hold.slot
  }

  /** Compares what a stranger is offered with the model. */
  async check(): Promise<void> {
    await server.app.readChanges()
    const path = '/day-ranges?portalName=montclair&prestation=naissance&date=2027-03-16'
    const { data } = await call(randomUUID(), 'GET', path)
    const stranger: Visitor = { uid: '', hold: undefined, booked: undefined }
    const expected = beginnings.filter((_, slot) => !this.isClosed && this.isFree(slot, stranger))
    expect(data?.items?.map((each) => each.start)).toEqual(expected)
  }
}

const isAlive = ({ until }: { until: number }): boolean => until > time.getTime()

const operation = fc.record({
  kind: fc.constantFrom<Operation['kind'][]>(
    'hold',
    'hold',
    'book',
    'move',
    'cancel',
    'release',
    'wait',
    'close',
    'open',
  ),
  who: fc.nat(2),
  slot: fc.nat(beginnings.length - 1),
})

it('never gives a slot to two visitors, and offers every slot that nobody has', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 25 }), async (operations) => {
      time = start
      await server.db.deleteFrom('appointment').execute()
      await server.db.deleteFrom('appointment_slot').execute()
      await sql`update appointment_office set record = jsonb_set(record::jsonb, '{exceptions}', '[]')`.execute(
        server.db,
      )
      const model = new Model()
      for (const each of operations) {
        await model.run(each)
        await model.check()
      }
    }),
    { numRuns: runs(80) },
  )
})
