import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { columnParsers } from './columnParsers'
import { postgresDialect } from './postgresDialect'
import { randomPageCost } from './randomPageCost'
import { Semaphore } from './Semaphore'

/** Opens PostgreSQL in this process, stored in `pglite/` of the data folder, or in memory without one. */
export async function openPGlite(dataFolder?: string): Promise<Dialect> {
  if (dataFolder) mkdirSync(dataFolder, { recursive: true })
  const location = dataFolder ? join(dataFolder, 'pglite') : 'memory://'
  const client = await PGlite.create(location, { parsers: { ...columnParsers }, extensions: { pg_trgm } })
  await client.exec(`set random_page_cost = ${randomPageCost}`)
  return postgresDialect(new PGliteDriver(client))
}

/** PGlite has one connection, so only one query or transaction holds it at a time. */
class PGliteDriver implements Driver {
  readonly #client: PGlite
  readonly #connection: PGliteConnection
  readonly #turns = new Semaphore(1)

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

class PGliteConnection implements DatabaseConnection {
  readonly #client: PGlite

  constructor(client: PGlite) {
    this.#client = client
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#client.query<Row>(sql, [...parameters])
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  // biome-ignore lint/correctness/useYield: the database is in this process, so a result is never streamed
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite gives whole results only.')
  }
}
