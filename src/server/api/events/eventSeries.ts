import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../../db/Tables'
import type { EventTable } from '../../db/tables/EventTables'
import type { Scope } from '../call/Scope'

type EventRow = Pick<Selectable<EventTable>, 'uid' | 'repeats' | 'repeat_of'>

/** The times of an event that repeats, besides one of them. */
export type EventSeries = {
  /** Uid of the first time, whose page search engines list; undefined when the town deleted it, and for the first itself. */
  first: string | undefined
  /** Upcoming times, soonest first, at most `maxDates`. */
  dates: readonly { uid: string; starts_at: Date }[]
}

/** Maximum number of other dates on the page of an event. */
const maxDates = 12

const isRepeated = sql<boolean>`(repeats is not null or repeat_of is not null)`
const seriesUid = sql<string>`coalesce(repeat_of, uid)`

/** Selects all times of an event that repeats; undefined for one that takes place once. */
export const selectTimes = ({ db, name }: Scope, { uid, repeats, repeat_of }: EventRow) =>
  repeats || repeat_of
    ? db
        .selectFrom('event')
        .select(['uid', 'starts_at', 'ends_at'])
        .where('portal', '=', name)
        .where(isRepeated)
        .where(seriesUid, '=', repeat_of ?? uid)
        .orderBy('starts_at')
    : undefined

type Time = Pick<Selectable<EventTable>, 'uid' | 'starts_at' | 'ends_at'>

/** Returns the other times of an event, of all its times by start. */
export const seriesOf = (times: readonly Time[], { uid, repeat_of }: EventRow, now: Date): EventSeries => ({
  first: times.find((time) => time.uid === repeat_of)?.uid,
  dates: times.filter((time) => time.uid !== uid && time.ends_at > now).slice(0, maxDates),
})

/** Counts the times of the event of a row of `event` that begin after it and are not over; 0 for one that takes place once. */
export const countLaterTimes = (now: Date): RawBuilder<number> => sql<number>`(case
  when event.repeats is null and event.repeat_of is null then 0
  else (select count(*)::int from event as later
    where later.portal = event.portal and (later.repeats is not null or later.repeat_of is not null)
      and coalesce(later.repeat_of, later.uid) = coalesce(event.repeat_of, event.uid)
      and later.starts_at > event.starts_at and later.ends_at > ${now}) end)`

/** Selects the events of the calendar for search engines: of one that repeats, the first time only, whenever that was. */
export function canonicalEvents({ db, name }: Scope, since: Date): SelectQueryBuilder<Tables, 'event', object> {
  const isFirst = sql<boolean>`(repeat_of is null or not exists (select from event as first
    where first.portal = event.portal and first.uid = event.repeat_of))`
  const takesPlace = sql<boolean>`(ends_at > ${since} or exists (select from event as later
    where later.portal = event.portal and (later.repeats is not null or later.repeat_of is not null)
      and coalesce(later.repeat_of, later.uid) = event.uid and later.ends_at > ${since}))`
  return db.selectFrom('event').where('portal', '=', name).where(isFirst).where(takesPlace)
}
