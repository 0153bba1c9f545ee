import { type Kysely, sql } from 'kysely'

/**
 * Creates the triggers that raise the version of a table for each portal whose rows a statement changed. `portalsOf` selects the
 * portals of the rows in `changed`.
 */
export async function trackTable(
  db: Kysely<unknown>,
  table: string,
  portalsOf = 'select portal from changed',
): Promise<void> {
  const portals = (rows: string) => `array(with changed as (${rows}) ${portalsOf})`
  const statements = [
    `create function note_change_of_${table}() returns trigger
      language plpgsql security definer set search_path from current as $$
      declare portals text[];
      begin
        if tg_op = 'INSERT' then
          portals := ${portals('select * from new_rows')};
        elsif tg_op = 'DELETE' then
          portals := ${portals('select * from old_rows')};
        elsif tg_op = 'UPDATE' then
          portals := ${portals('select * from old_rows')} || ${portals('select * from new_rows')};
        else
          portals := array(select name from portal union select table_version.portal from table_version);
        end if;
        perform raise_table_versions(tg_table_name, portals);
        return null;
      end $$`,
    ...triggers.map(
      ([event, rows]) => `create trigger note_${event} after ${event} on ${table} ${rows}
        for each statement execute function note_change_of_${table}()`,
    ),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** PostgreSQL passes changed rows only to triggers of a single event, and never for `truncate`. */
const triggers = [
  ['insert', 'referencing new table as new_rows'],
  ['update', 'referencing old table as old_rows new table as new_rows'],
  ['delete', 'referencing old table as old_rows'],
  ['truncate', ''],
] as const
