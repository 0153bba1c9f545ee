import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely'
import { asUnavailable, DatabaseUnavailable } from '../DatabaseUnavailable'
import { endTransaction } from './afterCommit'
import type { EmbeddedPostgres } from './EmbeddedPostgres'
import { Semaphore } from './Semaphore'

/** Driver of PGlite. One query or transaction at a time holds its only connection. */
export class PGliteDriver implements Driver {
  readonly #client: EmbeddedPostgres
  readonly #connection: PGliteConnection
  readonly #semaphore = new Semaphore(1)

  constructor(client: EmbeddedPostgres) {
    this.#client = client
    this.#connection = new PGliteConnection(client)
  }

  async init(): Promise<void> {
    await this.#client.waitReady
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#semaphore.acquire()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#semaphore.release()
  }

  async beginTransaction(connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    await connection.executeQuery(CompiledQuery.raw(`begin${level}`))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
    endTransaction(connection, 'commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    endTransaction(connection, 'rollback')
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    if (!this.#client.closed && !this.#client.hasPanicked) await this.#client.close()
  }
}

class PGliteConnection implements DatabaseConnection {
  readonly #client: EmbeddedPostgres

  constructor(client: EmbeddedPostgres) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, affectedRows } = await this.#client.query<Row>(sql, [...parameters])
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
    } catch (error) {
      if (this.#client.hasPanicked && error instanceof Error) throw new DatabaseUnavailable(error)
      throw asUnavailable(error)
    }
  }

  streamQuery(): never {
    throw new Error('The PGlite driver does not stream results.')
  }
}
