import { type Kysely, type Migration, sql } from 'kysely'

/** Time of the last change of an event, so that subscribed calendars update. */
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
