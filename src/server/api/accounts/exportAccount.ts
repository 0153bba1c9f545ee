import type { AccountExport } from '../../../../schemas'
import type { Database } from '../../db/Tables'
import { accountVoterId } from '../../identity/Visitor'
import type { Handler } from '../Handler'
import { voterOf } from '../polls/findPoll'
import { readAccountOf, signedInBy } from './findAccount'
import { sessionsOf } from './sessionList'

/** Everything that is stored of the caller. Forms are stored without their sender, so they cannot be part of it. */
export const exportAccount: Handler<'exportAccount'> = async (call, { db, now }) => {
  const signedIn = await signedInBy(call)
  const { uid } = signedIn
  const picture = await db.selectFrom('account_picture').select('webp').where('account', '=', uid).executeTakeFirst()
  return {
    data: {
      exportedAt: now().toISOString(),
      account: await readAccountOf(db, uid, now()),
      ...(picture ? { picture: `data:image/webp;base64,${picture.webp}` } : {}),
      sessions: await sessionsOf(db, signedIn, now()),
      votes: await votesOf(db, uid),
    },
  }
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
