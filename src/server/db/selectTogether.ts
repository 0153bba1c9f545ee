import { type Expression, sql } from 'kysely'
import type { Database } from './Tables'

type Selects<Rows> = { readonly [Name in keyof Rows]: Expression<Rows[Name]> | undefined }
type Selected<Rows> = { [Name in keyof Rows]: Rows[Name][] }

/**
 * Runs several named selects as one statement. An undefined select has no rows. Rows arrive as JSON; columns named `…_at` are
 * converted back to Dates.
 */
export async function selectTogether<Rows extends Record<string, object>>(
  db: Database,
  selects: Selects<Rows>,
): Promise<Selected<Rows>> {
  const columns = Object.entries<Expression<unknown> | undefined>(selects).flatMap(([name, select]) =>
    select ? [sql<unknown[]>`(select coalesce(json_agg(part), '[]') from ${select} as part)`.as(name)] : [],
  )
  const found = columns.length > 0 ? await db.selectNoFrom(columns).executeTakeFirst() : undefined
  const rows = Object.fromEntries(Object.keys(selects).map((name) => [name, found?.[name]?.map(reviveInstants) ?? []]))
  if (!isSelected(rows, selects)) throw new TypeError('The result lacks one of the selects.')
  return rows
}

function reviveInstants(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const columns = Object.entries(row).map(([name, value]) => {
    return name.endsWith('_at') && typeof value === 'string' ? [name, new Date(value)] : [name, value]
  })
  return Object.fromEntries(columns)
}

/** A type guard that is always true: the compiler already checked each select against the tables. */
const isSelected = <Rows>(rows: object, selects: Selects<Rows>): rows is Selected<Rows> =>
  Object.keys(selects).every((name) => name in rows)
