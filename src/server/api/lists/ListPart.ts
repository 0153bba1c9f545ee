import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../../db/Tables'

/** Part of a list, and the length of the whole list. */
export type ListPart<Row> = { rows: Selectable<Row>[]; total: number }

/** Length of the whole list as a column of each row, which saves a second query. */
export const totalColumn = sql<number>`count(*) over ()`.as('total')

/** Counts the rows of a list, for when the requested part lies past the end and has no row with `totalColumn`. */
export async function countRows<Table extends keyof Tables>(
  list: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await list.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** The requested part of a list. */
export type Range = { offset: number; limit: number }

type RangeQuery = { page: number; size: number; from?: number; count?: number }

/** Uses `from` and `count` if either is given, else `page` (from 1) and `size`. */
export function toRange({ page, size, from, count }: RangeQuery): Range {
  if (from === undefined && count === undefined) return { offset: (page - 1) * size, limit: size }
  return { offset: from ?? 0, limit: count ?? size }
}
