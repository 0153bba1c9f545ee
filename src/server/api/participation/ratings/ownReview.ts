import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { RatingSummary } from '../../../../../schemas'
import type { ReviewTable } from '../../../db/ParticipationTables'
import type { Database } from '../../../db/Tables'
import { type Visitor, voterIdOf } from '../../../identity/Visitor'
import type { Thing } from '../findThing'
import { ofThing } from './ratingSummary'

/** Hashes the visitor's id together with the thing, so that marks cannot be linked to a visitor or across things. */
export const raterOf = ({ portal, dataType, dataUid }: Thing, voterId: string): string =>
  createHash('sha256').update(`rating\n${portal}\n${dataType}\n${dataUid}\n${voterId.toLowerCase()}`).digest('hex')

/** What a visitor thinks of a thing; undefined without an id or a mark. */
export async function findOwnReview(
  db: Database,
  thing: Thing,
  visitor: Visitor,
): Promise<Selectable<ReviewTable> | undefined> {
  const voterId = voterIdOf(visitor)
  if (voterId === undefined) return undefined
  return await db
    .selectFrom('review')
    .selectAll()
    .where(({ and }) => and({ ...ofThing(thing), rater: raterOf(thing, voterId) }))
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
