import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { PostgresPool } from '../../../src/server/db/drivers/PostgresPool'
import { eventRepeats } from '../../../src/server/db/migrations/eventRepeats'
import { foldings } from '../../../src/server/db/migrations/foldings'
import { foundation } from '../../../src/server/db/migrations/foundation'
import { pollVoters } from '../../../src/server/db/migrations/pollVoters'
import { reviewLocales } from '../../../src/server/db/migrations/reviewLocales'
import { tableVersions } from '../../../src/server/db/migrations/tableVersions'
import { townServices } from '../../../src/server/db/migrations/townServices'
import { unclaimedLocales } from '../../../src/server/db/migrations/unclaimedLocales'
import { openPool } from '../../../src/server/db/openDatabase'
import { createPostgres, postgres } from '../../helpers/server/databases'
import { fillWithTowns } from '../../helpers/server/openServer'

it('keeps the votes of before when they move into the tally', async () => {
  const { url, drop } = await createPostgres()
  const db = openPool(new PostgresPool(url, { size: 1, onError: () => {} }))
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  for (const { up } of [foundation, townServices, pollVoters]) await up(db)
  const statements = [
    "insert into portal values ('x', '{}', '{}', '{}', '2027-01-01')",
    "insert into poll values ('p', 'x', 'full', true, null, '{}', 5), ('empty', 'x', 'full', true, null, '{}', 0)",
    "insert into poll_response values ('p', 'a', 0, 4), ('p', 'b', 1, 3)",
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await tableVersions.up(db)
  expect(await db.selectFrom('poll_tally').selectAll().orderBy('poll').execute()).toEqual([
    { poll: 'empty', voters: 0, votes: {} },
    { poll: 'p', voters: 5, votes: { a: 4, b: 3 } },
  ])
  expect(await db.selectFrom('table_version').selectAll().execute()).toEqual([])
})

it('gives the reviews of a town its language, and those of visitors none', async () => {
  const { db, close } = await postgres.open({ fill: fillWithTowns })
  onTestFinished(close)
  const visitors = db.selectFrom('review').select('uid').where('portal', '=', 'hauteroche').limit(1)
  await db.updateTable('review').set({ rater: 'a visitor' }).where('uid', 'in', visitors).execute()
  await sql`alter table review drop column locale`.execute(db)
  await reviewLocales.up(db)
  const rows = await db.selectFrom('review').select(['rater', 'locale']).distinct().orderBy('locale').execute()
  expect(rows).toEqual([
    { rater: null, locale: 'fr' },
    { rater: 'a visitor', locale: null },
  ])
})

it('takes back the language of a page from the reviews of visitors', async () => {
  const { db, close } = await postgres.open({ fill: fillWithTowns })
  onTestFinished(close)
  const visitors = db.selectFrom('review').select('uid').where('portal', '=', 'hauteroche').limit(1)
  await db.updateTable('review').set({ rater: 'a visitor' }).where('uid', 'in', visitors).execute()
  await unclaimedLocales.up(db)
  const rows = await db.selectFrom('review').select(['rater', 'locale']).distinct().orderBy('locale').execute()
  expect(rows).toEqual([
    { rater: null, locale: 'fr' },
    { rater: 'a visitor', locale: null },
  ])
})

it('finds ligatures in what was written before they were folded', async () => {
  const { db, close } = await postgres.open({ fill: fillWithTowns })
  onTestFinished(close)
  const some = db.selectFrom('publication').select('uid').where('portal', '=', 'montclair').orderBy('uid').limit(1)
  await db
    .updateTable('publication')
    .set({ search: JSON.stringify({ de: 'große straße', fr: 'cœur' }) })
    .where('uid', '=', some)
    .execute()
  // The table is gone since timetables have stops.
  await sql`create table stop as select 'gare' as uid, 'sacré-cœur' as search`.execute(db)
  await foldings.up(db)
  const publication = await db.selectFrom('publication').select('search').where('uid', '=', some).executeTakeFirst()
  expect(publication?.search).toEqual({ de: 'grosse strasse', fr: 'coeur' })
  const stops = await sql`select search from stop`.execute(db)
  expect(stops.rows).toEqual([{ search: 'sacré-coeur' }])
})

it('recognises the events that were generated as repetitions, and how often they repeat', async () => {
  const { db, close } = await postgres.open({ fill: fillWithTowns })
  onTestFinished(close)
  const series = () =>
    db
      .selectFrom('event')
      .select(['portal', 'uid', 'repeats', 'repeat_of', 'repetition'])
      .orderBy('portal')
      .orderBy('uid')
      .execute()
  const before = await series()
  expect(before.filter(({ repeats }) => repeats)).toHaveLength(2)
  await sql`alter table event drop column repeats, drop column repeat_of, drop column repetition`.execute(db)
  await eventRepeats.up(db)
  expect(await series()).toEqual(before)
})
