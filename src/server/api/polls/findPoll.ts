import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, PollTable } from '../../db/Tables'
import type { Visitor } from '../../identity/Visitor'

/** What a visitor who voted sees of a poll: the uids of the responses they chose, and everybody's votes. */
type Cast = { chosen: string[]; voters: number; votes: ReadonlyMap<string, number> }

/** A poll with the uids of its responses in order. To a visitor who has not voted it shows no counts: all are 0. */
export type Poll = Selectable<PollTable> & Cast & { responses: string[] }

/** Finds a poll. One question is enough for a visitor without an id, and it reads nothing that votes change. */
export async function findPoll(db: Database, uid: string, { anonymousUid }: Visitor): Promise<Poll | undefined> {
  const rows = await db
    .selectFrom('poll')
    .innerJoin('poll_response', 'poll_response.poll', 'poll.uid')
    .selectAll('poll')
    .select('poll_response.uid as response')
    .where('poll.uid', '=', uid)
    .orderBy('poll_response.position')
    .execute()
  const [first] = rows
  if (!first) return undefined
  const { response: _response, ...poll } = first
  const responses = rows.map(({ response }) => response)
  return { ...poll, responses, ...(anonymousUid ? await findCast(db, uid, voterOf(uid, anonymousUid)) : notCast) }
}

const notCast: Cast = { chosen: [], voters: 0, votes: new Map() }

async function findCast(db: Database, poll: string, voter: string): Promise<Cast> {
  const rows = await db
    .selectFrom('vote_choice')
    .leftJoin('poll_tally', 'poll_tally.poll', 'vote_choice.poll')
    .select(['vote_choice.response', 'poll_tally.voters', 'poll_tally.votes'])
    .where('vote_choice.poll', '=', poll)
    .where('vote_choice.voter', '=', voter)
    .execute()
  const [first] = rows
  if (!first) return notCast
  const chosen = rows.map(({ response }) => response)
  return { chosen, voters: first.voters ?? 0, votes: new Map(Object.entries(first.votes ?? {})) }
}

/** Hashes the visitor's id together with the poll's, so that votes cannot be linked to a visitor or across polls. */
export const voterOf = (pollUid: string, anonymousUid: string): string =>
  createHash('sha256').update(`${pollUid}\n${anonymousUid.toLowerCase()}`).digest('hex')
