import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Reviews of visitors had the language of the page where they were written, which says nothing about the text. Their language is
 * unknown.
 */
export const unclaimedLocales: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('update review set locale = null where rater is not null').execute(db)
  },
}
