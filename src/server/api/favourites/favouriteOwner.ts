import { createHash } from 'node:crypto'
import { unauthorized } from '../../identity/accessToken'
import { accountVoterId, voterIdOf } from '../../identity/Visitor'
import type { Scope } from '../Scope'

/** Hashes a visitor's id together with what it is for, so that what is stored cannot be linked to a visitor. */
const hashOwner = (voterId: string): string =>
  createHash('sha256').update(`favourites\n${voterId.toLowerCase()}`).digest('hex')

/** By what the favourites of an account are stored. */
export const ownerOfAccount = (uid: string): string => hashOwner(accountVoterId(uid))

/** By what the favourites of an anonymous visitor are stored. */
export const ownerOfAnonymous = (uid: string): string => hashOwner(uid)

/** Whose favourites a call is about: those of the account, else of the anonymous visitor; undefined for a visitor without an id. */
export async function callingOwner({ visitor }: Pick<Scope, 'visitor'>): Promise<string | undefined> {
  const voterId = voterIdOf(await visitor())
  return voterId === undefined ? undefined : hashOwner(voterId)
}

/** The same for a call whose path says which of both. Throws a 401 where it names an account and nobody is signed in. */
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
