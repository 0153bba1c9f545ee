import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tableTracking } from '../../../src/server/api/tableTracking'
import { type TableChanges, type TableTag, watchTables } from '../../../src/server/db/changes/TableChanges'
import { TableVersions } from '../../../src/server/db/changes/TableVersions'
import { databases } from '../../helpers/server/databases'
import { openServer, type TestServer } from '../../helpers/server/openServer'

describe.each(databases)('the changes of tables on $name', (database) => {
  let server: TestServer
  let changes: TableChanges
  let reported: (TableTag | 'all')[] = []
  beforeAll(async () => {
    server = await openServer({ database, trustsCallers: true })
    changes = await watchTables(server, (changed) => {
      // The search index changes with the tables that it is made of.
      const isOwn = (tag: TableTag) => !/\/search_(?:entry|word)$/.test(tag)
      reported.push(...(changed === 'all' ? ['all' as const] : changed.filter(isOwn)))
    })
  })
  afterAll(async () => {
    await changes.close()
    await server.close()
  })
  beforeEach(() => {
    reported = []
  })

  const run = (statement: string) => sql.raw(statement).execute(server.db)
  const read = async () => {
    await changes.read()
    return [...reported].sort()
  }
  const poll = "(select min(uid) from poll where portal = 'montclair')"

  it('are known for every table, tracked or not', async () => {
    const { rows } = await sql<{ name: string; triggers: number }>`
      select relname as name, (
        select count(*) from pg_trigger where tgrelid = pg_class.oid and tgname like 'note!_%' escape '!'
      ) as triggers
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    `.execute(server.db)
    const stored = Object.fromEntries(
      rows.map(({ name, triggers }) => [name, triggers === 4 ? 'tracked' : 'untracked']),
    )
    expect(stored).toEqual(tableTracking)
  })

  it('are none while nothing is written', async () => {
    expect(await read()).toEqual([])
  })

  const byPortal = [
    'publication',
    'event',
    'place',
    'poll',
    'menu_item',
    'tag',
    'content',
    'street',
    'waste_zone',
    'waste_catalogue',
    'transit_feed',
    'blood_collection',
    'bike_rack',
  ]
  it.each(byPortal)('name the portal whose %s was edited, and no other', async (table) => {
    await run(`update ${table} set portal = portal where portal = 'montclair'`)
    expect(await read()).toEqual([`montclair/${table}`])
    await changes.read()
    expect(reported).toHaveLength(1)
  })

  it.each([
    ["update portal set anchored_on = anchored_on where name = 'montclair'", ['montclair/portal']],
    ['update portal set anchored_on = anchored_on', ['hauteroche/portal', 'montclair/portal']],
    [`update poll_response set position = position where poll = ${poll}`, ['montclair/poll_response']],
    [`update poll_tally set voters = voters + 1 where poll = ${poll}`, []],
    ["insert into content values ('hauteroche', 'new-page', null, '{}')", ['hauteroche/content']],
    ["update content set portal = 'montclair' where uid = 'new-page'", ['hauteroche/content', 'montclair/content']],
    ["delete from content where uid = 'new-page'", ['montclair/content']],
    ["update content set uid = uid where uid = 'no-such-page'", []],
    [`insert into vote values (${poll}, 'somebody', now())`, []],
    ["insert into filled_form values ('f', 'montclair', now(), null, '{}')", []],
    ["insert into meter_reading values ('r', 'montclair', now(), '1', null, null, '{}')", []],
    [`delete from poll where uid = ${poll}`, ['montclair/poll']],
    ['truncate tag', ['hauteroche/tag', 'montclair/tag']],
  ])('%s: %j', async (statement, tags) => {
    await run(statement)
    expect(await read()).toEqual(tags)
  })

  it('are none of a transaction that is rolled back, and all of one that is not', async () => {
    const edit = (fails: boolean) =>
      server.db.transaction().execute(async (transaction) => {
        await sql`update event set image = null where portal = 'montclair'`.execute(transaction)
        await sql`update place set position = position where portal = 'hauteroche'`.execute(transaction)
        if (fails) throw new Error('no')
      })
    await expect(edit(true)).rejects.toThrow('no')
    expect(await read()).toEqual([])
    await edit(false)
    expect(await read()).toEqual(['hauteroche/place', 'montclair/event'])
  })

  it('are none when somebody votes, because no shared answer shows votes', async () => {
    const { poll: pollUid, uid } = await server.db
      .selectFrom('poll_response')
      .innerJoin('poll', 'poll.uid', 'poll_response.poll')
      .select(['poll_response.poll', 'poll_response.uid'])
      .where('poll.portal', '=', 'hauteroche')
      .executeTakeFirstOrThrow()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/poll-service/api/v2/web/vote',
      headers: { 'x-lgc-anonymous-uid': 'a0a0a0a0-1111-4111-8111-222222222222' },
      payload: { pollUid, responses: [uid] },
    })
    expect(answer.json().data.counted).toBe(true)
    expect(await read()).toEqual([])
  })

  it('name a portal that is deleted, and made again', async () => {
    await run("delete from portal where name = 'hauteroche'")
    expect(await read()).toContain('hauteroche/publication')
    reported = []
    await run("insert into portal values ('hauteroche', '{}', '{}', '{}', '2027-01-01')")
    expect(await read()).toEqual(['hauteroche/portal'])
  })
})

describe('readings that meet', () => {
  const row = (version: number) => [{ portal: 'montclair', name: 'tag', version }]

  it('share one question, which begins after the last of the calls', async () => {
    let stored = 1
    let questions = 0
    const gates: (() => void)[] = []
    const reports: unknown[] = []
    const versions = new TableVersions(
      async () => {
        questions++
        const found = row(stored)
        await new Promise<void>((resolve) => gates.push(resolve))
        return found
      },
      (changed) => reports.push(changed),
    )
    const first = versions.read()
    await expect.poll(() => gates.length).toBe(1)
    stored = 2
    const later = [versions.read(), versions.read(), versions.read()]
    gates[0]?.()
    await first
    await expect.poll(() => gates.length).toBe(2)
    gates[1]?.()
    await Promise.all(later)
    expect(questions).toBe(2)
    expect(reports).toEqual([['montclair/tag']])
  })

  it('report everything when one fails, once, and again when the next succeeds', async () => {
    let fails = false
    const reports: unknown[] = []
    const load = async () => {
      if (fails) throw new Error('no database')
      return row(1)
    }
    const versions = new TableVersions(load, (changed) => reports.push(changed))
    await versions.read()
    fails = true
    await versions.read()
    await versions.read()
    expect(reports).toEqual(['all'])
    fails = false
    await versions.read()
    await versions.read()
    expect(reports).toEqual(['all', 'all'])
  })
})
