import { type Kysely, type Migration, sql } from 'kysely'

/** The language that a review is written in; null when it is unknown. Seeded ones are in the main language of their town. */
export const reviewLocales: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table review add column locale text').execute(db)
    await sql
      .raw(
        `update review set locale = portal.record->>'defaultLocale' from portal
          where portal.name = review.portal and review.rater is null`,
      )
      .execute(db)
  },
}
