import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/Tables'
import { ApiFailure } from '../../http/ApiFailure'
import { unauthorized } from '../../identity/accessToken'
import { accountVoterId, type Visitor, voterIdOf } from '../../identity/Visitor'
import type { OwnedData } from './OwnedData'

/** Whose data a path names. */
export type OwnerIdentity = 'user-data' | 'anonymous'

/** The keys that one kind of visitors' data is stored under: hashes with a prefix of its own, so that no two kinds can be linked. */
export function ownerKeys(prefix: string) {
  const hash = (voterId: string): string =>
    createHash('sha256').update(`${prefix}\n${voterId.toLowerCase()}`).digest('hex')
  const ofAccount = (uid: string): string => hash(accountVoterId(uid))
  return {
    ofAccount,
    ofAnonymous: hash,
    /** Returns the key of the visitor's account, else of the anonymous visitor; undefined for a visitor without an id. */
    ofVisitor(visitor: Visitor): string | undefined {
      const voterId = voterIdOf(visitor)
      return voterId === undefined ? undefined : hash(voterId)
    },
    /**
     * Returns the key of the identity that a path names; undefined for an anonymous visitor without an id. Throws a 401 when the
     * path names an account and nobody is signed in.
     */
    ofIdentity({ account, anonymousUid }: Visitor, identity: OwnerIdentity): string | undefined {
      if (identity === 'anonymous') return anonymousUid === undefined ? undefined : hash(anonymousUid)
      if (!account) throw unauthorized()
      return ofAccount(account.uid)
    },
  }
}

/** The tables whose rows have an owner. */
type OwnedTable = { [Name in keyof Tables]: Tables[Name] extends { owner: string } ? Name : never }[keyof Tables]

/** Removes the rows of a table whose `owner` is such a key. */
export function removeOwnedRows(
  table: OwnedTable,
  { ofAccount, ofAnonymous }: Pick<ReturnType<typeof ownerKeys>, 'ofAccount' | 'ofAnonymous'>,
): Required<Pick<OwnedData<unknown>, 'remove' | 'forget'>> {
  const removeOf = async (db: Transaction<Tables>, owner: string) => {
    await db.deleteFrom(table).where('owner', '=', owner).execute()
  }
  return {
    remove: (db, accountUid) => removeOf(db, ofAccount(accountUid)),
    forget: (db, anonymousUid) => removeOf(db, ofAnonymous(anonymousUid)),
  }
}

/** The 400 for a visitor without an id, whose data would have no owner. */
export const missingVisitorId = (
  message: string,
  detail = 'The request has neither an account nor an anonymous id.',
): ApiFailure =>
  new ApiFailure(400, 'invalid-request', message, [
    { severity: 'error', code: 'missing-property', pointer: '/headers/x-lgc-anonymous-uid', message: detail },
  ])
