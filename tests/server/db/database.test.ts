import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findSecret } from '../../../src/server/db/findSecret'
import { migrate } from '../../../src/server/db/migrations/migrate'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'
import { seed } from '../../../src/server/db/seed/seed'
import { createDataFolder, createPostgres, databases } from '../../helpers/server/databases'
import { fillWithTowns, now, towns } from '../../helpers/server/openServer'

describe.each(databases)('$name', (database) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await database.open()
  })
  afterAll(() => opened.close())

  it('keeps the secrets that it makes, each by its name', async () => {
    const [one, again] = [await findSecret(opened.db, 'cookies'), await findSecret(opened.db, 'cookies')]
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(again).toBe(one)
    expect(await findSecret(opened.db, 'reviews')).not.toBe(one)
  })

  it('returns values of the same types as the other database', async () => {
    const { rows } = await sql<Record<string, unknown>>`select
      9007199254740991::int8 as big, 7::int4 as small, 0.5::float8 as fraction, true as truth,
      date '2027-03-28' as day, timestamptz '2027-03-28T01:30:00+01:00' as instant, interval '1 day 02:03' as span,
      '{"b": 1, "a": [null]}'::jsonb as binary, '{"b": 1, "a": [null]}'::json as text, null as nothing,
      'é'::text as letter, count(*) as counted`.execute(opened.db)
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        small: 7,
        fraction: 0.5,
        truth: true,
        day: '2027-03-28',
        instant: new Date('2027-03-28T00:30:00Z'),
        span: '1 day 02:03:00',
        binary: { a: [null], b: 1 },
        text: { b: 1, a: [null] },
        nothing: null,
        letter: 'é',
        counted: 1,
      },
    ])
  })

  it('stores instants and JSON unchanged', async () => {
    const instant = new Date('2027-10-31T01:30:00.123Z')
    const { rows } = await sql<{ instant: Date; value: unknown }>`select
      ${instant}::timestamptz as instant, ${JSON.stringify(['é', { a: null }])}::jsonb as value`.execute(opened.db)
    expect(rows).toEqual([{ instant, value: ['é', { a: null }] }])
  })

  it('runs each migration only once', async () => {
    expect(await migrate(opened.db)).toEqual([])
  })

  it('rolls back a failed transaction and goes on', async () => {
    const add = opened.db.transaction().execute(async (db) => {
      await db
        .insertInto('portal')
        .values({ name: 'x', record: '{}', home: '{}', footer: '{}', anchored_on: '2027-01-01' })
        .execute()
      throw new Error('no')
    })
    await expect(add).rejects.toThrow('no')
    expect(await opened.db.selectFrom('portal').select('name').execute()).toEqual([])
  })

  it('isolates a transaction from other queries', async () => {
    const add = (name: string) =>
      opened.db
        .insertInto('portal')
        .values({ name, record: '{}', home: '{}', footer: '{}', anchored_on: '2027-01-01' })
        .execute()
    const failing = opened.db
      .transaction()
      .execute(async (db) => {
        await db
          .insertInto('portal')
          .values({ name: 'inside', record: '{}', home: '{}', footer: '{}', anchored_on: '2027-01-01' })
          .execute()
        throw new Error('no')
      })
      .catch(() => undefined)
    await Promise.all([failing, add('outside')])
    expect(await opened.db.selectFrom('portal').select('name').execute()).toEqual([{ name: 'outside' }])
    await opened.db.deleteFrom('portal').execute()
  })
})

describe('several servers on one PostgreSQL', () => {
  it('start simultaneously: one of them migrates and seeds', async () => {
    const { url, drop } = await createPostgres()
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url })))
    const seeded = await Promise.all(opened.map(({ db }) => seed(db, { towns, now: () => now })))
    expect(seeded.filter((names) => names.length > 0)).toEqual([['hauteroche', 'montclair']])
    for (const { close } of opened) await close()
    await drop()
  })
})

describe('a data folder', () => {
  it('keeps its data from one start to the next', async () => {
    const { path: dataFolder, remove } = await createDataFolder(fillWithTowns)
    onTestFinished(remove)
    const first = await openDatabase({ dataFolder })
    await first.db.deleteFrom('portal').where('name', '=', 'hauteroche').execute()
    await first.close()
    const second = await openDatabase({ dataFolder })
    expect(await second.db.selectFrom('portal').select('name').execute()).toEqual([{ name: 'montclair' }])
    await second.close()
  })
})
