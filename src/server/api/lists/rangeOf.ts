/** Which part of a list is asked for. */
export type Range = { offset: number; limit: number }

type RangeQuery = { page: number; size: number; from?: number; count?: number }

/** `from` and `count` where either is given, else `page` (from 1) and `size`. */
export function toRange({ page, size, from, count }: RangeQuery): Range {
  if (from === undefined && count === undefined) return { offset: (page - 1) * size, limit: size }
  return { offset: from ?? 0, limit: count ?? size }
}
