import type { Selectable } from 'kysely'
import type { Locale, PickupList, WasteZone } from '../../../../schemas'
import { addDays, daysBetween, weekday } from '../../time/zonedTime'
import { isHoliday } from './holidays'
import type { WasteZoneTable } from './WasteTables'

type Pickup = PickupList['items'][number]
type Round = WasteZone['rounds'][number]
export type PickupPlan = Pick<Selectable<WasteZoneTable>, 'rounds' | 'holidays'> &
  Partial<Pick<Selectable<WasteZoneTable>, 'exceptions' | 'put_out'>>

/** A pickup of a round. `date` is undefined when it does not take place. */
export type PlannedPickup = {
  planned: string
  date: string | undefined
  category: Round['category']
  label: string | undefined
}

/** Days ahead that pickups are listed for. */
export const horizonDays = 365
/** The Monday from which weeks are counted, for rounds every n weeks. */
const firstMonday = '1970-01-05'
const saturday = 6

/** Pickups move by less than this, in days. */
const maxShift = 31

/**
 * Returns the pickups of a zone within `horizonDays` from a day (YYYY-MM-DD), sorted. Marks those that a holiday or an exception
 * moved, and leaves out those that do not take place.
 */
export function upcomingPickups(plan: PickupPlan, from: string, locale: Locale): Pickup[] {
  const { put_out: putOut } = plan
  return planPickups(plan, from, addDays(from, horizonDays), locale).flatMap(({ planned, date, category, label }) =>
    date === undefined
      ? []
      : [
          {
            date,
            category,
            ...(label !== undefined && { label }),
            ...(date !== planned && { movedFrom: planned }),
            ...(putOut && { putOut: { ...putOut } }),
          },
        ],
  )
}

/**
 * Returns the pickups of the rounds of a zone between two days, sorted. A pickup that moves to a day of the same round is listed once,
 * and so are two of a week that move to the same day.
 */
export function planPickups(plan: PickupPlan, from: string, last: string, locale: Locale): PlannedPickup[] {
  const pickups = new Map<string, PlannedPickup>()
  const end = addDays(last, maxShift)
  for (let day = addDays(from, -maxShift); day <= end; day = addDays(day, 1)) {
    const calendar = calendarDay(day)
    for (const round of plan.rounds) {
      if (!isCollected(round, calendar)) continue
      const date = dayOf(plan, round, day)
      const shown = date ?? day
      if (shown < from || shown > last) continue
      const { category, labels } = round
      const label = labels?.[locale] ?? labels?.fr
      const key = JSON.stringify([shown, category, label])
      const known = pickups.get(key)
      const isBetter = known === undefined || known.date === undefined || (date === day && known.date !== known.planned)
      if (isBetter) pickups.set(key, { planned: day, date, category, label })
    }
  }
  return [...pickups.values()].sort((one, other) => compare(one.date ?? one.planned, other.date ?? other.planned))
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** The day on which a pickup of a round takes place; undefined when it does not. */
function dayOf({ holidays, exceptions = [] }: PickupPlan, { category, dates }: Round, day: string): string | undefined {
  const exception = exceptions.find(
    ({ date, categories }) => date === day && (categories === undefined || categories.includes(category)),
  )
  if (exception) return exception.to
  // Regions publish single days as they are, holidays included.
  if (dates?.includes(day)) return day
  return isHoliday(day, holidays) ? saturdayBefore(day) : day
}

/** A day, also as MM-DD, its month (1 to 12), weekday (0 Sunday to 6 Saturday), and weeks since `firstMonday`. */
type CalendarDay = { day: string; date: string; month: number; weekday: number; week: number }

const calendarDay = (day: string): CalendarDay => ({
  day,
  date: day.slice(5),
  month: Number(day.slice(5, 7)),
  weekday: weekday(day),
  week: Math.floor(daysBetween(firstMonday, day) / 7),
})

function isCollected(round: Round, day: CalendarDay): boolean {
  const { every = 1, shift = 0, months, days, dates } = round
  if (days?.includes(day.date) || dates?.includes(day.day)) return true
  if (round.weekday === undefined || day.weekday !== round.weekday) return false
  if (months && !months.includes(day.month)) return false
  return day.week % every === shift % every
}

const saturdayBefore = (day: string): string => addDays(day, -((weekday(day) - saturday + 7) % 7 || 7))
