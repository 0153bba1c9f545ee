import { isObject } from '../../schemas/engine'

export type MoreItems = { items: readonly unknown[]; total: number }

/** Address of the first items, or of those after the ones that are loaded. */
export function moreAddress(query: string, loaded: number, count: number): string {
  const from = loaded > 0 ? `from=${loaded}&` : ''
  return `${query}${query.includes('?') ? '&' : '?'}${from}count=${count}`
}

/** What an answer brings: items with their total, or a bare list, whose total is unknown. Throws on anything else. */
export function moreItems(answer: unknown): MoreItems {
  const data = isObject(answer) && 'data' in answer ? answer.data : answer
  if (Array.isArray(data)) return { items: data, total: -1 }
  if (isObject(data) && Array.isArray(data.items)) {
    return { items: data.items, total: typeof data.total === 'number' ? data.total : -1 }
  }
  throw new TypeError('The answer holds no items.')
}
