import { CompiledQuery, sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type TableChanges, watchTables } from '../../../src/server/db/changes/TableChanges'
import { listenPostgres } from '../../../src/server/db/drivers/listenPostgres'
import { type OpenDatabase, openDatabase } from '../../../src/server/db/openDatabase'
import { databaseJobs } from '../../../src/server/jobs/databaseJobs'
import { createPostgres } from '../../helpers/server/databases'
import { openProxy } from '../../helpers/server/openProxy'

const edit = (name: string) => sql`insert into portal values (${name}, '{}', '{}', '{}', '2027-01-01')`
const timing = {
  confirmMs: 60_000,
  pollMs: 60_000,
  probeMs: 20_000,
  relistenMs: 60_000,
  firstReconnectMs: 10,
  lastReconnectMs: 100,
}

const never = 3_600_000

describe('several servers on one PostgreSQL', () => {
  let url: string
  let first: OpenDatabase
  let second: OpenDatabase
  let watched: TableChanges[] = []
  beforeEach(async () => {
    const created = await createPostgres()
    url = created.url
    first = await openDatabase({ url })
    second = await openDatabase({ url })
    return async () => {
      for (const changes of watched) await changes.close()
      watched = []
      await first.close()
      await second.close()
      await created.drop()
    }
  })

  /** Watches the tables until the test ends, and collects what is reported. */
  async function watch(
    database: Pick<OpenDatabase, 'db' | 'listen'>,
    times: Partial<typeof timing> = {},
  ): Promise<{ changes: TableChanges; reports: unknown[] }> {
    const reports: unknown[] = []
    const changes = await watchTables(database, (changed) => reports.push(changed), { ...timing, ...times })
    watched.push(changes)
    return { changes, reports }
  }

  /** The server processes of the connections that listen. */
  const listeners = () =>
    sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and application_name like 'beffroi:%'
    `.execute(second.db)

  it('tell each other what they change, without being asked', async () => {
    const { changes, reports } = await watch(first)
    expect(changes.source).toBe('listen')
    await edit('x').execute(second.db)
    await expect.poll(() => reports).toEqual([['x/portal']])
  })

  it('wake each other for jobs at the commit that enqueues them, and not before', async () => {
    const runs: string[] = []
    const serve = ({ db }: OpenDatabase, name: string) =>
      databaseJobs({
        db,
        kinds: { mail: { payload: z.strictObject({}), run: async () => void runs.push(name) } },
        pollMs: never,
        onDead: () => {},
        onError: () => {},
      })
    const [taking, enqueueing] = [serve(first, 'first'), serve(second, 'second')]
    onTestFinished(() => taking.close())
    taking.start()
    const woken: number[] = []
    const onJob = (time: number) => {
      woken.push(time)
      taking.wakeAt(time)
    }
    watched.push(await watchTables(first, () => {}, timing, onJob))
    const undone = second.db.transaction().execute(async (transaction) => {
      await enqueueing.enqueue(transaction, 'mail', {})
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await second.db.transaction().execute((transaction) => enqueueing.enqueue(transaction, 'mail', {}))
    await expect.poll(() => runs).toEqual(['first'])
    expect(woken).toHaveLength(1)
  })

  it('know nothing for sure after the connection that listens was ended, and listen again', async () => {
    const { changes, reports } = await watch(first)
    for (const { pid } of (await listeners()).rows) {
      await sql`select pg_terminate_backend(${pid})`.execute(second.db)
    }
    await expect.poll(() => reports).toEqual(['all', 'all'])
    await expect.poll(() => changes.source).toBe('listen')
    await edit('x').execute(second.db)
    await expect.poll(() => reports).toEqual(['all', 'all', ['x/portal']])
  })

  it('ask regularly where a pooler swallows notifications, and listen once it does no more', async () => {
    const listen = listenPostgres(url)
    let isPooled = true
    const pooled: typeof listen = async (channel, events) => {
      const listener = await listen(channel, events)
      if (isPooled) await listener.query(CompiledQuery.raw('unlisten *'))
      return listener
    }
    const { changes, reports } = await watch(
      { db: first.db, listen: pooled },
      { probeMs: 100, pollMs: 20, relistenMs: 100 },
    )
    expect(changes.source).toBe('poll')
    await edit('x').execute(second.db)
    await expect.poll(() => reports).toEqual([['x/portal']])
    isPooled = false
    await expect.poll(() => changes.source).toBe('listen')
    await changes.read()
    expect(reports).toEqual([['x/portal']])
  })

  it('find out that a connection is only half open', async () => {
    const proxy = await openProxy(url)
    onTestFinished(proxy.close)
    const { changes, reports } = await watch({ db: first.db, listen: listenPostgres(proxy.url) }, { confirmMs: 50 })
    expect(changes.source).toBe('listen')
    proxy.stall()
    await expect.poll(() => reports[0]).toBe('all')
    await expect.poll(() => changes.source).toBe('listen')
  })

  it('start without a connection that listens, when there is none to have', async () => {
    const { changes, reports } = await watch(
      { db: first.db, listen: () => Promise.reject(new Error('too many connections')) },
      { pollMs: 20 },
    )
    expect(changes.source).toBe('poll')
    await edit('x').execute(second.db)
    await expect.poll(() => reports).toEqual([['x/portal']])
  })
})
