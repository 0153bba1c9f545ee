import type { FastifyInstance } from 'fastify'
import { type TableChanges, watchTables } from '../db/changes/TableChanges'
import type { OpenDatabase } from '../db/openDatabase'
import { TagClock } from './TagClock'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads which tables changed, and invalidates the answers that depend on them. */
    readChanges(): Promise<void>
  }
}

/** The clock of the caches, which the changes of the database's tables advance. Without a database, nothing advances it. */
export async function followChanges(
  app: FastifyInstance,
  database: Pick<OpenDatabase, 'db' | 'listen'> | undefined,
  onJob?: (runAt: number) => void,
): Promise<{ clock: TagClock; changes: TableChanges | undefined; readChanges: () => Promise<void> }> {
  const clock = new TagClock()
  const changes = database && (await watchTables(database, (changed) => clock.changed(changed), undefined, onJob))
  const readChanges = async () => await changes?.read()
  app.decorate('readChanges', readChanges)
  app.addHook('onClose', async () => await changes?.close())
  return { clock, changes, readChanges }
}
