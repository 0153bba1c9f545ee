import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../src/server/db/openDatabase'
import { selectTogether } from '../../../src/server/db/selectTogether'
import { databases } from '../../helpers/server/databases'

describe.each(databases)('selects in one statement on $name', (database) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await database.open()
    await opened.db
      .insertInto('portal')
      .values({ name: 'x', record: '{}', home: '{}', footer: '{}', anchored_on: '2027-01-01' })
      .execute()
  })
  afterAll(() => opened.close())

  it('have the rows they have alone', async () => {
    const { db } = opened
    const texts = JSON.stringify({ fr: { title: '“é” 2027-01-01T00:00:00Z', summary: '', html: '' } })
    const instants = ['2027-10-31T01:30:00.123Z', '0999-12-31T23:59:59Z', '2027-03-10T09:00:00Z']
    const rows = instants.map((instant, index) => ({
      portal: 'x',
      uid: `p${index}`,
      published_at: new Date(instant),
      type: 'a',
      image: null,
      tags: '["t"]',
      texts,
      search: '{}',
    }))
    await db.insertInto('publication').values(rows).execute()
    const publications = db.selectFrom('publication').selectAll().orderBy('published_at', 'desc')
    const portals = db.selectFrom('portal').selectAll()
    expect(await selectTogether(db, { publications, portals, events: db.selectFrom('event').selectAll() })).toEqual({
      publications: await publications.execute(),
      portals: await portals.execute(),
      events: [],
    })
  })

  it('ask nothing when there is none', async () => {
    expect(await selectTogether<{ none: object }>(opened.db, { none: undefined })).toEqual({ none: [] })
  })

  it('know instants by the names of their columns', async () => {
    const { rows } = await sql<{ name: string; isInstant: boolean }>`
      select column_name as name, data_type = 'timestamp with time zone' as "isInstant"
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(
      opened.db,
    )
    // No page contains the slot of a limit.
    const columns = rows.filter(({ name }) => name !== 'slot')
    expect(columns.length).toBeGreaterThan(40)
    for (const { name, isInstant } of columns) expect(name.endsWith('_at'), name).toBe(isInstant)
  })
})
