import { createHash, randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely'
import type { Database, Tables } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { Answer, toAnswer } from './Answer'

/** Longest time to answer a call, in ms. After it the first server has crashed, and the call runs again. */
const maxRunningMs = 60_000

/** Time that answers are stored, in ms. */
const retentionMs = 48 * 3_600_000

/** `caller` of visitors without an id. */
const nobody = ''

/** `status` of a call whose data was withdrawn after its answer. */
const withdrawn = 410

/** A call that a client may repeat: its idempotency key, the caller, the operation, and the request without file contents. */
export type RepeatableCall = { key: string; caller: string | undefined; operation: string; request: unknown }

const hash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Runs a write in a transaction that also stores its result as the answer to the call. */
export type Commit = <Result>(write: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>

/**
 * Answers a call once; a repeated call gets the stored first answer, also after the caller signed in. A write by `commit` and its
 * answer are stored together, even when the server crashes; the answer of a call that commits nothing is stored after it. Failures
 * and temporary answers are not stored, so that the client can retry. Throws a 422 for another request with the same key or when what the first call wrote
 * was withdrawn, and a 409 while it is in progress. `inTransaction` runs each transaction that stores an answer.
 */
export async function answerOnce(
  db: Database,
  now: () => Date,
  { key, caller, operation, request }: RepeatableCall,
  answer: (commit: Commit) => Promise<Answer<unknown>>,
  inTransaction: Commit = (write) => db.transaction().execute(write),
): Promise<Answer<unknown>> {
  const row = {
    key: hash([key, operation]),
    request: hash(request),
    begun_at: now(),
    caller: caller === undefined ? nobody : hash(caller),
    operation,
    claim: randomUUID(),
  }
  const known = await claim(db, row)
  if (known) return known
  let isStored = false
  const commit: Commit = async (write) => {
    const result = await inTransaction(async (transaction) => {
      const written = await write(transaction)
      // Rolls back when another server has meanwhile taken the call over, or when the handler has already committed.
      if (!(await store(transaction, row, toAnswer(written)))) throw inProgress()
      return written
    })
    isStored = true
    return result
  }
  try {
    const given = await answer(commit)
    if (given.isTemporary) await db.deleteFrom('answered_call').where(isClaimed(row)).execute()
    else if (!isStored) await inTransaction((transaction) => store(transaction, row, given))
    return given
  } catch (error) {
    await db.deleteFrom('answered_call').where(isClaimed(row)).execute()
    throw error
  }
}

/** Stores the answer of a claimed call. Resolves to false when the claim is lost or has an answer. */
async function store(db: Database, row: Claim, { status, body }: Answer<unknown>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('answered_call')
    .set({ status, answer: body === undefined ? null : JSON.stringify(body) })
    .where(isClaimed(row))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a row is the claim, without an answer. Another server that took the call over has changed `claim`. */
const isClaimed =
  ({ claim }: Pick<Claim, 'claim'>) =>
  ({ and, eb }: ExpressionBuilder<Tables, 'answered_call'>) =>
    and([eb('claim', '=', claim), eb('status', 'is', null)])

type Claim = Omit<Selectable<Tables['answered_call']>, 'status' | 'answer'>

/** Returns the stored answer of a call; undefined when the call is new, which reserves its key. */
async function claim(db: Database, row: Claim): Promise<Answer<unknown> | undefined> {
  const { key, caller, request, begun_at: begun, claim: attempt } = row
  const inserted = await db
    .insertInto('answered_call')
    .values({ ...row, status: null, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined
  const known = await db
    .selectFrom('answered_call')
    .selectAll()
    .where('key', '=', key)
    .where('caller', '=', caller)
    .executeTakeFirst()
  if (!known) throw inProgress()
  const { status, answer, begun_at } = known
  if (status === withdrawn) {
    throw new ApiFailure(422, 'invalid-request', 'What the call wrote was withdrawn since; a new call has a new key.')
  }
  if (known.request !== request) {
    throw new ApiFailure(422, 'invalid-request', 'The idempotency key was used for another request.')
  }
  if (status !== null) {
    const body: unknown = answer === null ? undefined : JSON.parse(answer)
    return new Answer(isStatus(status) ? status : 200, body)
  }
  if (begun.getTime() - begun_at.getTime() < maxRunningMs) throw inProgress()
  const taken = await db
    .updateTable('answered_call')
    .set({ begun_at: begun, claim: attempt })
    .where(isClaimed(known))
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw inProgress()
  return undefined
}

const inProgress = (): ApiFailure => new ApiFailure(409, 'conflict', 'The same request is in progress.', [], 1)

const statuses = [200, 201, 202, 204, 301, 302, 303] as const

const isStatus = (status: number): status is (typeof statuses)[number] => statuses.some((each) => each === status)

/** Deletes the answers that a caller was given, which hold what they wrote. */
export async function forgetAnswers(db: Database, caller: string): Promise<void> {
  await db.deleteFrom('answered_call').where('caller', '=', hash(caller)).where('status', 'is not', null).execute()
}

/**
 * Empties the answers that a caller was given by an operation, whose data is withdrawn. The keys stay: a late repetition of a call
 * would write it again.
 */
export async function withdrawAnswers(db: Database, caller: string, operation: string): Promise<void> {
  await db
    .updateTable('answered_call')
    .set({ request: '', answer: null, status: withdrawn })
    .where('caller', '=', hash(caller))
    .where('operation', '=', operation)
    .where('status', 'is not', null)
    .execute()
}

/** Makes the answers of a caller those of another, such as of the account that they sign in to. */
export async function moveAnswers(db: Database, from: string, to: string): Promise<void> {
  const caller = hash(to)
  await db
    .updateTable('answered_call')
    .set({ caller })
    .where('caller', '=', hash(from))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('answered_call as other')
            .select('other.key')
            .whereRef('other.key', '=', 'answered_call.key')
            .where('other.caller', '=', caller),
        ),
      ),
    )
    .execute()
}

/** Deletes answers older than `retentionMs`. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs)
  await db.deleteFrom('answered_call').where('begun_at', '<', before).execute()
}
