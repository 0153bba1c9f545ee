import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Changes a portal when its legal notices are published or taken back, because every page leads to them. Pages need not read the
 * contents for it, of which each edit would renew all of them.
 */
export const noticesOfPortal: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** The uid of the page, as `legalPaths.notices` has it. A migration keeps what it wrote. */
const uid = 'mentions-legales'

const statements = [
  `create function mark_notices() returns trigger
    language plpgsql security definer set search_path from current as $$
    begin
      update portal set name = name where name = case when tg_op = 'DELETE' then old.portal else new.portal end;
      return null;
    end $$`,
  `create trigger notices_insert after insert on content
    for each row when (new.uid = '${uid}') execute function mark_notices()`,
  `create trigger notices_delete after delete on content
    for each row when (old.uid = '${uid}') execute function mark_notices()`,
  `create trigger notices_rename after update of uid on content
    for each row when ('${uid}' in (old.uid, new.uid)) execute function mark_notices()`,
]
