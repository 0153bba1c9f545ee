import type { Selectable } from 'kysely'
import type { Database, PortalTable } from '../../db/Tables'

type Row = Selectable<PortalTable>
type Known = { row: Row; until: number }

/** Milliseconds a portal's configuration is remembered. Every call needs it; it changes once in a while. */
const memory = 1000

const known = new WeakMap<Database, Map<string, Known>>()

/** The portal of a name; a change in the database shows within a second. */
export async function findPortalRow(db: Database, name: string): Promise<Row | undefined> {
  const portals = known.get(db) ?? new Map<string, Known>()
  known.set(db, portals)
  const found = portals.get(name)
  if (found && found.until > Date.now()) return found.row
  const row = await db.selectFrom('portal').selectAll().where('name', '=', name).executeTakeFirst()
  if (row) portals.set(name, { row, until: Date.now() + memory })
  else portals.delete(name)
  return row
}
