import { isObject } from '../../../schemas/engine'

export type MoreItems = { items: readonly unknown[]; total: number }

/** Address of the items after those that are loaded. */
export const moreAddress = (query: string, loaded: number, count: number): string =>
  `${query}${query.includes('?') ? '&' : '?'}from=${loaded}&count=${count}`

/** What an answer brings: items with their total, or a bare list, whose total is unknown. Throws on anything else. */
export function moreItems(answer: unknown): MoreItems {
  const data = isObject(answer) && 'data' in answer ? answer.data : answer
  if (Array.isArray(data)) return { items: data, total: -1 }
  if (isObject(data) && Array.isArray(data.items)) {
    return { items: data.items, total: typeof data.total === 'number' ? data.total : -1 }
  }
  throw new TypeError('The answer holds no items.')
}
