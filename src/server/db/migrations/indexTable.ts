import { type Kysely, sql } from 'kysely'

/**
 * Creates the triggers that update the search index in the transaction that changes rows of a table. `sources` selects a
 * `search_source` for each row and language of `changed`. See `indexFunction` for `options`.
 */
export async function indexTable(
  db: Kysely<unknown>,
  table: string,
  sources: string,
  options?: IndexOptions,
): Promise<void> {
  const statements = [
    indexFunction(table, sources, options),
    ...triggers.map(
      ([event, rows]) => `create trigger index_${event} after ${event} on ${table} ${rows}
        for each statement execute function index_${table}()`,
    ),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

type IndexOptions = {
  /** The kinds of the sources. The name of the table when absent. */
  kinds?: readonly string[]
  /** Whether a row has all records of these kinds of its portal, in place of one with its own uid. */
  isOfPortal?: boolean
}

/** Returns the statement that creates or replaces the trigger function of a table. */
export function indexFunction(
  table: string,
  sources: string,
  { kinds = [table], isOfPortal = false }: IndexOptions = {},
): string {
  const ofTable = `search_entry.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`
  const removeOld = `delete from search_entry using old_rows where search_entry.portal = old_rows.portal
      and ${ofTable}${isOfPortal ? '' : ' and search_entry.uid = old_rows.uid'};`
  const addNew = `perform index_search(array(with changed as (select * from new_rows)
      select row(source.*)::search_source from (${sources}) as source));`
  return `create or replace function index_${table}() returns trigger
      language plpgsql security definer set search_path from current as $$
      begin
        if tg_op = 'INSERT' then
          ${addNew}
        elsif tg_op = 'UPDATE' then
          ${removeOld}
          ${addNew}
        elsif tg_op = 'DELETE' then
          ${removeOld}
        else
          delete from search_entry where ${ofTable};
        end if;
        return null;
      end $$`
}

const triggers = [
  ['insert', 'referencing new table as new_rows'],
  ['update', 'referencing old table as old_rows new table as new_rows'],
  ['delete', 'referencing old table as old_rows'],
  ['truncate', ''],
] as const
