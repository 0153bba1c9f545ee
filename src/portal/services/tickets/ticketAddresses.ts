import { isObject, own } from '../../../../schemas/engine'
import { pagePaths, ticketPath } from '../../../../schemas/routes/pagePaths'

/**
 * The page to which the form of an event is posted: the event with what was typed. With `uid` and `code` it changes the registration
 * of a link.
 */
export const registrationPath = '/ticketin/inscription'

/** The page that asks whether to cancel the registration that its parameter `uid` names. */
export const cancelPath = '/billets/annuler'

const codePattern = /^[\w-]{1,64}$/

/** The secret of a link to a registration, by which visitors open it to whom it does not belong. Invalid ones count as missing. */
export function readCode(search: string | URLSearchParams): string | undefined {
  const code = new URLSearchParams(search).get('code') ?? ''
  return codePattern.test(code) ? code : undefined
}

/** The registration that the link in an address opens, if it names one. */
export function readLink(search: string | URLSearchParams): { uid: string; code: string } | undefined {
  const uid = new URLSearchParams(search).get('uid')
  const code = readCode(search)
  return uid && code !== undefined ? { uid, code } : undefined
}

type Parameters = { readonly [N in 'uid' | 'event' | 'done' | 'code']?: string | undefined }

/** A path with parameters. Those that are undefined are left out. */
export function addressOf(path: string, parameters: Parameters): string {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The address of a registration after a change; `code` is the secret of its link. */
export const ticketTarget = (uid: string, done?: string, code?: string): string =>
  addressOf(ticketPath(uid), { done, code })

/** How a registration ended, as the parameter `done` of its page names it. `before` is the number of places before. */
const doneOf = (status: unknown, before: number): string => {
  if (before > 0) return 'changed'
  return status === 'waiting' ? 'waiting' : 'booked'
}

/** The address of the registration that an answer tells of; `code` is the secret of its link. */
export function registeredTarget(answer: unknown, before: number, code?: string): string {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  const uid = isObject(data) ? own(data, 'uid') : undefined
  if (!isObject(data) || typeof uid !== 'string') return pagePaths.tickets
  return ticketTarget(uid, doneOf(own(data, 'status'), before), code)
}
