import { sql } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerOfAccount, ownerOfAnonymous } from './cardOwner'

/** The loyalty cards of a visitor. A card that both the visitor and the account keep stays one, with the account's title. */
export const ownedFidelityCards: OwnedData<AccountExport['fidelityCards']> = {
  async move(db, anonymousUid, accountUid) {
    const [from, to] = [ownerOfAnonymous(anonymousUid), ownerOfAccount(accountUid)]
    await sql`delete from fidelity_card as brought where owner = ${from} and exists (
      select from fidelity_card as own where own.owner = ${to} and own.portal = brought.portal
        and own.type = brought.type and own.number = brought.number)`.execute(db)
    await db.updateTable('fidelity_card').set({ owner: to }).where('owner', '=', from).execute()
  },

  async remove(db, accountUid) {
    await db.deleteFrom('fidelity_card').where('owner', '=', ownerOfAccount(accountUid)).execute()
  },

  async forget(db, anonymousUid) {
    await db.deleteFrom('fidelity_card').where('owner', '=', ownerOfAnonymous(anonymousUid)).execute()
  },

  async read(db, accountUid) {
    const rows = await db
      .selectFrom('fidelity_card')
      .selectAll()
      .where('owner', '=', ownerOfAccount(accountUid))
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
