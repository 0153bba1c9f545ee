import type { WasteCalendarData } from '../../../schemas/engine'
import { isDay } from '../../format/calendarDay'
import type { Text } from '../../i18n/createText'

export type Pickup = WasteCalendarData['pickups'][number]
export type Category = Pickup['category']

/** A day with pickups. */
export type PickupDay = { day: string; pickups: readonly Pickup[] }

/**
 * Returns the days with pickups from today on, in order. Pickups of one day keep their order; one that is listed twice, as when a
 * holiday moved it to a day of the same round, counts once.
 */
export function upcomingDays(pickups: readonly Pickup[], today: string): PickupDay[] {
  const days = new Map<string, Pickup[]>()
  for (const pickup of pickups) {
    if (pickup.date < today || !isDay(pickup.date)) continue
    const same = days.get(pickup.date)
    if (same?.some((other) => isSame(other, pickup))) continue
    if (same) same.push(pickup)
    else days.set(pickup.date, [pickup])
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, list]) => ({ day, pickups: list }))
}

const isSame = (one: Pickup, other: Pickup): boolean =>
  one.category === other.category && (one.label ?? '').trim() === (other.label ?? '').trim()

/** The name of what is collected; for an event, its label. */
export const nameOf = ({ category, label }: Pickup, text: Text): string =>
  category === 'EVENT' && label?.trim() ? label : text(`waste.${category}`)

/** The note of a pickup. Events have none, because their label is their name. */
export const noteOf = ({ category, label }: Pickup): string | undefined =>
  category === 'EVENT' ? undefined : label?.trim() || undefined
