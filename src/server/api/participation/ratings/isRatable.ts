import type { Scope } from '../../Scope'
import type { ParticipationTarget } from '../participationTarget'

/** Resolves to whether visitors can rate the record now: the town takes ratings of its type, and an event has begun. */
export async function isRatable(
  scope: Scope,
  { dataType, dataUid }: Pick<ParticipationTarget, 'dataType' | 'dataUid'>,
): Promise<boolean> {
  const { ratings = ['balade'] } = scope.portal.participation ?? {}
  if (!ratings.includes(dataType)) return false
  if (dataType !== 'event') return true
  const event = await scope.db
    .selectFrom('event')
    .select('starts_at')
    .where('portal', '=', scope.name)
    .where('uid', '=', dataUid)
    .executeTakeFirst()
  return event !== undefined && hasBegun(event, scope)
}

export const hasBegun = (event: { starts_at: Date }, { now }: Scope): boolean => event.starts_at <= now
