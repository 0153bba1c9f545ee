import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/Tables'
import { findSignedIn, type SignedIn } from './accessToken'
import { anonymousHeader } from './anonymousUid'

/** The identity of an API caller. */
export type Visitor = {
  /** Undefined for a caller without an anonymous id. */
  anonymousUid: string | undefined
  /** The signed-in account, if any. */
  account: SignedIn | undefined
  /** Names the sign-in to the parking service, if any. */
  parkingToken?: string | undefined
}

/** A visitor without stored data, for whom shared answers are made. */
export const nobody: Visitor = { anonymousUid: undefined, account: undefined }

/** Internal header that is `1` when data of the visitor is stored, such as a vote. */
export const storedDataHeader = 'x-beffroi-stored'

/** Whether the caller may get another answer than the shared one. */
export const hasStoredData = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers[storedDataHeader] === '1' || headers.authorization !== undefined

/** Returns the anonymous id in the headers, which `identifyCalls` has set. */
export function anonymousUidOf({ headers }: FastifyRequest): string | undefined {
  const uid = headers[anonymousHeader]
  return typeof uid === 'string' ? uid : undefined
}

/** Reads the caller's identity from the headers. Throws a 401 for an invalid access token. */
export async function visitorOf(request: FastifyRequest, db: Database, now: Date): Promise<Visitor> {
  const account = await findSignedIn(db, now, request.headers.authorization)
  return { anonymousUid: anonymousUidOf(request), account, parkingToken: parkingTokenOf(request) }
}

/** Header with the token of the parking service. */
export const parkingHeader = 'x-4411-token'

const parkingToken = /^[\w~+/=.-]{1,500}$/

/** Returns a token of the parking service, if its form is that of one. */
export const readParkingToken = (value: unknown): string | undefined =>
  typeof value === 'string' && parkingToken.test(value) ? value : undefined

const parkingTokenOf = ({ headers }: FastifyRequest): string | undefined => readParkingToken(headers[parkingHeader])

/** Returns the visitor as a portal knows them, without a session of another portal. */
export const visitorIn = (visitor: Visitor, portal: string): Visitor =>
  visitor.account?.portal === undefined || visitor.account.portal === portal
    ? visitor
    : { ...visitor, account: undefined }

/** Returns the id that a visitor's votes and favourites are stored under: the account, else the anonymous id. */
export const voterIdOf = ({ account, anonymousUid }: Visitor): string | undefined =>
  account ? accountVoterId(account.uid) : anonymousUid

/** The prefix prevents an anonymous id from equalling an account's uid. */
export const accountVoterId = (uid: string): string => `account ${uid}`
