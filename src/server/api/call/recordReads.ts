import type { Dependencies } from '../../cache/Dependencies'
import { isUntracked } from '../../db/changes/trackedTables'
import { recordTables } from '../../db/recordTables'
import type { Database } from '../../db/Tables'

/**
 * Wraps the database so that every table it reads becomes one of `dependencies`. `portal` is the portal whose rows are read, or
 * `*`. Reading a table without change tracking makes the answer personal, so that no cache shares it.
 */
export const recordReads = (db: Database, portal: string, dependencies: Dependencies): Database =>
  recordTables(db, (table) => {
    if (isUntracked(table)) dependencies.isPersonal = true
    dependencies.read(`${portal}/${table}`)
  })
