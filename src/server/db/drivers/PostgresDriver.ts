import type { DatabaseConnection, Driver, TransactionSettings } from 'kysely'
import { endTransaction } from './afterCommit'
import { PostgresConnection } from './PostgresConnection'
import type { PostgresPool } from './PostgresPool'

/** Gives Kysely the connections of a pool. */
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
    await own(connection).begin(settings)
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('commit')
    endTransaction(connection, 'commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    endTransaction(connection, 'rollback')
    await own(connection).end('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection).release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

/** Kysely gives back what the driver made. */
function own(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection
  throw new TypeError('The connection belongs to another driver.')
}
