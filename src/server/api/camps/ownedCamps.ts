import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys, removeOwnedRows } from '../call/ownerKeys'

/** The keys that camps are stored under. */
export const campOwner = ownerKeys('camps')

/** The camps of a visitor. Removing them frees their locations. */
export const ownedCamps: OwnedData<AccountExport['camps']> = {
  ...removeOwnedRows('camp', campOwner),

  async move(db, anonymousUid, accountUid) {
    const [from, to] = [campOwner.ofAnonymous(anonymousUid), campOwner.ofAccount(accountUid)]
    await db.updateTable('camp').set({ owner: to }).where('owner', '=', from).execute()
  },

  async read(db, accountUid) {
    const rows = await db
      .selectFrom('camp')
      .selectAll()
      .where('owner', '=', campOwner.ofAccount(accountUid))
      .orderBy('starts_on')
      .orderBy('uid')
      .execute()
    return rows.map((row) => ({
      uid: row.uid,
      portalName: row.portal,
      reference: row.reference,
      status: row.status,
      location: row.shown.title,
      from: row.starts_on,
      until: row.ends_on,
      fields: { ...row.fields },
      createdAt: row.created_at.toISOString(),
    }))
  },
}
