import type { Transaction } from 'kysely'
import type { DataType } from '../../../../../schemas'
import type { Tables } from '../../../db/Tables'
import { accountVoterId } from '../../../identity/Visitor'
import type { ParticipationTarget } from '../participationTarget'
import { raterOf } from './ownReview'
import { lockTarget, matches, updateSummary } from './ratingSummary'

/**
 * Transfers the ratings of an anonymous visitor to an account at sign-in. Withdraws the visitor's rating of a record that the
 * account has rated too.
 */
export async function moveRatings(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void> {
  const targets = await ratedTargets(db)
  const raters = new Map(targets.map((target) => [raterOf(target, anonymousUid), target]))
  if (raters.size === 0) return
  const found = await db
    .selectFrom('review')
    .select('rater')
    .where('rater', 'in', [...raters.keys()])
    .execute()
  const own = new Set(found.map(({ rater }) => rater))
  // In the order of the targets: hashes have another order for each visitor, so concurrent sign-ins would deadlock.
  for (const [from, target] of raters) {
    if (!own.has(from)) continue
    const to = raterOf(target, accountVoterId(accountUid))
    await lockTarget(db, target)
    const kept = await db.selectFrom('review').select('uid').where(matches(target)).where('rater', '=', to).execute()
    if (kept.length > 0) await db.deleteFrom('review').where(matches(target)).where('rater', '=', from).execute()
    else {
      const owner = { rater: to, account: accountUid }
      await db.updateTable('review').set(owner).where(matches(target)).where('rater', '=', from).execute()
    }
    await updateSummary(db, target)
  }
}

/** Withdraws the ratings of an account. */
export async function withdrawRatings(db: Transaction<Tables>, accountUid: string): Promise<void> {
  const rows = await db
    .selectFrom('review')
    .select(['portal', 'data_type', 'data_uid'])
    .where('account', '=', accountUid)
    .orderBy('portal')
    .orderBy('data_type')
    .orderBy('data_uid')
    .execute()
  for (const target of rows.map(toTarget)) {
    await lockTarget(db, target)
    await db.deleteFrom('review').where(matches(target)).where('account', '=', accountUid).execute()
    await updateSummary(db, target)
  }
}

type Row = { portal: string; data_type: DataType; data_uid: string }

const toTarget = ({ portal, data_type, data_uid }: Row): ParticipationTarget => ({
  portal,
  dataType: data_type,
  dataUid: data_uid,
})

/** Reads everything that was rated, in a fixed order, so that concurrent sign-ins cannot deadlock. */
async function ratedTargets(db: Transaction<Tables>): Promise<ParticipationTarget[]> {
  const rows = await db
    .selectFrom('rating_summary')
    .select(['portal', 'data_type', 'data_uid'])
    .orderBy('portal')
    .orderBy('data_type')
    .orderBy('data_uid')
    .execute()
  return rows.map(toTarget)
}
