import { createHash } from 'node:crypto'
import { unauthorized } from '../../identity/accessToken'
import { accountVoterId, voterIdOf } from '../../identity/Visitor'
import type { Scope } from '../call/Scope'

/** Hashes a visitor's id with a prefix of its own, so that favourites cannot be linked to the visitor's other data. */
const hashOwner = (voterId: string): string =>
  createHash('sha256').update(`favourites\n${voterId.toLowerCase()}`).digest('hex')

/** Owner key of an account's favourites. */
export const ownerOfAccount = (uid: string): string => hashOwner(accountVoterId(uid))

/** Owner key of an anonymous visitor's favourites. */
export const ownerOfAnonymous = (uid: string): string => hashOwner(uid)

/** Returns the owner key of the caller's account, else of the anonymous visitor; undefined for a visitor without an id. */
export async function callingOwner({ visitor }: Pick<Scope, 'visitor'>): Promise<string | undefined> {
  const voterId = voterIdOf(await visitor())
  return voterId === undefined ? undefined : hashOwner(voterId)
}

/** Returns the owner key of the identity that the path names. Throws a 401 for `user-data` when nobody is signed in. */
export async function namedOwner(
  { visitor }: Pick<Scope, 'visitor'>,
  identity: 'user-data' | 'anonymous',
): Promise<string | undefined> {
  const { account, anonymousUid } = await visitor()
  if (identity === 'user-data') {
    if (!account) throw unauthorized()
    return ownerOfAccount(account.uid)
  }
  return anonymousUid === undefined ? undefined : ownerOfAnonymous(anonymousUid)
}
