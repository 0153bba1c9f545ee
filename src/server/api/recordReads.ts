import type { Dependencies } from '../cache/Dependencies'
import { isUntracked } from '../db/changes/trackedTables'
import { recordTables } from '../db/recordTables'
import type { Database } from '../db/Tables'

/**
 * The same database, for the answer that `dependencies` belong to: every table that is read becomes one of them. `portal` is
 * the one whose rows are read, or `*`. An answer made of a table whose changes are not tracked is not shared.
 */
export const recordReads = (db: Database, portal: string, dependencies: Dependencies): Database =>
  recordTables(db, (table) => {
    if (isUntracked(table)) dependencies.isPersonal = true
    dependencies.read(`${portal}/${table}`)
  })
