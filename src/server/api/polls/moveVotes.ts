import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import { voterOf } from './findPoll'

/**
 * Makes the votes of an anonymous visitor those of an account, as a part of the sign-in. Where the account has voted before,
 * the same person voted twice: the visitor's vote is taken back.
 */
export async function moveVotes(db: Transaction<Tables>, anonymousUid: string, accountUid: string): Promise<void> {
  const polls = await db.selectFrom('poll').select('uid').orderBy('uid').execute()
  const pollOf = new Map(polls.map(({ uid }) => [voterOf(uid, anonymousUid), uid]))
  if (pollOf.size === 0) return
  const cast = await db
    .selectFrom('vote')
    .select('voter')
    .where('voter', 'in', [...pollOf.keys()])
    .execute()
  // In one order, so that two sign-ins never wait for each other.
  for (const voter of cast.map((vote) => vote.voter).sort()) {
    const poll = pollOf.get(voter)
    if (poll !== undefined) await moveVote(db, poll, voter, voterOf(poll, accountVoterId(accountUid)))
  }
}

/** Moves a vote under the lock of its poll, which serialises it with other votes. */
async function moveVote(db: Transaction<Tables>, poll: string, from: string, to: string): Promise<void> {
  await db.selectFrom('poll').select('uid').where('uid', '=', poll).forUpdate().execute()
  const votes = await db
    .selectFrom('vote')
    .selectAll()
    .where('poll', '=', poll)
    .where('voter', 'in', [from, to])
    .execute()
  const vote = votes.find(({ voter }) => voter === from)
  if (!vote) return
  const choices = await db
    .selectFrom('vote_choice')
    .select('response')
    .where('poll', '=', poll)
    .where('voter', '=', from)
    .execute()
  const responses = choices.map(({ response }) => response)
  await db.deleteFrom('vote').where('poll', '=', poll).where('voter', '=', from).execute()
  if (votes.length > 1) return await takeBack(db, poll, responses)
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

async function takeBack(db: Transaction<Tables>, poll: string, responses: readonly string[]): Promise<void> {
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
