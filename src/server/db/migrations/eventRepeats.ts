import { type Kysely, type Migration, sql } from 'kysely'

/** Says which events repeat, and which were generated as their repetitions. */
export const eventRepeats: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table event add column repeats text, add column repeat_of text, add column repetition int',
  // Recognises the repetitions that were generated with the town: `repair-cafe-2` has the texts of `repair-cafe`.
  `update event set repeat_of = first.uid, repetition = substring(event.uid from '[0-9]+$')::int - 1
    from event as first
    where first.portal = event.portal and first.uid = regexp_replace(event.uid, '-[0-9]{1,4}$', '')
      and first.uid <> event.uid and first.texts::text = event.texts::text and first.starts_at < event.starts_at`,
  `update event set repeats = case when second.starts_at - event.starts_at < interval '10 days' then 'weekly' else 'monthly' end
    from event as second
    where second.portal = event.portal and second.repeat_of = event.uid and second.repetition = 1`,
  'create index event_series on event (portal, coalesce(repeat_of, uid)) where repeats is not null or repeat_of is not null',
]
