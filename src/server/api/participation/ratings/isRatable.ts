import type { Scope } from '../../Scope'
import type { Thing } from '../findThing'

/** Whether visitors can rate something now: what the town asks marks of, and an event once it has begun. */
export async function isRatable(
  scope: Scope,
  { dataType, dataUid }: Pick<Thing, 'dataType' | 'dataUid'>,
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

/** Whether an event has begun, so that there is something to rate. */
export const hasBegun = (event: { starts_at: Date }, { now }: Scope): boolean => event.starts_at <= now
