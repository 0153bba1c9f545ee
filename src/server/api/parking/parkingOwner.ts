import type { Selectable } from 'kysely'
import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys, removeOwnedRows } from '../call/ownerKeys'
import type { ParkingSessionTable } from './ParkingTables'

/** The keys that sign-ins and sessions are stored under. */
export const parkingOwner = ownerKeys('parking')

/** The sign-ins of a visitor. They move to the account at sign-in, so that the device stays signed in to the parking service. */
export const ownedSignIns: OwnedData<AccountExport['parkingSignIns']> = {
  async move(db, anonymousUid, account) {
    const [from, to] = [parkingOwner.ofAnonymous(anonymousUid), parkingOwner.ofAccount(account)]
    await db.updateTable('parking_login').set({ owner: to, account }).where('owner', '=', from).execute()
  },

  ...removeOwnedRows('parking_login', parkingOwner),

  async read(db, account) {
    const rows = await db
      .selectFrom('parking_login')
      .select(['portal', 'used_at'])
      .where('owner', '=', parkingOwner.ofAccount(account))
      .orderBy('used_at')
      .execute()
    return rows.map(({ portal, used_at }) => ({ portalName: portal, usedAt: used_at.toISOString() }))
  },
}

/**
 * The sessions that a visitor started here. Where the visitor and the account both have one of a plate, the account's stays. Removing
 * them stops none: the driver has paid the parking service.
 */
export const ownedSessions: OwnedData<AccountExport['parkingSessions']> = {
  async move(db, anonymousUid, account) {
    const [from, to] = [parkingOwner.ofAnonymous(anonymousUid), parkingOwner.ofAccount(account)]
    const active = db
      .selectFrom('parking_session')
      .select('plate_key')
      .where('owner', '=', to)
      .where('state', '<>', 'stopped')
    await db
      .deleteFrom('parking_session')
      .where('owner', '=', from)
      .where('state', '<>', 'stopped')
      .where('plate_key', 'in', active)
      .execute()
    await db.updateTable('parking_session').set({ owner: to, account }).where('owner', '=', from).execute()
  },

  ...removeOwnedRows('parking_session', parkingOwner),

  async read(db, account) {
    const rows = await db
      .selectFrom('parking_session')
      .selectAll()
      .where('owner', '=', parkingOwner.ofAccount(account))
      .where('state', '<>', 'starting')
      .orderBy('started_at')
      .orderBy('uid')
      .execute()
    return rows.map(exported)
  },
}

const exported = ({ portal, plate, country, zone, started_at, ends_at }: Selectable<ParkingSessionTable>) => ({
  portalName: portal,
  plate,
  country,
  zone,
  startedAt: started_at.toISOString(),
  ...(ends_at === null ? {} : { endsAt: ends_at.toISOString() }),
})
