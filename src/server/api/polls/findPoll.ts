import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SelectBatch } from '../../db/SelectBatch'
import { selectTogether } from '../../db/selectTogether'
import type { Database } from '../../db/Tables'
import { type Visitor, voterIdOf } from '../../identity/Visitor'
import type { Scope } from '../call/Scope'
import type { PollTable } from './PollTables'

/** The uids of the responses that a visitor chose, and the votes of all voters. */
type VisitorResults = { chosen: string[]; voters: number; votes: ReadonlyMap<string, number> }

/** A poll with the uids of its responses in order. All counts are 0 for a visitor who has not voted. */
export type Poll = Selectable<PollTable> & VisitorResults & { responses: string[] }

/** Finds a poll in one statement. For a visitor without an id it reads no table that votes change, so the answer stays cached. */
export async function findPoll(db: Database, uid: string, visitor: Visitor): Promise<Poll | undefined> {
  const { polls, choices } = await selectTogether(db, {
    polls: namedPolls(db, [uid]),
    choices: choicesIn(db, [uid], visitor),
  })
  return toPolls(polls, choices).get(uid)
}

/**
 * Adds the selects of polls to a batch. Returns a function that returns the polls by uid after the batch ran. Asks for the visitor
 * only when there are polls.
 */
export async function selectPolls(
  { db, visitor }: Scope,
  uids: readonly string[],
  batch: SelectBatch,
): Promise<() => ReadonlyMap<string, Poll>> {
  if (uids.length === 0) return () => new Map()
  const polls = batch.add(namedPolls(db, uids))
  const choices = batch.add(choicesIn(db, uids, await visitor()))
  return () => toPolls(polls(), choices())
}

/** Selects polls by uid, one row per response. */
export const namedPolls = (db: Database, uids: readonly string[]) =>
  db
    .selectFrom('poll')
    .innerJoin('poll_response', 'poll_response.poll', 'poll.uid')
    .selectAll('poll')
    .select('poll_response.uid as response')
    .where('poll.uid', 'in', uids)
    .orderBy('poll_response.position')

/** Selects a visitor's choices in polls, with the votes of all voters; undefined for a visitor without an id. */
export function choicesIn(db: Database, uids: readonly string[], visitor: Visitor) {
  const voterId = voterIdOf(visitor)
  return voterId === undefined
    ? undefined
    : db
        .selectFrom('vote_choice')
        .leftJoin('poll_tally', 'poll_tally.poll', 'vote_choice.poll')
        .select(['vote_choice.poll', 'vote_choice.response', 'poll_tally.voters', 'poll_tally.votes'])
        .where(({ and, or }) =>
          or(uids.map((poll) => and({ 'vote_choice.poll': poll, voter: voterOf(poll, voterId) }))),
        )
}

export type PollRow = Selectable<PollTable> & { response: string }
export type ChoiceRow = { poll: string; response: string; voters: number | null; votes: Record<string, number> | null }

/** Converts rows to polls by uid. */
export function toPolls(rows: readonly PollRow[], choices: readonly ChoiceRow[]): Map<string, Poll> {
  const polls = new Map<string, Poll>()
  for (const { response, ...row } of rows) {
    const poll = polls.get(row.uid)
    if (poll) poll.responses.push(response)
    else polls.set(row.uid, { ...row, ...resultsOf(row.uid, choices), responses: [response] })
  }
  return polls
}

function resultsOf(uid: string, choices: readonly ChoiceRow[]): VisitorResults {
  const ownChoices = choices.filter(({ poll }) => poll === uid)
  const [first] = ownChoices
  const chosen = ownChoices.map(({ response }) => response)
  return { chosen, voters: first?.voters ?? 0, votes: new Map(Object.entries(first?.votes ?? {})) }
}

/** Hashes the visitor's id with the poll's uid, so that votes cannot be linked to a visitor or across polls. */
export const voterOf = (pollUid: string, voterId: string): string =>
  createHash('sha256').update(`${pollUid}\n${voterId.toLowerCase()}`).digest('hex')
