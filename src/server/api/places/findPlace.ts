import type { Selectable } from 'kysely'
import type { PlaceTable } from '../../db/Tables'
import type { Scope } from '../Scope'

export const findPlace = ({ db, name }: Scope, uid: string): Promise<Selectable<PlaceTable> | undefined> =>
  db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', '=', uid).executeTakeFirst()

/** The named places, in the order of the uids; unknown uids are left out. */
export async function findPlaces({ db, name }: Scope, uids: readonly string[]): Promise<Selectable<PlaceTable>[]> {
  if (uids.length === 0) return []
  const rows = await db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', uids).execute()
  return uids.flatMap((uid) => rows.filter((row) => row.uid === uid))
}
