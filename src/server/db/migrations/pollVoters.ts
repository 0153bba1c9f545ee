import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Number of people who voted in a poll. Earlier votes in a poll with several answers did not record it; the highest count of an
 * answer is its lower bound.
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
