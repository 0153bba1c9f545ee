import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../../../src/server/db/DatabaseUnavailable'
import { openDatabase } from '../../../src/server/db/openDatabase'
import type { Tables } from '../../../src/server/db/Tables'
import { createPostgres } from '../../helpers/server/databases'
import { type FaultyProxy, openProxy } from '../../helpers/server/openProxy'
import { openServer, type TestServer } from '../../helpers/server/openServer'

const votePath = '/poll-service/api/v2/web/vote'
const pollPath = '/core-content-service/api/v1/web/portal/montclair/poll'

describe('connections to PostgreSQL', () => {
  let server: TestServer
  let proxy: FaultyProxy
  /** A connection of another program. */
  let other: pg.Client
  let ballot: { pollUid: string; responses: string[] }
  beforeAll(async () => {
    server = await openServer({
      trustsCallers: true,
      database: {
        name: 'PostgreSQL behind a proxy',
        async open({ fill } = {}) {
          const { url, drop } = await createPostgres(fill)
          proxy = await openProxy(url)
          const database = await openDatabase({ url: proxy.url })
          other = new pg.Client(url)
          await other.connect()
          const close = async () => {
            await database.close()
            proxy.close()
            await other.end()
            await drop()
          }
          return { ...database, close }
        },
      },
    })
    const { poll, uid } = await server.db
      .selectFrom('poll_response')
      .innerJoin('poll', 'poll.uid', 'poll_response.poll')
      .select(['poll_response.poll', 'poll_response.uid'])
      .where('portal', '=', 'montclair')
      .limit(1)
      .executeTakeFirstOrThrow()
    await other.query('create table pause (seconds float8)')
    ballot = { pollUid: poll, responses: [uid] }
  })
  afterAll(() => server.close())

  const vote = () =>
    server.app.inject({
      method: 'POST',
      url: votePath,
      headers: visitor(),
      payload: ballot,
    })
  const visitor = () => ({ 'x-lgc-anonymous-uid': randomUUID() })
  /** Asks the database, because it depends on the visitor. */
  const readPoll = () => server.app.inject({ url: `${pollPath}/${ballot.pollUid}`, headers: visitor() })

  /** Statements of the server take seconds from now on, if they select this. */
  const startPause = () => other.query('insert into pause values (4)')
  const paused = sql<string>`(select pg_sleep(seconds)::text from pause)`

  /** Ends the pause and the connections of the server, like a database that restarts, once so many statements pause. */
  async function endConnections(pausing: number): Promise<void> {
    const isOfServer = 'datname = current_database() and pid <> pg_backend_pid()'
    const query = `select pid from pg_stat_activity where ${isOfServer} and wait_event = 'PgSleep'`
    await expect.poll(async () => (await other.query(query)).rows.length).toBe(pausing)
    await other.query('delete from pause')
    await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isOfServer}`)
  }
  const read = (db: Kysely<Tables>) =>
    db.selectNoFrom([paused.as('paused'), sql<number>`7`.as('value')]).executeTakeFirstOrThrow()

  it('are opened again, and what was being read is read again', async () => {
    await startPause()
    const readings = [read(server.db), read(server.db)]
    await endConnections(2)
    expect((await Promise.all(readings)).map(({ value }) => value)).toEqual([7, 7])
  })

  it('end what was being written, without repeating it', async () => {
    const before = await sql<{ version: number }>`select coalesce(max(version), 0)::int as version from table_version
      where name = 'place'`.execute(server.db)
    await startPause()
    const statement = sql`update place set position = position where ${paused} is not null`.execute(server.db)
    const transaction = server.db.transaction().execute(async (db) => {
      await sql`update place set position = position where portal = 'hauteroche'`.execute(db)
      return await read(db)
    })
    const settled = Promise.allSettled([statement, transaction])
    await endConnections(2)
    for (const outcome of await settled) {
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(DatabaseUnavailable)
    }
    const after = await sql<{ version: number }>`select coalesce(max(version), 0)::int as version from table_version
      where name = 'place'`.execute(server.db)
    expect(after.rows).toEqual(before.rows)
  })

  it('give up what waits too long for a lock, while others read', async () => {
    await other.query('begin')
    await other.query('select 1 from poll where uid = $1 for update', [ballot.pollUid])
    const votes = Array.from({ length: 15 }, vote)
    for (let count = 0; count < 3; count++) expect((await readPoll()).statusCode).toBe(200)
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200)
    for (const answer of await Promise.all(votes)) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBeDefined()
      expect(answer.json().error.code).toBe('unavailable')
    }
    await other.query('rollback')
    expect((await vote()).statusCode).toBe(200)
  })

  it('make calls answer 503 while the database is out of reach, and recover by themselves', async () => {
    proxy.cut()
    for (const answer of [await readPoll(), await vote()]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBeDefined()
    }
    expect((await server.app.inject('/health/ready')).statusCode).toBe(503)
    proxy.restore()
    expect((await readPoll()).statusCode).toBe(200)
    expect((await vote()).statusCode).toBe(200)
  })

  it('do not let a transaction that fails go on', async () => {
    const failing = server.db.transaction().execute(async (db) => {
      await sql`update place set position = position`.execute(db)
      await sql`select 1 / 0`.execute(db)
    })
    await expect(failing).rejects.toThrow('division by zero')
    const { rows } = await sql<{ open: number }>`select count(*) as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(server.db)
    expect(rows).toEqual([{ open: 0 }])
  })
})
