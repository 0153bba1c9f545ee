import type { DatabaseConnection, Transaction } from 'kysely'
import type { Tables } from '../Tables'

/** Callbacks for the commit of the transaction on a connection. */
const pendingCallbacks = new WeakMap<DatabaseConnection, Array<() => void>>()

/** Calls the callback after the commit of the transaction; never after a rollback. */
export async function afterCommit(transaction: Transaction<Tables>, callback: () => void): Promise<void> {
  await transaction.getExecutor().provideConnection(async (connection) => {
    pendingCallbacks.set(connection, [...(pendingCallbacks.get(connection) ?? []), callback])
  })
}

/** Drivers call it when the transaction of a connection ends. */
export function endTransaction(connection: DatabaseConnection, outcome: 'commit' | 'rollback'): void {
  const callbacks = pendingCallbacks.get(connection) ?? []
  pendingCallbacks.delete(connection)
  if (outcome === 'commit') for (const callback of callbacks) callback()
}
