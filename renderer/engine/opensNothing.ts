import { isObject, own } from '../../schemas/engine'
import type { Host } from './HostContext'

/**
 * Whether a block, or an item of one, opens a page that the application does not have, or holds nothing but such blocks and items. The
 * application then leaves it out.
 */
export function opensNothing(node: unknown, serves: Host['serves']): boolean {
  if (!serves || !isObject(node)) return false
  const data = own(node, 'data')
  const action = own(node, 'action') ?? memberOf(data, 'action')
  const path = memberOf(memberOf(action, 'data'), 'path')
  if (memberOf(action, 'handler') === 'navigation' && typeof path === 'string' && !serves(path)) return true
  // A column has its blocks as its own member.
  const held = [own(node, 'components'), ...listMembers.map((name) => memberOf(data, name))]
  const lists = held.filter((list) => Array.isArray(list))
  return (
    lists.length > 0 &&
    lists.every((list) => list.length > 0 && list.every((each: unknown) => opensNothing(each, serves)))
  )
}

/** Members of a block's data that hold blocks or items. */
const listMembers = ['components', 'items', 'images', 'columns'] as const

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)
