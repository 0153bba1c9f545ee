import type { Selectable } from 'kysely'
import type { PickupList, WasteZone } from '../../../../schemas'
import type { WasteZoneTable } from '../../db/Tables'
import { addDays, daysBetween, weekday } from '../../time/zonedTime'
import type { Locale } from '../Scope'

type Pickup = PickupList['items'][number]
type Round = WasteZone['rounds'][number]
type PickupPlan = Pick<Selectable<WasteZoneTable>, 'rounds' | 'holidays'>

/** How many days ahead pickups are listed. */
const horizonDays = 365
/** The Monday that weeks are counted from, for rounds every n weeks. */
const firstMonday = '1970-01-05'
const saturday = 6

/** The pickups of a zone in the year from a day (YYYY-MM-DD) on, sorted. A pickup on a holiday moves to the Saturday before. */
export function upcomingPickups({ rounds, holidays }: PickupPlan, from: string, locale: Locale): Pickup[] {
  const pickups: Pickup[] = []
  // A holiday in the week after the last day moves its pickup to a Saturday before it.
  for (let day = from; daysBetween(from, day) <= horizonDays + 7; day = addDays(day, 1)) {
    const date = holidays.includes(day.slice(5)) ? saturdayBefore(day) : day
    if (date < from || daysBetween(from, date) > horizonDays) continue
    for (const round of rounds) {
      if (!isCollected(round, day)) continue
      const label = round.labels?.[locale] ?? round.labels?.fr
      pickups.push({ date, category: round.category, ...(label ? { label } : {}) })
    }
  }
  return pickups.sort((one, other) => one.date.localeCompare(other.date))
}

function isCollected({ weekday: wanted, every = 1, shift = 0, months, days }: Round, day: string): boolean {
  if (days?.includes(day.slice(5))) return true
  if (wanted === undefined || weekday(day) !== wanted) return false
  if (months && !months.includes(Number(day.slice(5, 7)))) return false
  const week = Math.floor(daysBetween(firstMonday, day) / 7)
  return week % every === shift % every
}

const saturdayBefore = (day: string): string => addDays(day, -((weekday(day) - saturday + 7) % 7 || 7))
