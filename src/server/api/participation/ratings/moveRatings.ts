import type { Transaction } from 'kysely'
import type { DataType } from '../../../../../schemas'
import type { Tables } from '../../../db/Tables'
import { accountVoterId } from '../../../identity/Visitor'
import type { Thing } from '../findThing'
import { raterOf } from './ownReview'
import { lockThing, matches, updateSummary } from './ratingSummary'

/**
 * Makes the marks of an anonymous visitor those of an account, as a part of the sign-in. Where the account has given one before,
 * the same person gave two: the visitor's is withdrawn.
 */
export async function moveRatings(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void> {
  const things = await ratedThings(db)
  const raters = new Map(things.map((thing) => [raterOf(thing, anonymousUid), thing]))
  if (raters.size === 0) return
  const found = await db
    .selectFrom('review')
    .select('rater')
    .where('rater', 'in', [...raters.keys()])
    .execute()
  for (const from of found.flatMap(({ rater }) => rater ?? []).sort()) {
    const thing = raters.get(from)
    if (!thing) continue
    const to = raterOf(thing, accountVoterId(accountUid))
    await lockThing(db, thing)
    const own = await db.selectFrom('review').select('uid').where(matches(thing)).where('rater', '=', to).execute()
    if (own.length > 0) await db.deleteFrom('review').where(matches(thing)).where('rater', '=', from).execute()
    else {
      const owner = { rater: to, account: accountUid }
      await db.updateTable('review').set(owner).where(matches(thing)).where('rater', '=', from).execute()
    }
    await updateSummary(db, thing)
  }
}

/** Withdraws the marks of an account that is deleted. */
export async function withdrawRatings(db: Transaction<Tables>, accountUid: string): Promise<void> {
  const rows = await db
    .selectFrom('review')
    .select(['portal', 'data_type', 'data_uid'])
    .where('account', '=', accountUid)
    .orderBy('portal')
    .orderBy('data_type')
    .orderBy('data_uid')
    .execute()
  for (const thing of rows.map(toThing)) {
    await lockThing(db, thing)
    await db.deleteFrom('review').where(matches(thing)).where('account', '=', accountUid).execute()
    await updateSummary(db, thing)
  }
}

type Row = { portal: string; data_type: DataType; data_uid: string }

const toThing = ({ portal, data_type, data_uid }: Row): Thing => ({ portal, dataType: data_type, dataUid: data_uid })

/** Everything that was rated, in one order, so that two sign-ins never wait for each other. */
async function ratedThings(db: Transaction<Tables>): Promise<Thing[]> {
  const rows = await db
    .selectFrom('rating_summary')
    .select(['portal', 'data_type', 'data_uid'])
    .orderBy('portal')
    .orderBy('data_type')
    .orderBy('data_uid')
    .execute()
  return rows.map(toThing)
}
