import type { Selectable } from 'kysely'
import type { Database, WasteZoneTable } from '../../db/Tables'

export type Zone = Selectable<WasteZoneTable>

export const findZone = (db: Database, luid: string, zuid: string): Promise<Zone | undefined> =>
  db.selectFrom('waste_zone').selectAll().where('luid', '=', luid).where('uid', '=', zuid).executeTakeFirst()
