import type { Transaction } from 'kysely'
import type { Database, Tables } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { type Visitor, voterIdOf } from '../../identity/Visitor'
import { voterOf } from './findPoll'

/** `visitor` is the visitor as the poll's portal knows them. */
export type Ballot = { pollUid: string; responses: readonly string[]; visitor: Visitor; at: Date }

/**
 * Counts a visitor's first vote in a poll; resolves to false for a repeated vote. A row lock serialises the votes of one poll. Throws
 * a 404 for an unknown poll and a 400 for unknown responses, too many responses, or a visitor without an id.
 */
export async function castVote(
  transaction: Transaction<Tables>,
  { pollUid, responses, visitor, at }: Ballot,
): Promise<boolean> {
  const poll = await transaction
    .selectFrom('poll')
    .select('multiple')
    .where('uid', '=', pollUid)
    .forUpdate()
    .executeTakeFirst()
  if (!poll) throw notFound(`No poll is called "${pollUid}".`)
  const rows = await transaction.selectFrom('poll_response').select('uid').where('poll', '=', pollUid).execute()
  checkResponses(responses, poll.multiple, new Set(rows.map(({ uid }) => uid)))

  const voterId = voterIdOf(visitor)
  if (voterId === undefined)
    return refuse(
      '/headers/x-lgc-anonymous-uid',
      'missing-property',
      'The request has neither an account nor an anonymous id.',
    )
  const voter = voterOf(pollUid, voterId)
  const vote = await transaction
    .insertInto('vote')
    .values({ poll: pollUid, voter, cast_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (vote.numInsertedOrUpdatedRows === 0n) return false
  const choices = responses.map((response) => ({ poll: pollUid, voter, response }))
  await transaction.insertInto('vote_choice').values(choices).execute()
  await addToTally(transaction, pollUid, responses)
  return true
}

/** Adds a vote to the tally of a poll. The caller holds the lock of the poll. */
async function addToTally(db: Database, poll: string, responses: readonly string[]): Promise<void> {
  const tally = await db.selectFrom('poll_tally').selectAll().where('poll', '=', poll).executeTakeFirst()
  const counts = new Map(Object.entries(tally?.votes ?? {}))
  for (const uid of responses) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  const voters = (tally?.voters ?? 0) + 1
  const votes = JSON.stringify(Object.fromEntries(counts))
  await db
    .insertInto('poll_tally')
    .values({ poll, voters, votes })
    .onConflict((conflict) => conflict.column('poll').doUpdateSet({ voters, votes }))
    .execute()
}

function refuse(pointer: string, code: string, message: string): never {
  throw new ApiFailure(400, 'invalid-request', 'The vote was not counted.', [
    { severity: 'error', code, pointer, message },
  ])
}

function checkResponses(responses: readonly string[], multiple: boolean, known: ReadonlySet<string>): void {
  for (const [index, response] of responses.entries()) {
    if (!known.has(response)) refuse(`/body/responses/${index}`, 'wrong-value', `The poll has no answer "${response}".`)
  }
  if (responses.length > 1 && !multiple) refuse('/body/responses', 'out-of-range', 'The poll takes one answer.')
}
