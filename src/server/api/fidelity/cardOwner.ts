import { createHash } from 'node:crypto'
import { ApiFailure } from '../../http/ApiFailure'
import { unauthorized } from '../../identity/accessToken'
import { accountVoterId, type Visitor } from '../../identity/Visitor'

/** Hashes a visitor's id together with what it is for, so that stored cards cannot be linked to a visitor. */
const hashOwner = (voterId: string): string =>
  createHash('sha256').update(`fidelity cards\n${voterId.toLowerCase()}`).digest('hex')

/** By what the cards of an account are stored. */
export const ownerOfAccount = (uid: string): string => hashOwner(accountVoterId(uid))

/** By what the cards of an anonymous visitor are stored. */
export const ownerOfAnonymous = (uid: string): string => hashOwner(uid)

export type Identity = 'user-data' | 'anonymous'

/**
 * Whose cards a call is about, as its path says; undefined for an anonymous visitor without an id. Throws a 401 where the path
 * names an account and nobody is signed in.
 */
export function cardOwner({ account, anonymousUid }: Visitor, identity: Identity): string | undefined {
  if (identity === 'user-data') {
    if (!account) throw unauthorized()
    return ownerOfAccount(account.uid)
  }
  return anonymousUid === undefined ? undefined : ownerOfAnonymous(anonymousUid)
}

/** The same for a call that keeps a card. Throws a 400 for a visitor without an id. */
export function requireCardOwner(visitor: Visitor, identity: Identity): string {
  const owner = cardOwner(visitor, identity)
  if (owner !== undefined) return owner
  throw new ApiFailure(400, 'invalid-request', 'A card belongs to a visitor.', [
    {
      severity: 'error',
      code: 'missing-property',
      pointer: '/headers/x-lgc-anonymous-uid',
      message: 'Nobody keeps a card.',
    },
  ])
}
