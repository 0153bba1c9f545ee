import type { Selectable } from 'kysely'
import { selectTogether } from '../../db/selectTogether'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import type { Scope } from '../call/Scope'
import { type RatingCounts, selectSummary } from '../participation/ratings/ratingSummary'

export const findPlace = ({ db, name }: Scope, uid: string): Promise<Selectable<PlaceTable> | undefined> =>
  db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', '=', uid).executeTakeFirst()

export const namedPlaces = ({ db, name }: Scope, uids: readonly string[]) =>
  db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', uids)

/** Finds a place with the summary of its ratings. */
export async function findRatedPlace(
  scope: Scope,
  uid: string,
): Promise<{ row: Selectable<PlaceTable>; counts: RatingCounts | undefined } | undefined> {
  const { rows, summaries } = await selectTogether(scope.db, {
    rows: namedPlaces(scope, [uid]),
    summaries: selectSummary(scope.db, { portal: scope.name, dataType: 'place', dataUid: uid }),
  })
  const [row] = rows
  return row && { row, counts: summaries[0] }
}
