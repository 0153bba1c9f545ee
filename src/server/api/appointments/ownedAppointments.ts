import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys } from '../call/ownerKeys'

/** The keys that appointments and holds are stored under. */
export const appointmentOwner = ownerKeys('appointments')

/** The appointments and holds of a visitor. Removing them frees their slots. */
export const ownedAppointments: OwnedData<AccountExport['appointments']> = {
  async move(db, anonymousUid, accountUid) {
    const [from, to] = [appointmentOwner.ofAnonymous(anonymousUid), appointmentOwner.ofAccount(accountUid)]
    await db.updateTable('appointment').set({ owner: to }).where('owner', '=', from).execute()
    await db.updateTable('appointment_slot').set({ holder: to }).where('holder', '=', from).execute()
  },

  remove: (db, accountUid) => removeOf(db, appointmentOwner.ofAccount(accountUid)),
  forget: (db, anonymousUid) => removeOf(db, appointmentOwner.ofAnonymous(anonymousUid)),

  async read(db, accountUid) {
    const rows = await db
      .selectFrom('appointment')
      .selectAll()
      .where('owner', '=', appointmentOwner.ofAccount(accountUid))
      .orderBy('starts_at')
      .orderBy('uid')
      .execute()
    return rows.map((row) => ({
      uid: row.uid,
      portalName: row.portal,
      reference: row.reference,
      status: row.status,
      prestation: row.shown.prestation.title,
      office: row.shown.office.name,
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
      fields: { ...row.fields },
      createdAt: row.created_at.toISOString(),
    }))
  },
}

type Transaction = Parameters<NonNullable<(typeof ownedAppointments)['remove']>>[0]

async function removeOf(db: Transaction, owner: string): Promise<void> {
  const slots = db.selectFrom('appointment').select('slot').where('owner', '=', owner).where('slot', 'is not', null)
  await db
    .deleteFrom('appointment_slot')
    .where(({ or, eb }) => or([eb('holder', '=', owner), eb('uid', 'in', slots)]))
    .execute()
  await db.deleteFrom('appointment').where('owner', '=', owner).execute()
}
