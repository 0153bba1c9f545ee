import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys, removeOwnedRows } from '../call/ownerKeys'

/** The keys that addresses are stored under. */
export const householdOwner = ownerKeys('waste')

/** The addresses whose pickups a visitor follows, one in a town. At sign-in, that of the account stays. */
export const ownedHouseholds: OwnedData<AccountExport['wasteHouseholds']> = {
  async move(db, anonymousUid, account) {
    const [from, to] = [householdOwner.ofAnonymous(anonymousUid), householdOwner.ofAccount(account)]
    const known = await db.selectFrom('waste_household').select('portal').where('owner', '=', to).execute()
    const portals = known.map(({ portal }) => portal)
    if (portals.length > 0)
      await db.deleteFrom('waste_household').where('owner', '=', from).where('portal', 'in', portals).execute()
    // The account's own address is confirmed, and gets the mails from now on.
    await db
      .updateTable('waste_household')
      .set({ reminder: 'on' })
      .where('owner', '=', from)
      .where('reminder', '=', 'pending')
      .execute()
    await db.updateTable('waste_household').set({ owner: to, account, email: null }).where('owner', '=', from).execute()
  },

  ...removeOwnedRows('waste_household', householdOwner),

  async read(db, account) {
    const rows = await db
      .selectFrom('waste_household')
      .selectAll()
      .where('owner', '=', householdOwner.ofAccount(account))
      .orderBy('portal')
      .execute()
    return rows.map((row) => ({
      portalName: row.portal,
      street: row.street,
      ...(row.number !== null && { number: row.number }),
      zip: row.zip,
      locality: row.locality,
      calendar: row.calendar,
      reminder: row.reminder,
      ...(row.email !== null && { email: row.email }),
      categories: [...row.categories],
      createdAt: row.created_at.toISOString(),
    }))
  },
}
