import type { Operations } from '../../../schemas/engine'

type Lists = 'listPublications' | 'listEvents'

/** What of a page's own address narrows its list. */
export type ListFilter = Pick<Operations[Lists]['query'], 'query' | 'keyword'> & { date?: string }

/** How many items a list has at first, and at most when its address asks for more, as it does without a script. */
const itemCounts = { first: 12, most: 100 }

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

export function readListFilter(search: string): { filter: ListFilter; count: number } {
  const given = new URLSearchParams(search)
  const query = given.get('query')
  const keyword = given.getAll('keyword').join(',')
  const date = given.get('date')
  const count = Number(given.get('count'))
  return {
    filter: { ...(query && { query }), ...(keyword && { keyword }), ...(date && day.test(date) && { date }) },
    count: Number.isInteger(count) && count > itemCounts.first ? Math.min(count, itemCounts.most) : itemCounts.first,
  }
}
