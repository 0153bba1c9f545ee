import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../src/server/db/Tables'
import { isWhole } from '../../../helpers/sample'
import { databases } from '../../../helpers/server/databases'
import { openServer } from '../../../helpers/server/openServer'
import { openServers } from '../../../helpers/server/openServers'

/** People who register at the same time, for a quarter as many places. */
const people = isWhole ? 200 : 60
const capacity = people / 4

const event = 'heure-du-conte'
const url = `/ticketing-service/api/v1/web/events/${event}/subscribe?portalName=montclair`

type Opened = { apps: readonly FastifyInstance[]; db: Database; close(): Promise<void> }

const kinds: [name: string, open: () => Promise<Opened>][] = [
  [
    'two servers on one PostgreSQL',
    async () => {
      const { servers, db, close } = await openServers({ trustsCallers: true })
      return { apps: servers.map(({ app }) => app), db, close }
    },
  ],
  ...databases.map((database): [string, () => Promise<Opened>] => [
    `one server on ${database.name}`,
    async () => {
      const { app, db, close } = await openServer({ trustsCallers: true, database })
      return { apps: [app], db, close }
    },
  ]),
]

describe.each(kinds)('the places of an event, on %s', (_, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
    await opened.db
      .updateTable('ticketed_event')
      .set({ record: JSON.stringify({ event, capacity }) })
      .where('event', '=', event)
      .execute()
    for (const app of opened.apps) await app.readChanges()
  })
  afterAll(() => opened.close())

  const visitors = Array.from({ length: people }, (_, index) => ({ uid: randomUUID(), index }))
  const call = async (index: number, method: 'PUT' | 'DELETE', uid: string, payload?: object) => {
    const app = opened.apps[index % opened.apps.length]
    if (!app) throw new Error('No server is open.')
    const ask = () => app.inject({ method, url, headers: { 'x-lgc-anonymous-uid': uid }, ...(payload && { payload }) })
    let answer = await ask()
    // A database that is too busy to take a call in its time says so, and takes it when it is sent again.
    while (answer.statusCode === 503) answer = await ask()
    return { status: answer.statusCode, data: answer.body === '' ? undefined : answer.json().data }
  }
  const counts = async () => {
    const rows = await opened.db
      .selectFrom('ticket_subscription')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.sum<number>('places').as('places')])
      .groupBy('status')
      .execute()
    const { valid } = await opened.db
      .selectFrom('ticket')
      .select(({ fn }) => fn.countAll<number>().as('valid'))
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow()
    const found = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
    return { ...found, valid: Number(valid) }
  }

  it('go to exactly as many as there are, the others wait in order, and move up by themselves', async () => {
    const join = (visitor: (typeof visitors)[number]) =>
      call(visitor.index, 'PUT', visitor.uid, { places: 1, name: `Personne ${visitor.index}`, email: 'a@exemple.be' })
    const answers = await Promise.all(visitors.map(join))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers.filter(({ data }) => data.status === 'confirmed')).toHaveLength(capacity)
    expect(await counts()).toEqual({ confirmed: capacity, waiting: people - capacity, valid: capacity })
    const turns = await opened.db.selectFrom('ticket_subscription').select(['turn', 'status']).orderBy('turn').execute()
    expect(turns.map(({ turn }) => turn)).toEqual(visitors.map((_, index) => index + 1))
    expect(turns.slice(0, capacity).every(({ status }) => status === 'confirmed')).toBe(true)
    expect((await Promise.all(visitors.map(join))).map(({ data }) => data.uid)).toEqual(
      answers.map(({ data }) => data.uid),
    )

    const leaving = visitors.filter((_, index) => answers[index]?.data.status === 'confirmed').slice(0, 5)
    await Promise.all(leaving.map(({ uid, index }) => call(index, 'DELETE', uid)))
    expect(await counts()).toEqual({
      confirmed: capacity,
      waiting: people - capacity - leaving.length,
      cancelled: leaving.length,
      valid: capacity,
    })
    const after = await opened.db.selectFrom('ticket_subscription').select(['turn', 'status']).orderBy('turn').execute()
    const first = after.filter(({ turn }) => turn > capacity && turn <= capacity + leaving.length)
    expect(first.every(({ status }) => status === 'confirmed')).toBe(true)
  })
})
