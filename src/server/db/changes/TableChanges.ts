import type { OpenDatabase } from '../openDatabase'
import { TableListener, type Timing } from './TableListener'
import { type OnChange, type TableTag, TableVersions } from './TableVersions'

export type { TableTag }

export type TableChanges = {
  /**
   * Reads which tables changed since the last reading and reports them. Concurrent calls share one query only if it begins
   * after the call. Never rejects: when the database does not answer, 'all' is reported.
   */
  read(): Promise<void>
  /**
   * How changes of other servers arrive: the database has no others, it notifies, or it is asked every second because it
   * does not notify or the connection that listens is lost.
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
 * Watches the tables that shared answers are built from, see `trackedTables`. `onChange` receives the tags of changed tables, or
 * 'all' when the connection to the database is lost or restored, because changes may then go unnoticed. `onJob` receives the time of a job that any server enqueued, in ms since 1970, while the
 * database notifies.
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
