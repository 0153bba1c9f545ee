import { isObject, own } from '../../../schemas/engine'

const maxDepth = 64

/** Whether blocks bring the page's main title themselves: a title of level 1, wherever blocks hold others. */
export function hasMainTitle(blocks: unknown, depth = 0): boolean {
  if (!Array.isArray(blocks) || depth > maxDepth) return false
  return blocks.some((block) => {
    const data = isObject(block) ? own(block, 'data') : undefined
    if (!isObject(block) || !isObject(data)) return false
    if (own(block, 'type') === 'title') return own(data, 'level') === 1
    const columns = own(data, 'columns')
    const inside = Array.isArray(columns) ? columns : [data]
    return inside.some((part) => isObject(part) && hasMainTitle(own(part, 'components'), depth + 1))
  })
}
