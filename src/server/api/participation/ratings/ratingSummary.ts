import type { ExpressionBuilder } from 'kysely'
import type { RatingSummary } from '../../../../../schemas'
import type { Database, Tables } from '../../../db/Tables'
import type { Thing } from '../findThing'

/** How many marks a thing has, their sum, and how often each was given. */
export type RatingCounts = { count: number; total: number; marks: Readonly<Record<string, number>> }

/** The condition that a row belongs to a thing. */
export const ofThing = ({ portal, dataType, dataUid }: Thing) => ({ portal, data_type: dataType, data_uid: dataUid })

/** The same as a condition of a statement. */
export const matches =
  (thing: Thing) =>
  ({ and }: ExpressionBuilder<Tables, 'review' | 'rating_summary'>) =>
    and(ofThing(thing))

/** The published reviews of a thing that have a text: what visitors wrote about it. */
export const commentsOn = (db: Database, thing: Thing) =>
  db.selectFrom('review').where(matches(thing)).where('status', '=', 'published').where('text', '<>', '')

/** Takes the lock of a thing until the end of the transaction. Transactions that change a mark hold it. */
export async function lockThing(db: Database, thing: Thing): Promise<void> {
  const row = { ...ofThing(thing), count: 0, total: 0, marks: '{}' }
  await db
    .insertInto('rating_summary')
    .values(row)
    .onConflict((conflict) => conflict.columns(['portal', 'data_type', 'data_uid']).doNothing())
    .execute()
  await db.selectFrom('rating_summary').select('count').where(matches(thing)).forUpdate().execute()
}

/** Recomputes the sums of the published marks of a thing. The caller holds its lock. */
export async function updateSummary(db: Database, thing: Thing): Promise<void> {
  const rows = await db
    .selectFrom('review')
    .select(({ fn }) => ['rate', fn.countAll<number>().as('given')])
    .where(matches(thing))
    .where('status', '=', 'published')
    .groupBy('rate')
    .execute()
  const count = rows.reduce((sum, { given }) => sum + given, 0)
  const total = rows.reduce((sum, { given, rate }) => sum + given * rate, 0)
  const marks = JSON.stringify(Object.fromEntries(rows.map(({ rate, given }) => [rate, given])))
  await db.updateTable('rating_summary').set({ count, total, marks }).where(matches(thing)).execute()
}

export const findSummary = (db: Database, thing: Thing): Promise<RatingCounts | undefined> =>
  selectSummary(db, thing).executeTakeFirst()

export const selectSummary = (db: Database, thing: Thing) =>
  db.selectFrom('rating_summary').select(['count', 'total', 'marks']).where(matches(thing))

/** The average with one decimal and the spread of the marks from 5 down. */
export function toSummary(counts: RatingCounts | undefined): Pick<RatingSummary, 'rating' | 'count' | 'progress'> {
  const { count, total, marks } = counts ?? { count: 0, total: 0, marks: {} }
  const progress = [5, 4, 3, 2, 1, 0].map((key) => {
    const given = marks[key] ?? 0
    return { key, value: count === 0 ? 0 : Math.round((given / count) * 100), count: given }
  })
  return { rating: count === 0 ? 0 : Math.round((total / count) * 10) / 10, count, progress }
}
