import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { RatingSummary } from '../../../../../schemas'
import type { Database } from '../../../db/Tables'
import type { ReviewTable } from '../../../db/tables/ParticipationTables'
import { type Visitor, voterIdOf } from '../../../identity/Visitor'
import type { ParticipationTarget } from '../participationTarget'
import { ofTarget } from './ratingSummary'

/** Hashes the visitor's id with the rated record, so that ratings cannot be linked to a visitor or to each other. */
export const raterOf = ({ portal, dataType, dataUid }: ParticipationTarget, voterId: string): string =>
  createHash('sha256').update(`rating\n${portal}\n${dataType}\n${dataUid}\n${voterId.toLowerCase()}`).digest('hex')

/** Finds the visitor's review; undefined without an id or a review. */
export async function findOwnReview(
  db: Database,
  target: ParticipationTarget,
  visitor: Visitor,
): Promise<Selectable<ReviewTable> | undefined> {
  const voterId = voterIdOf(visitor)
  if (voterId === undefined) return undefined
  return await db
    .selectFrom('review')
    .selectAll()
    .where(({ and }) => and({ ...ofTarget(target), rater: raterOf(target, voterId) }))
    .executeTakeFirst()
}

export function toOwn(row: Selectable<ReviewTable>): NonNullable<RatingSummary['own']> {
  const { rate, text, email, fields, status, written_at } = row
  return {
    rate,
    ...(text && { comment: text }),
    ...(email && { email }),
    ...(fields && { fields }),
    status,
    ratedAt: written_at.toISOString(),
  }
}
