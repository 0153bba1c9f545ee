import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely'
import { PGliteConnection } from './PGliteConnection'
import { Mutex } from './Turns'

/** PGlite has one connection: whoever holds it, a transaction for instance, has it alone. */
export class PGliteDriver implements Driver {
  readonly #client: PGlite
  readonly #connection: PGliteConnection
  readonly #turns = new Mutex()

  constructor(client: PGlite) {
    this.#client = client
    this.#connection = new PGliteConnection(client)
  }

  async init(): Promise<void> {
    await this.#client.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.acquire()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release()
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    if (!this.#client.closed) await this.#client.close()
  }
}
