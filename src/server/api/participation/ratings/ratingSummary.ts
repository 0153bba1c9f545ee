import type { ExpressionBuilder } from 'kysely'
import type { RatingSummary } from '../../../../../schemas'
import type { Database, Tables } from '../../../db/Tables'
import type { ParticipationTarget } from '../participationTarget'

/** The number of published ratings of a record, their sum, and the number of each mark from 0 to 5. */
export type RatingCounts = { count: number; total: number; marks: Readonly<Record<string, number>> }

/** Column values that identify the rows of a record. */
export const ofTarget = ({ portal, dataType, dataUid }: ParticipationTarget) => ({
  portal,
  data_type: dataType,
  data_uid: dataUid,
})

/** The same as an SQL condition. */
export const matches =
  (target: ParticipationTarget) =>
  ({ and }: ExpressionBuilder<Tables, 'review' | 'rating_summary'>) =>
    and(ofTarget(target))

/** Selects the published reviews of a record that have a text. */
export const commentsOn = (db: Database, target: ParticipationTarget) =>
  db.selectFrom('review').where(matches(target)).where('status', '=', 'published').where('text', '<>', '')

/** Locks the ratings of a record until the transaction ends. Every transaction that changes a rating takes this lock. */
export async function lockTarget(db: Database, target: ParticipationTarget): Promise<void> {
  const row = { ...ofTarget(target), count: 0, total: 0, marks: '{}' }
  await db
    .insertInto('rating_summary')
    .values(row)
    .onConflict((conflict) => conflict.columns(['portal', 'data_type', 'data_uid']).doNothing())
    .execute()
  await db.selectFrom('rating_summary').select('count').where(matches(target)).forUpdate().execute()
}

/** Recomputes the summary of a record's published ratings. The caller holds the record's lock. */
export async function updateSummary(db: Database, target: ParticipationTarget): Promise<void> {
  const rows = await db
    .selectFrom('review')
    .select(({ fn }) => ['rate', fn.countAll<number>().as('given')])
    .where(matches(target))
    .where('status', '=', 'published')
    .groupBy('rate')
    .execute()
  const count = rows.reduce((sum, { given }) => sum + given, 0)
  const total = rows.reduce((sum, { given, rate }) => sum + given * rate, 0)
  const marks = JSON.stringify(Object.fromEntries(rows.map(({ rate, given }) => [rate, given])))
  await db.updateTable('rating_summary').set({ count, total, marks }).where(matches(target)).execute()
}

export const findSummary = (db: Database, target: ParticipationTarget): Promise<RatingCounts | undefined> =>
  selectSummary(db, target).executeTakeFirst()

export const selectSummary = (db: Database, target: ParticipationTarget) =>
  db.selectFrom('rating_summary').select(['count', 'total', 'marks']).where(matches(target))

/** Returns the average with one decimal, and the percentage and number of each mark from 5 down. */
export function toSummary(counts: RatingCounts | undefined): Pick<RatingSummary, 'rating' | 'count' | 'progress'> {
  const { count, total, marks } = counts ?? { count: 0, total: 0, marks: {} }
  const progress = [5, 4, 3, 2, 1, 0].map((key) => {
    const given = marks[key] ?? 0
    return { key, value: count === 0 ? 0 : Math.round((given / count) * 100), count: given }
  })
  return { rating: count === 0 ? 0 : Math.round((total / count) * 10) / 10, count, progress }
}
