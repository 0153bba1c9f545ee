import type { Accessibility, ScheduleEntry } from '../../../schemas'

/** Texts in the languages of the demo towns. */
export type Words = ReturnType<typeof words>

/** Possible states of each need, repeated by their weight. */
type Odds = { readonly [Need in keyof Accessibility]?: readonly (Accessibility[Need] & string)[] }

/** Opening hours: minutes from midnight on some weekdays, 0 for Sunday. */
type Hours = readonly { days: readonly number[]; ranges: readonly (readonly [start: number, end: number])[] }[]

/** A place with a name of its own, which all languages share. */
export type NamedPlace = { name: string; description: Words }

/** A place named after its street, which replaces `{street}`. */
export type StreetPlace = { name: Words; description: Words }

export type PlaceKind = {
  /** Its category, with which uids start. */
  category: string
  /** Number of places per town. */
  count: number
  /** Returns the place at an index of a town; such a place has its own name and a page. Else a name by street. */
  texts: ((card: string, index: number) => NamedPlace) | StreetPlace
  /** Whether it is near the centre. */
  isCentral: boolean
  hours: Hours | 'always' | 'none'
  byAppointment?: boolean
  accessibility: Odds
}

export const week = [1, 2, 3, 4, 5]
export const everyDay = [0, 1, 2, 3, 4, 5, 6]
export const words = (fr: string, de: string, en: string, nl: string) => ({ fr, de, en, nl })
export const usually = ['yes', 'yes', 'yes', 'limited', 'no'] as const
export const rarely = ['no', 'no', 'no', 'limited', 'yes'] as const

export const shop = (
  hours: Hours,
  category: string,
  count: number,
  texts: (card: string, index: number) => NamedPlace,
): PlaceKind => ({
  category,
  count,
  texts,
  isCentral: true,
  hours,
  accessibility: { stepFree: usually, stroller: usually, toilets: rarely, hearingLoop: rarely, parking: rarely },
})

export const furniture = (
  category: string,
  count: number,
  name: Words,
  description: Words,
  accessibility: Odds,
  hours: PlaceKind['hours'] = 'none',
): PlaceKind => ({ category, count, texts: { name, description }, isCentral: false, hours, accessibility })

/** Converts the opening hours of a kind to schedule entries. */
export function scheduleOf({ hours, byAppointment }: PlaceKind): ScheduleEntry[] {
  if (hours === 'none') return []
  if (hours === 'always') return everyDay.map((day) => ({ day, startTime: 0, endTime: 1440, alwaysOpen: true }))
  return hours.flatMap(({ days, ranges }) =>
    days.flatMap((day) =>
      ranges.map(([startTime, endTime]) => ({ day, startTime, endTime, ...(byAppointment && { appointment: true }) })),
    ),
  )
}
