import { randomUUID } from 'node:crypto'
import type { DataType, WrittenReview } from '../../../../schemas'
import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import type { Town } from './Town'

type Reviewed = { uid: string; reviews?: readonly WrittenReview[] }

/** Inserts the reviews of a town's walks, places and events, with their summaries. */
export async function writeReviews(db: Database, town: Town, now: Date): Promise<void> {
  const { card: portal } = town
  const rowsOf = (data_type: DataType, targets: readonly Reviewed[]) =>
    targets.flatMap(({ uid: data_uid, reviews = [] }) =>
      reviews.map(({ author, writtenDaysAgo, rate, text }) => ({
        portal,
        uid: randomUUID(),
        data_type,
        data_uid,
        author: author ?? null,
        rate,
        text,
        locale: town.portal.defaultLocale,
        written_at: new Date(now.getTime() - writtenDaysAgo * 86_400_000),
      })),
    )
  const reviews = [
    ...rowsOf('balade', town.walks),
    ...rowsOf('place', [...town.places, ...town.mapPlaces]),
    ...rowsOf('event', town.events),
  ]
  await insertRows(db, 'review', reviews)
  await insertRows(db, 'rating_summary', summariesOf(reviews))
}

type ReviewRow = { portal: string; data_type: DataType; data_uid: string; rate: number }

/** Returns the rating summary of each reviewed record. */
function summariesOf(reviews: readonly ReviewRow[]) {
  const keyOf = ({ data_type, data_uid }: ReviewRow) => `${data_type}/${data_uid}`
  return [...new Set(reviews.map(keyOf))].flatMap((key) => {
    const own = reviews.filter((review) => keyOf(review) === key)
    const marks: Record<string, number> = {}
    for (const { rate } of own) marks[rate] = (marks[rate] ?? 0) + 1
    const total = own.reduce((sum, { rate }) => sum + rate, 0)
    return own.slice(0, 1).map(({ portal, data_type, data_uid }) => ({
      portal,
      data_type,
      data_uid,
      count: own.length,
      total,
      marks: JSON.stringify(marks),
    }))
  })
}
