import type { Selectable } from 'kysely'
import type { Database, PortalTable } from '../../db/Tables'

type PortalRow = Selectable<PortalTable>
type CachedRow = { row: PortalRow; until: number }

/** Milliseconds a portal's configuration is remembered. Every call needs it; it changes once in a while. */
const cacheMs = 1000

const portalCaches = new WeakMap<Database, Map<string, CachedRow>>()

/** The portal of a name; a change in the database shows within a second. */
export async function findPortalRow(db: Database, name: string): Promise<PortalRow | undefined> {
  const portals = portalCaches.get(db) ?? new Map<string, CachedRow>()
  portalCaches.set(db, portals)
  const found = portals.get(name)
  if (found && found.until > Date.now()) return found.row
  const row = await db.selectFrom('portal').selectAll().where('name', '=', name).executeTakeFirst()
  if (row) portals.set(name, { row, until: Date.now() + cacheMs })
  else portals.delete(name)
  return row
}
