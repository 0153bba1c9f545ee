import type { Database } from '../../db/Tables'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { type Visitor, visitorIn, voterIdOf } from '../../identity/Visitor'
import { voterOf } from './findPoll'

export type Ballot = { pollUid: string; responses: readonly string[]; visitor: Visitor; at: Date }

/** `counted` is false for a repeated vote. `visitor` is the visitor as the poll's portal knows them. */
type Receipt = { counted: boolean; visitor: Visitor }

/**
 * Counts a visitor's first vote in a poll. A row lock serialises the votes of one poll. Throws a 404 for an unknown poll and a 400
 * for unknown responses, too many responses, or a visitor without an id.
 */
export async function castVote(db: Database, { pollUid, responses, visitor, at }: Ballot): Promise<Receipt> {
  return await db.transaction().execute(async (transaction) => {
    const poll = await transaction
      .selectFrom('poll')
      .select(['multiple', 'portal'])
      .where('uid', '=', pollUid)
      .forUpdate()
      .executeTakeFirst()
    if (!poll) throw notFound(`No poll is called "${pollUid}".`)
    const rows = await transaction.selectFrom('poll_response').select('uid').where('poll', '=', pollUid).execute()
    checkResponses(responses, poll.multiple, new Set(rows.map(({ uid }) => uid)))

    const known = visitorIn(visitor, poll.portal)
    const voterId = voterIdOf(known)
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
    if (vote.numInsertedOrUpdatedRows === 0n) return { counted: false, visitor: known }
    const choices = responses.map((response) => ({ poll: pollUid, voter, response }))
    await transaction.insertInto('vote_choice').values(choices).execute()
    await addToTally(transaction, pollUid, responses)
    return { counted: true, visitor: known }
  })
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
