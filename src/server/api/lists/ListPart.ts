import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../../db/Tables'

/** Part of a list, and how long the whole list is. */
export type ListPart<Row> = { rows: Selectable<Row>[]; total: number }

/** Length of the whole list, beside each of its rows: one query instead of two. */
export const totalColumn = sql<number>`count(*) over ()`.as('total')

/** Length of a list whose rows tell nothing, because the part asked for lies past its end. */
export async function countRows<Table extends keyof Tables>(
  list: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await list.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Which part of a list is asked for. */
export type Range = { offset: number; limit: number }

type RangeQuery = { page: number; size: number; from?: number; count?: number }

/** `from` and `count` where either is given, else `page` (from 1) and `size`. */
export function toRange({ page, size, from, count }: RangeQuery): Range {
  if (from === undefined && count === undefined) return { offset: (page - 1) * size, limit: size }
  return { offset: from ?? 0, limit: count ?? size }
}
