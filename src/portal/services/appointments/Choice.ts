import { isDay } from '../../../../renderer/format/calendarDay'
import { appointmentPath } from '../../../../schemas/routes/appointmentPaths'

/** What a visitor has chosen so far. The addresses of all steps hold it, so that going back keeps every choice. */
export type Choice = {
  prestation?: string
  office?: string
  /** Month that the calendar shows, `2027-03`. */
  month?: string
  /** The day, `2027-03-01`. */
  date?: string
  /** Only this weekday, `0` (Sunday) to `6`. */
  weekday?: string
  part?: 'morning' | 'afternoon'
  /** Uid of the hold of the slot. */
  hold?: string
  /** Uid of the appointment that is moved, and the secret of its link. */
  change?: string
  code?: string
}

const uid = /^[A-Za-z0-9][\w-]{0,79}$/

const patterns = {
  prestation: uid,
  office: uid,
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  date: /^\d{4}-\d\d-\d\d$/,
  weekday: /^[0-6]$/,
  hold: uid,
  change: uid,
  code: /^[\w-]{1,64}$/,
} as const satisfies { readonly [N in keyof Omit<Required<Choice>, 'part'>]: RegExp }

/** Reads the choice in the query of an address. Invalid values count as missing. */
export function readChoice(search: string | URLSearchParams): Choice {
  const params = new URLSearchParams(search)
  const entries = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = params.get(name)
    const isValid = value !== null && pattern.test(value) && (name !== 'date' || isDay(value))
    return isValid ? [[name, value] as const] : []
  })
  const texts: Partial<Record<keyof typeof patterns, string>> = Object.fromEntries(entries)
  const part = params.get('part')
  return { ...texts, ...((part === 'morning' || part === 'afternoon') && { part }) }
}

/** A path with a choice as its query. Changes that are undefined are left out. */
export function pathOf(path: string, choice: { readonly [N in keyof Choice]?: Choice[N] | undefined }): string {
  const entries = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The steps of an appointment, as paths below the card name. */
export const steps = {
  choose: '/rendez-vous/choisir',
  fill: '/rendez-vous/formulaire',
  confirm: '/rendez-vous/resume',
} as const

/** The page that asks whether to cancel the appointment that its parameter `change` names. */
export const cancelPath = '/rendez-vous/annuler'

/** Whether the path of an address is that of a step, in which a slot stays held. */
export const isStep = (pathname: string): boolean => Object.values(steps).some((step) => pathname.endsWith(step))

/** The address of an appointment after a change; `code` is the secret of its link. */
export const appointmentTarget = (uid: string, done?: string, code?: string): string =>
  `${appointmentPath(uid)}${done || code ? `?${new URLSearchParams({ ...(done && { done }), ...(code && { code }) })}` : ''}`
