import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../src/server/db/Tables'
import { isWhole } from '../../../helpers/sample'
import { databases } from '../../../helpers/server/databases'
import { openServer } from '../../../helpers/server/openServer'
import { openServers } from '../../../helpers/server/openServers'

/** Visitors who want the same slot at the same time. */
const count = isWhole ? 1000 : 40

const base = '/reservation-service/api/v1/web'
const values = { name: 'Anne Lambert', email: 'anne@exemple.be', naissance: '2027-03-01' }

type Opened = { apps: readonly FastifyInstance[]; db: Database; close(): Promise<void> }

const openTwo = async (): Promise<Opened> => {
  const { servers, db, close } = await openServers({ trustsCallers: true })
  return { apps: servers.map(({ app }) => app), db, close }
}

const kinds: [name: string, open: () => Promise<Opened>][] = [
  ['two servers on one PostgreSQL', openTwo],
  ...databases.map((database): [string, () => Promise<Opened>] => [
    `one server on ${database.name}`,
    async () => {
      const { app, db, close } = await openServer({ trustsCallers: true, database })
      return { apps: [app], db, close }
    },
  ]),
]

describe.each(kinds)('the last slot, on %s', (_, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  const visitors = Array.from({ length: count }, () => randomUUID())
  let turn = 0
  const call = async (uid: string, method: 'POST' | 'PUT', path: string, payload: object) => {
    const { apps } = opened
    turn += 1
    const app = apps[turn % apps.length] ?? apps[0]
    if (!app) throw new Error('No server is open.')
    const headers = { 'x-lgc-anonymous-uid': uid }
    const { statusCode, body } = await app.inject({ method, url: base + path, headers, payload })
    return { statusCode, ...JSON.parse(body) }
  }
  const hold = (uid: string, start: string) =>
    call(uid, 'POST', '/holds', { portal: 'montclair', prestation: 'naissance', start })
  const create = (uid: string, held: string) =>
    call(uid, 'POST', '/appointments', { portal: 'montclair', hold: held, values })
  /** How many answers there are of each kind. */
  const counted = (answers: readonly { statusCode: number; error?: { code: string } }[]) => {
    const counts: Record<string, number> = {}
    for (const { statusCode, error } of answers) {
      const kind = error?.code ?? String(statusCode)
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }
  /** Slots that overlap another at the same desk, and booked slots without an appointment. */
  const faults = async () => {
    const { rows } = await sql<{ overlapping: number; lost: number }>`select
      (select count(*)::int from appointment_slot one join appointment_slot other
        on one.uid < other.uid and one.portal = other.portal and one.office = other.office and one.desk = other.desk
        and one.starts_at < other.free_at and other.starts_at < one.free_at) as overlapping,
      (select count(*)::int from appointment_slot slot where hold_ends_at is null and not exists (
        select from appointment where appointment.slot = slot.uid and status = 'booked')) as lost`.execute(opened.db)
    return rows[0]
  }

  it('is held by exactly one of those who choose it at once, and booked once', async () => {
    const start = '2027-03-16T08:00:00.000Z'
    const held = await Promise.all(visitors.map((uid) => hold(uid, start)))
    expect(counted(held)).toEqual({ 200: 1, ALREADY_BLOCKED: count - 1 })
    const winner = held.findIndex(({ statusCode }) => statusCode === 200)
    const uid = held[winner]?.data.uid
    const booked = await Promise.all(visitors.map((visitor) => create(visitor, uid)))
    expect(counted(booked)).toEqual({ 200: 1, ELEMENT_NOT_EXISTS: count - 1 })
    expect(booked[winner]?.statusCode).toBe(200)
    const again = await Promise.all(Array.from({ length: count }, () => create(visitors[winner] ?? '', uid)))
    expect(counted(again)).toEqual({ ELEMENT_NOT_EXISTS: count })
    expect(await faults()).toEqual({ overlapping: 0, lost: 0 })
  })

  it('goes to exactly one when an expired hold of it is taken over', async () => {
    const start = '2027-03-16T09:00:00.000Z'
    const { data } = await hold(randomUUID(), start)
    await opened.db
      .updateTable('appointment_slot')
      .set({ hold_ends_at: new Date('2027-03-10T08:00:00Z') })
      .where('uid', '=', data.uid)
      .execute()
    const held = await Promise.all(visitors.map((uid) => hold(uid, start)))
    expect(counted(held)).toEqual({ 200: 1, ALREADY_BLOCKED: count - 1 })
    expect(await faults()).toEqual({ overlapping: 0, lost: 0 })
  })

  it('is moved to by exactly one, and the others keep what they have', async () => {
    const start = '2027-03-16T10:00:00.000Z'
    const free = ['2027-03-17T08:00:00.000Z', '2027-03-17T08:30:00.000Z', '2027-03-17T09:00:00.000Z']
    const movers = visitors.slice(0, free.length)
    const own: { visitor: string; uid: string; start: string }[] = []
    for (const [index, visitor] of movers.entries()) {
      const before = free[index] ?? ''
      const held = await hold(visitor, before)
      own.push({ visitor, uid: (await create(visitor, held.data.uid)).data.uid, start: before })
    }
    const move = async ({ visitor, uid }: { visitor: string; uid: string }) => {
      const held = await hold(visitor, start)
      return held.statusCode === 200
        ? await call(visitor, 'PUT', `/appointments/${uid}`, { hold: held.data.uid })
        : held
    }
    const moved = await Promise.all(own.map(move))
    expect(counted(moved)).toEqual({ 200: 1, ALREADY_BLOCKED: own.length - 1 })
    const rows = await opened.db
      .selectFrom('appointment')
      .select(['uid', 'starts_at'])
      .where(
        'uid',
        'in',
        own.map(({ uid }) => uid),
      )
      .execute()
    const expected = own.map(({ uid, start: before }, index) => [
      uid,
      moved[index]?.statusCode === 200 ? start : before,
    ])
    expect(Object.fromEntries(rows.map(({ uid, starts_at }) => [uid, starts_at.toISOString()]))).toEqual(
      Object.fromEntries(expected),
    )
    expect(await faults()).toEqual({ overlapping: 0, lost: 0 })
  })
})
