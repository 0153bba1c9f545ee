import type { BloodCollection, BloodType, Geo } from '../../../../schemas'
import { distanceBetween } from '../../../../schemas/tracks/positions'
import { addDays, daysBetween, zonedTime } from '../../time/zonedTime'
import type { Scope } from '../call/Scope'
import { readCollections } from './readRecords'

/** `radius` is in km. */
export type CollectionQuery = Geo & { radius: number; types: readonly BloodType[] }

/** A collection with its next session. `distance` is in km. */
export type UpcomingCollection = {
  collection: BloodCollection
  distance: number
  start: Date
  end: Date
}

export type FoundCollections = {
  /** Collections within the radius, soonest first. */
  found: UpcomingCollection[]
  /** The nearest collection beyond the radius, when `found` is empty. */
  nearest: UpcomingCollection | undefined
  asOf: Date | undefined
}

/** Finds the next session of each collection that takes one of the types. Returns at most `count`. */
export async function findCollections(scope: Scope, query: CollectionQuery, count: number): Promise<FoundCollections> {
  const { records, asOf } = await readCollections(scope)
  const all = records.flatMap((collection): UpcomingCollection[] => {
    if (!collection.types.some((type) => query.types.includes(type))) return []
    const next = nextSession(collection, scope)
    return next ? [{ collection, distance: distanceBetween(query, collection) / 1000, ...next }] : []
  })
  const byDate = (one: UpcomingCollection, other: UpcomingCollection) =>
    one.start.getTime() - other.start.getTime() || one.distance - other.distance
  const found = all.filter(({ distance }) => distance <= query.radius).sort(byDate)
  const [nearest] = found.length > 0 ? [] : all.sort((one, other) => one.distance - other.distance)
  return { found: found.slice(0, count), nearest, asOf }
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type Session = BloodCollection['sessions'][number]

/** Finds the first session that is not over. Reads the time only for sessions of today, so that answers stay cached longer. */
function nextSession({ sessions }: BloodCollection, scope: Scope): { start: Date; end: Date } | undefined {
  const upcoming = sessions.flatMap((session) =>
    daysOf(session, scope).flatMap((day) => {
      const at = (time: string) => zonedTime({ day, minute: minuteOf(time) }, scope.timeZone)
      const end = at(session.until)
      return day > scope.today || end > scope.now ? [{ start: at(session.from), end }] : []
    }),
  )
  return upcoming.sort((one, other) => one.start.getTime() - other.start.getTime())[0]
}

/** Returns the next days of a session, from today on. A recurring session has two, because that of today may be over. */
function daysOf({ date, inDays, everyDays }: Session, { today, anchoredOn }: Scope): string[] {
  if (date !== undefined) return date >= today ? [date] : []
  if (inDays === undefined) return []
  const first = addDays(anchoredOn, inDays)
  if (everyDays === undefined) return first >= today ? [first] : []
  const pastSessions = Math.max(0, Math.ceil(daysBetween(first, today) / everyDays))
  return [addDays(first, pastSessions * everyDays), addDays(first, (pastSessions + 1) * everyDays)]
}
