import type { Selectable } from 'kysely'
import type { Locale, PickupList, WasteZone } from '../../../../schemas'
import { addDays, daysBetween, weekday } from '../../time/zonedTime'
import type { WasteZoneTable } from './WasteTables'

type Pickup = PickupList['items'][number]
type Round = WasteZone['rounds'][number]
type PickupPlan = Pick<Selectable<WasteZoneTable>, 'rounds' | 'holidays'>

/** Days ahead that pickups are listed for. */
const horizonDays = 365
/** The Monday from which weeks are counted, for rounds every n weeks. */
const firstMonday = '1970-01-05'
const saturday = 6

/**
 * Returns the pickups of a zone within `horizonDays` from a day (YYYY-MM-DD), sorted. Moves those on holidays to the Saturday before,
 * where each is listed once: two holidays of a week, or a round of that Saturday, give the same pickup again.
 */
export function upcomingPickups({ rounds, holidays }: PickupPlan, from: string, locale: Locale): Pickup[] {
  const pickups = new Map<string, Pickup>()
  const last = addDays(from, horizonDays)
  // A pickup on a holiday in the week after the last day may move into the range.
  const end = addDays(last, 7)
  for (let day = from; day <= end; day = addDays(day, 1)) {
    const date = holidays.includes(day.slice(5)) ? saturdayBefore(day) : day
    if (date < from || date > last) continue
    const calendar = calendarDay(day)
    for (const round of rounds) {
      if (!isCollected(round, calendar)) continue
      const label = round.labels?.[locale] ?? round.labels?.fr
      const pickup: Pickup = { date, category: round.category, ...(label ? { label } : {}) }
      pickups.set(JSON.stringify(pickup), pickup)
    }
  }
  return [...pickups.values()].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}

/** A day as MM-DD, month (1 to 12), weekday (0 Sunday to 6 Saturday), and weeks since `firstMonday`. */
type CalendarDay = { date: string; month: number; weekday: number; week: number }

const calendarDay = (day: string): CalendarDay => ({
  date: day.slice(5),
  month: Number(day.slice(5, 7)),
  weekday: weekday(day),
  week: Math.floor(daysBetween(firstMonday, day) / 7),
})

function isCollected({ weekday, every = 1, shift = 0, months, days }: Round, day: CalendarDay): boolean {
  if (days?.includes(day.date)) return true
  if (weekday === undefined || day.weekday !== weekday) return false
  if (months && !months.includes(day.month)) return false
  return day.week % every === shift % every
}

const saturdayBefore = (day: string): string => addDays(day, -((weekday(day) - saturday + 7) % 7 || 7))
