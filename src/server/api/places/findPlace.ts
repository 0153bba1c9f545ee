import type { Selectable } from 'kysely'
import type { PlaceTable } from '../../db/Tables'
import type { Scope } from '../Scope'

export const findPlace = ({ db, name }: Scope, uid: string): Promise<Selectable<PlaceTable> | undefined> =>
  db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', '=', uid).executeTakeFirst()

/** Selects the places of uids. */
export const namedPlaces = ({ db, name }: Scope, uids: readonly string[]) =>
  db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', uids)
