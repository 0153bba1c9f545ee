import { isObject } from '../../schemas/engine'

/** `total` is left out when the answer does not tell it. */
export type MoreItems = { items: readonly unknown[]; total?: number }

/** Address of the first items, or of those after the ones that are loaded. */
export function moreAddress(query: string, loaded: number, count: number): string {
  const from = loaded > 0 ? `from=${loaded}&` : ''
  return `${query}${query.includes('?') ? '&' : '?'}${from}count=${count}`
}

/** What an answer brings: items with their total, or a bare list. Throws on anything else. */
export function moreItems(answer: unknown): MoreItems {
  const data = isObject(answer) && 'data' in answer ? answer.data : answer
  if (Array.isArray(data)) return { items: data }
  if (isObject(data) && Array.isArray(data.items)) {
    return { items: data.items, ...(typeof data.total === 'number' && { total: data.total }) }
  }
  throw new TypeError('The answer holds no items.')
}
