import { type Kysely, type Migration, sql } from 'kysely'

/** Time of the last change of a place, which its page shows. */
export const placeEdits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** The condition of a trigger cannot name generated columns. */
const columns = ['category', 'lat', 'lon', 'has_page', 'details::text', 'texts::text']
const row = (name: 'old' | 'new') => columns.map((column) => `${name}.${column}`).join(', ')

const statements = [
  'alter table place add column edited_at timestamptz',
  `create trigger place_edit before update on place
    for each row when ((${row('old')}) is distinct from (${row('new')})) execute function mark_event_edit()`,
]
