import type { Selectable } from 'kysely'
import type { Database, PollTable } from '../../db/Tables'
import { voterOf } from './voterOf'

/** A poll with its answers in order, and what this visitor chose. */
export type Poll = Selectable<PollTable> & { responses: { uid: string; votes: number }[]; chosen: string[] }

export async function findPoll(db: Database, uid: string, anonymousUid: string | undefined): Promise<Poll | undefined> {
  const poll = await db.selectFrom('poll').selectAll().where('uid', '=', uid).executeTakeFirst()
  if (!poll) return undefined
  const responses = await db
    .selectFrom('poll_response')
    .select(['uid', 'votes'])
    .where('poll', '=', uid)
    .orderBy('position')
    .execute()
  return { ...poll, responses, chosen: anonymousUid ? await choicesOf(db, uid, anonymousUid) : [] }
}

async function choicesOf(db: Database, uid: string, anonymousUid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vote_choice')
    .select('response')
    .where('poll', '=', uid)
    .where('voter', '=', voterOf(uid, anonymousUid))
    .execute()
  return rows.map(({ response }) => response)
}
