/** Page numbers offered at once. */
const most = 4

type Pages = {
  /** Numbers to offer, in order. */
  numbers: readonly number[]
  previous?: number | undefined
  next?: number | undefined
  /** Absent when all pages are offered anyway, and for the last one when nobody knows it. */
  first?: number | undefined
  last?: number | undefined
}

/** Pages to go to from the current one; undefined when one page holds everything. `total` is -1 when unknown. */
export function pagesAround({ page, size, total }: { page: number; size: number; total: number }): Pages | undefined {
  // The next page may be there; beyond it nobody knows.
  const count = total === -1 ? page + 1 : Math.ceil(total / size)
  if (count <= 1 && page === 1) return undefined
  const start = Math.max(1, Math.min(page - 1, count - most + 1))
  const shown = Math.min(most, count)
  return {
    numbers: Array.from({ length: shown }, (_, index) => start + index),
    previous: page > 1 ? Math.max(1, Math.min(page - 1, count)) : undefined,
    next: page < count ? page + 1 : undefined,
    ...(count > most && { first: 1, ...(total !== -1 && { last: count }) }),
  }
}
