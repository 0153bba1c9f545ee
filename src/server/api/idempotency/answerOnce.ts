import { createHash } from 'node:crypto'
import type { Database } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { Answer } from '../Answer'

/** How long a call may be answered, in ms. A server that has not answered by then has ended: the call is answered again. */
const runningMs = 60_000

/** How long an answer is kept, in ms. */
const keptMs = 48 * 3_600_000

/** A call that a client may repeat: the name it gave it, who it is, the operation, and the request without contents of files. */
export type RepeatableCall = { key: string; caller: string; operation: string; request: unknown }

const hash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/**
 * Answers a call once. Repeated, it gets its first answer. A failure is not kept, so that the call can be repeated. Throws a 422
 * for another request under the same name, and a 409 while the first is being answered.
 */
export async function answerOnce(
  db: Database,
  now: () => Date,
  { key, caller, operation, request }: RepeatableCall,
  answer: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const row = { key: hash([key, caller, operation]), request: hash(request), begun_at: now() }
  const known = await claim(db, row)
  if (known) return known
  try {
    const made = await answer()
    const { status, body } = made
    const kept = { status, answer: body === undefined ? null : JSON.stringify(body) }
    await db.updateTable('answered_call').set(kept).where('key', '=', row.key).execute()
    return made
  } catch (error) {
    await db.deleteFrom('answered_call').where('key', '=', row.key).where('status', 'is', null).execute()
    throw error
  }
}

type Claim = { key: string; request: string; begun_at: Date }

/** The answer that a call got before; undefined when the caller has to answer it. */
async function claim(db: Database, row: Claim): Promise<Answer<unknown> | undefined> {
  const inserted = await db
    .insertInto('answered_call')
    .values({ ...row, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined
  const known = await db.selectFrom('answered_call').selectAll().where('key', '=', row.key).executeTakeFirst()
  if (!known) throw running()
  if (known.request !== row.request) {
    throw new ApiFailure(422, 'invalid-request', 'Another request was sent under this idempotency key.')
  }
  const { status, answer, begun_at } = known
  if (status !== null) {
    const body: unknown = answer === null ? undefined : JSON.parse(answer)
    return new Answer(isStatus(status) ? status : 200, body)
  }
  if (row.begun_at.getTime() - begun_at.getTime() < runningMs) throw running()
  const taken = await db
    .updateTable('answered_call')
    .set({ begun_at: row.begun_at })
    .where('key', '=', row.key)
    .where('status', 'is', null)
    .where('begun_at', '=', begun_at)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw running()
  return undefined
}

const running = (): ApiFailure =>
  new ApiFailure(409, 'conflict', 'The same request is being answered; try again in a moment.', [], 1)

const statuses = [200, 201, 202, 204, 301, 302, 303] as const

const isStatus = (status: number): status is (typeof statuses)[number] => statuses.some((each) => each === status)

/** Deletes answers that no client asks for again. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs)
  await db.deleteFrom('answered_call').where('begun_at', '<', before).execute()
}
