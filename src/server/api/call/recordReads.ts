import type { Dependencies } from '../../cache/Dependencies'
import { recordTables } from '../../db/recordTables'
import type { Services } from './Services'

/**
 * Wraps the database so that every table it reads becomes one of `dependencies`. `portal` is the portal whose rows are read, or
 * `*`. Reading a table without change tracking makes the answer personal, so that no cache shares it.
 */
export const recordReads = (
  { db, untrackedTables }: Pick<Services, 'db' | 'untrackedTables'>,
  portal: string,
  dependencies: Dependencies,
): Services['db'] =>
  recordTables(db, (table) => {
    if (untrackedTables.has(table)) dependencies.isPersonal = true
    dependencies.read(`${portal}/${table}`)
  })
