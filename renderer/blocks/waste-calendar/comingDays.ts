import type { WasteCalendarData } from '../../../schemas/engine'
import { isDay } from '../../format/calendarDay'
import type { Text } from '../../i18n/createText'

export type Pickup = WasteCalendarData['pickups'][number]
export type Category = Pickup['category']

/** A day with pickups. */
export type PickupDay = { day: string; pickups: readonly Pickup[] }

/** The days from today on, in order. Pickups of the same day stay in the order they came in. */
export function comingDays(pickups: readonly Pickup[], today: string): PickupDay[] {
  const days = new Map<string, Pickup[]>()
  for (const pickup of pickups) {
    if (pickup.date < today || !isDay(pickup.date)) continue
    const same = days.get(pickup.date)
    if (same) same.push(pickup)
    else days.set(pickup.date, [pickup])
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, list]) => ({ day, pickups: list }))
}

/** What is collected; for an event, its own label. */
export const nameOf = ({ category, label }: Pickup, text: Text): string =>
  category === 'EVENT' && label?.trim() ? label : text(`waste.${category}`)

/** The note about a pickup. */
export const noteOf = ({ category, label }: Pickup): string | undefined =>
  category === 'EVENT' ? undefined : label?.trim() || undefined
