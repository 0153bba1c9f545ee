import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, PollTable } from '../../db/Tables'
import type { Visitor } from '../../identity/Visitor'

/** A poll with its responses in order, and the uids this visitor chose. */
export type Poll = Selectable<PollTable> & { responses: { uid: string; votes: number }[]; chosen: string[] }

export async function findPoll(db: Database, uid: string, { anonymousUid }: Visitor): Promise<Poll | undefined> {
  const voter = anonymousUid ? voterOf(uid, anonymousUid) : ''
  const rows = await db
    .selectFrom('poll')
    .innerJoin('poll_response', 'poll_response.poll', 'poll.uid')
    .leftJoin('vote_choice', (join) =>
      join
        .onRef('vote_choice.poll', '=', 'poll.uid')
        .onRef('vote_choice.response', '=', 'poll_response.uid')
        .on('vote_choice.voter', '=', voter),
    )
    .selectAll('poll')
    .select(['poll_response.uid as response', 'poll_response.votes', 'vote_choice.response as choice'])
    .where('poll.uid', '=', uid)
    .orderBy('poll_response.position')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { response: _response, votes: _votes, choice: _choice, ...poll } = first
  return {
    ...poll,
    responses: rows.map(({ response, votes }) => ({ uid: response, votes })),
    chosen: rows.flatMap(({ choice }) => choice ?? []),
  }
}

/** Hashes the visitor's id together with the poll's, so that votes cannot be linked to a visitor or across polls. */
export const voterOf = (pollUid: string, anonymousUid: string): string =>
  createHash('sha256').update(`${pollUid}\n${anonymousUid.toLowerCase()}`).digest('hex')
