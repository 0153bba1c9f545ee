import { isObject, own, type Slot } from '../../../../schemas/engine'

/** Why a call of appointments failed, by HTTP status and code. */
export type Refusal = 'incomplete' | 'taken' | 'expired' | 'unmanaged' | 'unexpected'

/** What the API refuses with a 400, by code. */
const refusals: ReadonlyMap<unknown, Refusal> = new Map([
  ['INVALID_PAYLOAD', 'incomplete'],
  ['ALREADY_BLOCKED', 'taken'],
  ['ELEMENT_NOT_EXISTS', 'expired'],
])

const errorIn = (body: unknown): Readonly<Record<string, unknown>> => {
  const error = isObject(body) ? own(body, 'error') : undefined
  return isObject(error) ? error : {}
}

/** Reads the refusal of an answer that is no success. */
export function refusalOf(status: number, body: unknown): Refusal {
  if (status !== 400) return 'unexpected'
  return refusals.get(own(errorIn(body), 'code')) ?? 'unmanaged'
}

/** The free slots that the API offers in place of one that is taken. */
export function offeredSlots(body: unknown): Slot[] {
  const slots = own(errorIn(body), 'slots')
  return Array.isArray(slots) ? slots.filter(isSlot) : []
}

const isSlot = (value: unknown): value is Slot =>
  isObject(value) && isInstant(own(value, 'start')) && isInstant(own(value, 'end'))

const isInstant = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
