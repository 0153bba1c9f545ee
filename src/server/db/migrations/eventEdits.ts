import { type Kysely, type Migration, sql } from 'kysely'

/** When an event was changed after it was first written, so that the calendars of subscribers take the change over. */
export const eventEdits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table event add column edited_at timestamptz',
  `create function mark_event_edit() returns trigger language plpgsql as $$
    begin
      new.edited_at := clock_timestamp();
      return new;
    end $$`,
  `create trigger event_edit before update on event
    for each row when (old::text is distinct from new::text) execute function mark_event_edit()`,
]
