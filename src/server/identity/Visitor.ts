import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/Tables'
import { findSignedIn, type SignedIn } from './accessToken'
import { anonymousHeader } from './anonymousUid'

/** Who is calling the API. */
export type Visitor = {
  /** The anonymous id; undefined for a caller that has none. */
  anonymousUid: string | undefined
  /** The account that is signed in, if any. */
  account: SignedIn | undefined
}

/** A visitor of whom nothing is stored. Answers for this visitor are shared. */
export const nobody: Visitor = { anonymousUid: undefined, account: undefined }

/** Header that says whether something of the visitor is stored, such as a vote. Set by this server only. */
export const storedDataHeader = 'x-beffroi-stored'

/** Whether an answer for the caller of these headers may differ from the shared one. */
export const hasStoredData = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers[storedDataHeader] === '1' || headers.authorization !== undefined

/** The anonymous id in the API's headers, which `identifyCalls` has set. */
export function anonymousUidOf({ headers }: FastifyRequest): string | undefined {
  const uid = headers[anonymousHeader]
  return typeof uid === 'string' ? uid : undefined
}

/** Reads the caller's identity from the API's headers. Throws a 401 for an access token that is not good. */
export async function visitorOf(request: FastifyRequest, db: Database, now: Date): Promise<Visitor> {
  const account = await findSignedIn(db, now, request.headers.authorization)
  return { anonymousUid: anonymousUidOf(request), account }
}

/** The visitor as a portal knows them: a session of another portal does not count. */
export const visitorIn = (visitor: Visitor, portal: string): Visitor =>
  visitor.account?.portal === undefined || visitor.account.portal === portal
    ? visitor
    : { ...visitor, account: undefined }

/** What the votes and favourites of a visitor are kept by: the account, else the anonymous id; undefined without both. */
export const voterIdOf = ({ account, anonymousUid }: Visitor): string | undefined =>
  account ? accountVoterId(account.uid) : anonymousUid

/** No anonymous id looks like this, so that nobody votes for an account by its uid. */
export const accountVoterId = (uid: string): string => `account ${uid}`
