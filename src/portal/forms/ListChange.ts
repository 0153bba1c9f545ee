import type { PagePost, Refusal } from '../../../schemas/door'
import { own } from '../../../schemas/engine'
import { listProblem } from '../../../schemas/inputs/listProblem'

/** The change of a list's button: move an item by one place, or turn its notifications on or off. */
export type ListChange = { kind: 'moved'; order: readonly string[] } | { kind: 'notified' | 'muted'; id: string }

/** A string field of a posted form; undefined when it is missing or not a string. */
export function textOf({ fields }: PagePost, name: string): string | undefined {
  const value = own(fields, name)
  return typeof value === 'string' ? value : undefined
}

/**
 * The pressed button of a list; undefined without one. The field `order` holds the ids of the items, separated by spaces.
 */
export function readListChange(post: PagePost): ListChange | undefined {
  const [notify, mute, up, down] = ['notify', 'mute', 'up', 'down'].map((name) => textOf(post, name))
  if (notify !== undefined) return { kind: 'notified', id: notify }
  if (mute !== undefined) return { kind: 'muted', id: mute }
  const moved = up ?? down
  if (moved === undefined) return undefined
  const order = (textOf(post, 'order') ?? '').split(' ').filter((id) => id !== '')
  return { kind: 'moved', order: move(order, moved, up === undefined ? 1 : -1) }
}

/** Moves an id by a number of places. Changes nothing when it is missing or already at the end. */
function move(order: readonly string[], id: string, by: number): string[] {
  const from = order.indexOf(id)
  const rest = order.filter((_, index) => index !== from)
  return from < 0 ? [...order] : rest.toSpliced(Math.max(0, from + by), 0, id)
}

/** Why the list was not changed, for a message on its page. */
export const listProblems = (
  { status, answer }: Refusal,
  kind?: ListChange['kind'],
): Readonly<Record<string, string>> => ({
  '': listProblem(status, answer, kind === 'moved'),
})
