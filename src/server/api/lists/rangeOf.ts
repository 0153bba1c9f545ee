/** Which part of a list is asked for. */
export type Range = { offset: number; limit: number }

type Asked = { page: number; size: number; from?: number; count?: number }

/** `from` and `count` where either is given, else `page` (from 1) and `size`. */
export function rangeOf({ page, size, from, count }: Asked): Range {
  if (from === undefined && count === undefined) return { offset: (page - 1) * size, limit: size }
  return { offset: from ?? 0, limit: count ?? size }
}
