import { sql } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys, removeOwnedRows } from '../call/ownerKeys'

/** The keys that loyalty cards are stored under. */
export const cardOwner = ownerKeys('fidelity cards')

/** The loyalty cards of a visitor. A card that both the visitor and the account keep stays one, with the account's title. */
export const ownedFidelityCards: OwnedData<AccountExport['fidelityCards']> = {
  async move(db, anonymousUid, accountUid) {
    const [from, to] = [cardOwner.ofAnonymous(anonymousUid), cardOwner.ofAccount(accountUid)]
    await sql`delete from fidelity_card as brought where owner = ${from} and exists (
      select from fidelity_card as own where own.owner = ${to} and own.portal = brought.portal
        and own.type = brought.type and own.number = brought.number)`.execute(db)
    await db.updateTable('fidelity_card').set({ owner: to }).where('owner', '=', from).execute()
  },

  ...removeOwnedRows('fidelity_card', cardOwner),

  async read(db, accountUid) {
    const rows = await db
      .selectFrom('fidelity_card')
      .selectAll()
      .where('owner', '=', cardOwner.ofAccount(accountUid))
      .orderBy('portal')
      .orderBy('created_at')
      .orderBy('uid')
      .execute()
    return rows.map(({ uid, portal, type, title, number, created_at }) => ({
      uid,
      portalName: portal,
      type,
      title,
      number,
      createdAt: created_at.toISOString(),
    }))
  },
}
