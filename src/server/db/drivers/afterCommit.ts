import type { DatabaseConnection, Transaction } from 'kysely'
import type { Tables } from '../Tables'

/** What waits for the end of the transaction that a connection is in. */
const waiting = new WeakMap<DatabaseConnection, Array<() => void>>()

/** Calls back once the transaction is committed, and never when it is rolled back. */
export async function afterCommit(transaction: Transaction<Tables>, callback: () => void): Promise<void> {
  await transaction.getExecutor().provideConnection(async (connection) => {
    waiting.set(connection, [...(waiting.get(connection) ?? []), callback])
  })
}

/** For drivers: the transaction of the connection has ended. */
export function endTransaction(connection: DatabaseConnection, outcome: 'commit' | 'rollback'): void {
  const callbacks = waiting.get(connection) ?? []
  waiting.delete(connection)
  if (outcome === 'commit') for (const callback of callbacks) callback()
}
