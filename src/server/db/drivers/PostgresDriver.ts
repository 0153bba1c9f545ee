import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely'
import { endTransaction } from './afterCommit'
import { PostgresConnection } from './PostgresConnection'
import type { PostgresPool } from './PostgresPool'

/** Kysely driver for a pool of PostgreSQL connections. */
export class PostgresDriver implements Driver {
  readonly #pool: PostgresPool

  constructor(pool: PostgresPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PostgresConnection(this.#pool)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await ownConnection(connection).begin(settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ownConnection(connection).end('commit')
    endTransaction(connection, 'commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    endTransaction(connection, 'rollback')
    await ownConnection(connection).end('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownConnection(connection).release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

/** Narrows a connection, which Kysely always got from this driver. */
function ownConnection(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection
  throw new TypeError('The connection belongs to another driver.')
}
