import type { Selectable } from 'kysely'
import type { Database } from '../../../db/Tables'
import type { ReviewTable } from '../../../db/tables/ParticipationTables'
import { lockTarget, updateSummary } from './ratingSummary'

export type Review = Pick<Selectable<ReviewTable>, 'rate' | 'text' | 'status' | 'written_at' | 'data_type' | 'data_uid'>

/** Finds a review; undefined when it was withdrawn. */
export const findReview = (db: Database, portal: string, uid: string): Promise<Review | undefined> =>
  db
    .selectFrom('review')
    .select(['rate', 'text', 'status', 'written_at', 'data_type', 'data_uid'])
    .where('portal', '=', portal)
    .where('uid', '=', uid)
    .executeTakeFirst()

/** `seen` is the `written_at` of the version that the town read. */
type Decision = { portal: string; uid: string; decision: 'published' | 'refused'; seen: string }

/**
 * Publishes or refuses a waiting review. Returns its status afterwards: the first decision stands, a review that changed since
 * the town read it still waits, and `missing` means that it was withdrawn.
 */
export async function decideReview(
  db: Database,
  { portal, uid, decision, seen }: Decision,
): Promise<'published' | 'refused' | 'waiting' | 'missing'> {
  return await db.transaction().execute(async (transaction) => {
    const known = await findReview(transaction, portal, uid)
    if (!known) return 'missing'
    const target = { portal, dataType: known.data_type, dataUid: known.data_uid }
    await lockTarget(transaction, target)
    const { written_at } = (await findReview(transaction, portal, uid)) ?? {}
    const isSeen = written_at?.toISOString() === seen
    if (isSeen) {
      await transaction
        .updateTable('review')
        .set({ status: decision })
        .where('portal', '=', portal)
        .where('uid', '=', uid)
        .where('status', '=', 'waiting')
        .execute()
      await updateSummary(transaction, target)
    }
    return (await findReview(transaction, portal, uid))?.status ?? 'missing'
  })
}
