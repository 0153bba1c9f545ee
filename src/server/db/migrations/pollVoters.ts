import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Counts the people who voted in a poll. Of a poll with several answers the choices of earlier votes do not tell how many
 * people made them: at least as many as the most chosen answer has votes.
 */
export const pollVoters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  'alter table poll add column voters int not null default 0',
  `update poll set voters = (
    select coalesce(case when poll.multiple then max(votes) else sum(votes) end, 0)
    from poll_response where poll_response.poll = poll.uid)`,
  `update poll set voters = greatest(voters, (select count(*) from vote where vote.poll = poll.uid))`,
]
