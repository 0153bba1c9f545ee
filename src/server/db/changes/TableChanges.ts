import type { OpenDatabase } from '../openDatabase'
import { TableListener, type Timing } from './TableListener'
import { type OnChange, type TableTag, TableVersions } from './TableVersions'

export type { TableTag }

export type TableChanges = {
  /**
   * Reads which tables changed since the last read and reports them. Concurrent calls share a query that begins after them. Never
   * rejects: reports 'all' when the database does not answer.
   */
  read(): Promise<void>
  /**
   * How changes of other servers arrive: `none` on PGlite, which has no other servers; `listen` by notifications; `poll` every
   * second while notifications do not work.
   */
  readonly source: 'none' | 'listen' | 'poll'
  close(): Promise<void>
}

type WatchedDatabase = Pick<OpenDatabase, 'db' | 'listen'>

const defaultTiming: Timing = {
  confirmMs: 5000,
  pollMs: 1000,
  probeMs: 2000,
  relistenMs: 60_000,
  firstReconnectMs: 250,
  lastReconnectMs: 10_000,
}

/**
 * Watches the tables with a version in `table_version`. `onChange` receives the tags of changed tables, or 'all' when the connection is
 * lost or restored, because changes may then be missed. `onJob` receives the time of each job that any server enqueued, in ms since
 * 1970, while the database notifies.
 */
export async function watchTables(
  { db, listen }: WatchedDatabase,
  onChange: OnChange,
  timing: Timing = defaultTiming,
  onJob: (runAt: number) => void = () => {},
): Promise<TableChanges> {
  const query = db.selectFrom('table_version').selectAll()
  if (!listen) {
    const versions = new TableVersions(() => query.execute(), onChange)
    await versions.read()
    return { read: () => versions.read(), source: 'none', close: async () => {} }
  }
  const versions = new TableVersions(() => listener.query(query), onChange)
  const listener = new TableListener({ db, listen, timing, versions, onJob })
  await listener.start()
  return {
    read: () => versions.read(),
    get source() {
      return listener.isListening ? 'listen' : 'poll'
    },
    close: () => listener.close(),
  }
}
