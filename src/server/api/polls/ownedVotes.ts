import type { AccountExport } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import type { OwnedData } from '../call/OwnedData'
import { voterOf } from './findPoll'
import { moveVotes, withdrawVotes } from './moveVotes'

/** The votes of a visitor. Deleting the account withdraws them. */
export const ownedVotes: OwnedData<AccountExport['votes']> = {
  move: moveVotes,
  remove: withdrawVotes,
  read: votesOf,
}

async function votesOf(db: Database, uid: string): Promise<AccountExport['votes']> {
  const polls = await db.selectFrom('poll').select(['uid', 'portal']).execute()
  const pollOf = new Map(polls.map((poll) => [voterOf(poll.uid, accountVoterId(uid)), poll]))
  if (pollOf.size === 0) return []
  const voters = [...pollOf.keys()]
  const votes = await db.selectFrom('vote').selectAll().where('voter', 'in', voters).orderBy('cast_at').execute()
  const choices = await db.selectFrom('vote_choice').selectAll().where('voter', 'in', voters).execute()
  return votes.map(({ poll, voter, cast_at }) => ({
    portalName: pollOf.get(voter)?.portal ?? '',
    pollUid: poll,
    responses: choices.filter((choice) => choice.voter === voter).map(({ response }) => response),
    castAt: cast_at.toISOString(),
  }))
}
