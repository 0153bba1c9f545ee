import type { Scope } from '../../call/Scope'
import { isWithin } from '../../texts/placeCategories'
import type { ParticipationTarget } from '../participationTarget'

type Subject = Pick<ParticipationTarget, 'dataType' | 'dataUid'>

/** Whether the town takes ratings of records of a type. Of places it may take them for some categories only. */
export const ratesType = ({ portal }: Pick<Scope, 'portal'>, dataType: ParticipationTarget['dataType']): boolean =>
  (portal.participation?.ratings ?? ['balade']).includes(dataType)

/** Whether the town takes ratings of the places of a category. */
export function ratesPlaces(scope: Pick<Scope, 'portal'>, category: string): boolean {
  const { ratedPlaces } = scope.portal.participation ?? {}
  return ratesType(scope, 'place') && (ratedPlaces === undefined || isWithin(category, ratedPlaces))
}

/** Resolves to whether the town takes ratings of a record. */
export async function isRated(scope: Scope, { dataType, dataUid }: Subject): Promise<boolean> {
  if (dataType !== 'place') return ratesType(scope, dataType)
  if (!ratesType(scope, 'place')) return false
  const place = await scope.db
    .selectFrom('place')
    .select('category')
    .where('portal', '=', scope.name)
    .where('uid', '=', dataUid)
    .executeTakeFirst()
  return place !== undefined && ratesPlaces(scope, place.category)
}

/** Resolves to whether visitors can rate a record now: the town takes ratings of it, and an event has begun. */
export async function isRatable(scope: Scope, { dataType, dataUid }: Subject): Promise<boolean> {
  if (!(await isRated(scope, { dataType, dataUid }))) return false
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
