import type { PollRecord } from '../../../../schemas'
import type { Database } from '../Tables'

export async function writePolls(db: Database, portal: string, polls: readonly PollRecord[]): Promise<void> {
  if (polls.length === 0) return
  const rows = polls.map(({ uid, kind, multiple, image, translations }) => ({
    uid,
    portal,
    kind,
    multiple: kind === 'full' && multiple === true,
    image: image ?? null,
    texts: JSON.stringify(translations),
  }))
  await db.insertInto('poll').values(rows).execute()
  const responses = polls.flatMap(({ uid: poll, responses, votes = {} }) =>
    responses.map((uid, position) => ({ poll, uid, position, votes: votes[uid] ?? 0 })),
  )
  await db.insertInto('poll_response').values(responses).execute()
}
