import { sql } from 'kysely'
import type { AppointmentCalendar, Slot } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { addDays, daysBetween, wallTime, weekday, zonedTime } from '../../time/zonedTime'
import {
  type FreeSlot,
  freeSlotsOn,
  isInPart,
  type Offer,
  type Part,
  type TakenTime,
  type TakenTimes,
  timesIn,
} from './findSlots'

const hourMs = 3_600_000

/** Free slots that are offered to who lost one. */
const nearestCount = 3

/** Days before and after a slot in which others are searched for. */
const nearestDays = 14

/** Where and when free slots are searched. Slots that `holder` holds count as free. */
export type Search = { db: Database; portal: string; offer: Offer; now: Date; holder?: string | undefined }

/** The earliest beginning that can be booked. */
export const earliestStart = ({ offer, now }: Pick<Search, 'offer' | 'now'>): Date =>
  new Date(now.getTime() + (offer.prestation.leadHours ?? 2) * hourMs)

/** The days that can be booked, the first and the last. */
export function bookableDays({ offer, now }: Pick<Search, 'offer' | 'now'>): { first: string; last: string } {
  const { day } = wallTime(now, offer.timeZone)
  const first = wallTime(earliestStart({ offer, now }), offer.timeZone).day
  return { first, last: addDays(day, offer.prestation.horizonDays ?? 60) }
}

/** Finds the free slots of the days from `from` to `to` (YYYY-MM-DD), both included and cut to the bookable ones. */
export async function findFreeSlots(search: Search, from: string, to: string): Promise<Map<string, FreeSlot[]>> {
  const { offer } = search
  const { first, last } = bookableDays(search)
  const [start, end] = [from < first ? first : from, to > last ? last : to]
  if (start > end) return new Map()
  const { timeZone } = offer
  const days = Array.from({ length: daysBetween(start, end) + 2 }, (_, index) => addDays(start, index))
  const midnights = days.map((day) => zonedTime({ day, minute: 0 }, timeZone).getTime())
  const [begin = 0] = midnights
  const taken = await readTaken(search, { from: begin, to: midnights.at(-1) ?? begin })
  const earliest = earliestStart(search)
  const slots = days.slice(0, -1).map((day, index): [string, FreeSlot[]] => {
    const [from = begin, to = from] = midnights.slice(index)
    return [day, freeSlotsOn(offer, day, timesIn(taken, { from, to }), earliest)]
  })
  return new Map(slots)
}

/**
 * Reads the times that are taken in a period, of each desk in order. The database makes one row of each desk: thousands of rows take
 * longer to read than to search.
 */
async function readTaken({ db, portal, offer, now, holder }: Search, { from, to }: TakenTime): Promise<TakenTimes> {
  const rows = await db
    .selectFrom('appointment_slot')
    .select(['desk', secondsOf('starts_at').as('starts'), secondsOf('free_at').as('ends')])
    .where('portal', '=', portal)
    .where('office', '=', offer.office.uid)
    .where('starts_at', '<', new Date(to))
    // No slot lasts longer than a day, so that the index on the beginning finds all.
    .where('starts_at', '>', new Date(from - 24 * hourMs))
    .where(({ or, eb }) => or([eb('hold_ends_at', 'is', null), eb('hold_ends_at', '>', now)]))
    .where(({ or, eb }) => or([eb('holder', 'is', null), eb('holder', '!=', holder ?? '')]))
    .groupBy('desk')
    .execute()
  return new Map(
    rows.map(({ desk, starts, ends }) => [
      desk,
      starts.map((start, index) => ({ from: start * 1000, to: (ends[index] ?? start) * 1000 })),
    ]),
  )
}

/** The times of a column in order, in seconds since 1970. Slots begin and end at whole minutes. */
const secondsOf = (column: 'starts_at' | 'free_at') =>
  sql<number[]>`json_agg(date_part('epoch', ${sql.ref(column)})::int8 order by starts_at)`

type Wanted = { from: string; days: number; weekday?: number | undefined; part?: Part | undefined }

/** Makes the calendar of a period: its days with free slots, and the first slot that fits. */
export async function makeCalendar(
  search: Search,
  { from, days, part, weekday: only }: Wanted,
): Promise<AppointmentCalendar> {
  const { timeZone } = search.offer
  const { first, last } = bookableDays(search)
  const found = await findFreeSlots(search, first, last)
  const fitting = [...found].flatMap(([day, slots]) => {
    const kept = slots.filter(({ start }) => isInPart(start, part, timeZone))
    return kept.length > 0 && (only === undefined || weekday(day) === only) ? [{ day, slots: kept }] : []
  })
  const next = fitting[0]?.slots[0]
  const end = addDays(from, days)
  const shown = fitting.filter(({ day }) => from <= day && day < end)
  return {
    dates: shown.map(({ day: date, slots: { length: free } }) => ({ date, free })),
    ...(next && { next: toSlot(next) }),
    first,
    last,
  }
}

export const toSlot = ({ start, end }: Pick<FreeSlot, 'start' | 'end'>): Slot => ({
  start: start.toISOString(),
  end: end.toISOString(),
})

/** Finds the free slots that are nearest to a time, in order of time. */
export async function findNearest(search: Search, start: Date): Promise<Slot[]> {
  const { day } = wallTime(start, search.offer.timeZone)
  const found = await findFreeSlots(search, addDays(day, -nearestDays), addDays(day, nearestDays))
  const distance = (slot: FreeSlot) => Math.abs(slot.start.getTime() - start.getTime())
  return [...found.values()]
    .flat()
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, nearestCount)
    .sort((one, other) => one.start.getTime() - other.start.getTime())
    .map(toSlot)
}
