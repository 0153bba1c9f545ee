import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import { voterOf } from './findPoll'

/**
 * Transfers the votes of an anonymous visitor to an account at sign-in. Withdraws the visitor's vote in a poll where the account
 * has voted too.
 */
export async function moveVotes(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void> {
  for (const [poll, voter] of await votesOf(db, anonymousUid)) {
    await moveVote(db, poll, voter, voterOf(poll, accountVoterId(accountUid)))
  }
}

/** Withdraws the votes of a deleted account, so that a second account of the same person cannot vote twice. */
export async function withdrawVotes(db: Transaction<Tables>, accountUid: string): Promise<void> {
  for (const [poll, voter] of await votesOf(db, accountVoterId(accountUid))) {
    await lockPoll(db, poll)
    const responses = await removeVote(db, poll, voter)
    if (responses) await subtractFromTally(db, poll, responses)
  }
}

/** Finds the visitor's polls and the voter hash in each, in a fixed order, so that concurrent sign-ins cannot deadlock. */
async function votesOf(db: Transaction<Tables>, voterId: string): Promise<[poll: string, voter: string][]> {
  const polls = await db.selectFrom('poll').select('uid').execute()
  const voters = polls.map(({ uid }) => voterOf(uid, voterId))
  if (voters.length === 0) return []
  const votes = await db.selectFrom('vote').select(['poll', 'voter']).where('voter', 'in', voters).execute()
  return votes
    .map(({ poll, voter }): [string, string] => [poll, voter])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Locks the votes of a poll until the transaction ends. */
const lockPoll = (db: Transaction<Tables>, poll: string) =>
  db.selectFrom('poll').select('uid').where('uid', '=', poll).forUpdate().execute()

async function moveVote(db: Transaction<Tables>, poll: string, from: string, to: string): Promise<void> {
  await lockPoll(db, poll)
  const votes = await db
    .selectFrom('vote')
    .selectAll()
    .where('poll', '=', poll)
    .where('voter', 'in', [from, to])
    .execute()
  const vote = votes.find(({ voter }) => voter === from)
  const responses = await removeVote(db, poll, from)
  if (!vote || !responses) return
  if (votes.length > 1) return await subtractFromTally(db, poll, responses)
  await db
    .insertInto('vote')
    .values({ ...vote, voter: to })
    .execute()
  if (responses.length === 0) return
  await db
    .insertInto('vote_choice')
    .values(responses.map((response) => ({ poll, voter: to, response })))
    .execute()
}

/** Removes a vote and returns its responses; undefined when there is none. */
async function removeVote(db: Transaction<Tables>, poll: string, voter: string): Promise<string[] | undefined> {
  const choices = await db
    .selectFrom('vote_choice')
    .select('response')
    .where('poll', '=', poll)
    .where('voter', '=', voter)
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('vote')
    .where('poll', '=', poll)
    .where('voter', '=', voter)
    .executeTakeFirst()
  return numDeletedRows === 0n ? undefined : choices.map(({ response }) => response)
}

async function subtractFromTally(db: Transaction<Tables>, poll: string, responses: readonly string[]): Promise<void> {
  const tally = await db.selectFrom('poll_tally').selectAll().where('poll', '=', poll).executeTakeFirst()
  if (!tally) return
  const counts = new Map(Object.entries(tally.votes))
  for (const uid of responses) counts.set(uid, Math.max(0, (counts.get(uid) ?? 0) - 1))
  await db
    .updateTable('poll_tally')
    .set({ voters: Math.max(0, tally.voters - 1), votes: JSON.stringify(Object.fromEntries(counts)) })
    .where('poll', '=', poll)
    .execute()
}
