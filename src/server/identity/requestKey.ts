import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../db/Tables'
import { hashToken } from './accessToken'

/** The secrets in a mail that confirm a request: the token of its link and a code of six digits. */
export type RequestKey = { token: string; code: string }

/** Hashes a code with a key, because a plain hash of six digits can be guessed. */
export const hashCode = (secret: string, request: string, code: string): string =>
  createHmac('sha256', secret).update(`account code\n${request}\n${code}`).digest('base64url')

/** Creates a key of a request and stores its hashes. Keys of earlier mails stay valid. */
export async function makeRequestKey(db: Database, request: string, secret: string): Promise<RequestKey> {
  const token = randomBytes(32).toString('base64url')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hashes = [hashToken(token), hashCode(secret, request, code)]
  await db
    .insertInto('account_request_key')
    .values(hashes.map((hash) => ({ hash, request })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { token, code }
}
