import type { AccountExport } from '../../../../schemas'
import type { OwnedData } from '../call/OwnedData'
import { ownerKeys } from '../call/ownerKeys'
import { cancel, findActive, lockEvent, moveUp } from './subscriptions'

/** The keys that registrations are stored under. */
export const ticketOwner = ownerKeys('tickets')

type Transaction = Parameters<NonNullable<OwnedData<unknown>['remove']>>[0]

/**
 * The registrations of a visitor. Removing them gives their places to who waits. Where the visitor and the account are both registered
 * for an event, the account's registration stays and the other is cancelled.
 */
export const ownedTickets: OwnedData<AccountExport['tickets']> = {
  async move(db, anonymousUid, accountUid) {
    const [from, to] = [ticketOwner.ofAnonymous(anonymousUid), ticketOwner.ofAccount(accountUid)]
    for (const row of await rowsOf(db, from)) {
      const isDouble = row.status !== 'cancelled' && (await findActive(db, row, to)) !== undefined
      if (isDouble) await giveBack(db, row)
      await db.updateTable('ticket_subscription').set({ owner: to }).where('uid', '=', row.uid).execute()
    }
  },

  remove: (db, accountUid) => removeOf(db, ticketOwner.ofAccount(accountUid)),
  forget: (db, anonymousUid) => removeOf(db, ticketOwner.ofAnonymous(anonymousUid)),

  async read(db, accountUid) {
    const rows = await db
      .selectFrom('ticket_subscription')
      .selectAll()
      .where('owner', '=', ticketOwner.ofAccount(accountUid))
      .orderBy('created_at')
      .orderBy('uid')
      .execute()
    return rows.map(({ uid, portal, event, status, places, name, email, created_at }) => ({
      uid,
      portalName: portal,
      event,
      status,
      places,
      name,
      email: email ?? '',
      createdAt: created_at.toISOString(),
    }))
  },
}

const rowsOf = (db: Transaction, owner: string) =>
  db.selectFrom('ticket_subscription').selectAll().where('owner', '=', owner).orderBy('uid').execute()

async function removeOf(db: Transaction, owner: string): Promise<void> {
  for (const row of await rowsOf(db, owner)) {
    await giveBack(db, row)
    await db.deleteFrom('ticket_subscription').where('uid', '=', row.uid).execute()
  }
}

async function giveBack(db: Transaction, row: Awaited<ReturnType<typeof rowsOf>>[number]): Promise<void> {
  if (row.status === 'cancelled') return
  const record = await lockEvent(db, row)
  await cancel(db, row, new Date())
  if (record) await moveUp(db, record.capacity, row)
}
