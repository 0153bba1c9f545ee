import { own } from '../../../../schemas/engine'
import { listProblem } from '../../../../schemas/inputs/listProblem'
import { ApiFailure } from '../../http/ApiFailure'
import type { PagePost, Refusal } from './PageForm'

/** Maximum size of a form of favourites or widgets, in bytes: an order names up to a thousand of them. */
export const ownListLimit = 300_000

/** A text field; undefined for one that is missing or no text. */
export function textOf({ fields }: PagePost, name: string): string | undefined {
  const value = own(fields, name)
  return typeof value === 'string' ? value : undefined
}

/** What a button of a list asks for: to move an item by one place, or to turn its notifications on or off. */
export type ListChange = { kind: 'moved'; order: readonly string[] } | { kind: 'notified' | 'muted'; id: string }

/** Reads which button of a list was pressed. `order` has the ids of the items as they were shown, with spaces between. */
export function readListChange(post: PagePost): ListChange {
  const [notify, mute, up, down] = ['notify', 'mute', 'up', 'down'].map((name) => textOf(post, name))
  if (notify !== undefined) return { kind: 'notified', id: notify }
  if (mute !== undefined) return { kind: 'muted', id: mute }
  const moved = up ?? down
  if (moved === undefined) throw new ApiFailure(400, 'invalid-request', 'The form asks for nothing.')
  const order = (textOf(post, 'order') ?? '').split(' ').filter((id) => id !== '')
  return { kind: 'moved', order: move(order, moved, up === undefined ? 1 : -1) }
}

/** Moves an id by so many places. One that is missing, or at the end already, changes nothing. */
function move(order: readonly string[], id: string, by: number): string[] {
  const from = order.indexOf(id)
  const rest = order.filter((_, index) => index !== from)
  return from < 0 ? [...order] : rest.toSpliced(Math.max(0, from + by), 0, id)
}

/** Why the list stays as it is, for a sentence of its page. */
export const problemsOf = (
  { status, answer }: Refusal,
  kind?: ListChange['kind'],
): Readonly<Record<string, string>> => ({
  '': listProblem(status, answer, kind === 'moved'),
})
