import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type QueryResult, type TransactionSettings } from 'kysely'
import pg from 'pg'
import { asUnavailable, DatabaseUnavailable } from '../DatabaseUnavailable'
import type { PostgresPool } from './PostgresPool'

/** A server that closes one connection often closes all. By then the pool has noticed. */
const retryDelayMs = 50

/**
 * A connection that is taken from the pool at its first statement. When the connection is lost, a read outside a transaction, or
 * the begin of a transaction, is retried once on another connection.
 */
export class PostgresConnection implements DatabaseConnection {
  readonly #pool: PostgresPool
  #client: pg.PoolClient | undefined
  #isInTransaction = false
  #isWriter = false

  constructor(pool: PostgresPool) {
    this.#pool = pool
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction) return await this.#run(query)
    if (isRead(query)) return await this.#runWithRetry(query)
    await this.#becomeWriter()
    return await this.#run(query)
  }

  streamQuery(): never {
    throw new Error('The PostgreSQL driver does not stream results.')
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    if (accessMode !== 'read only') await this.#becomeWriter()
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    await this.#runWithRetry(CompiledQuery.raw(`begin${level}${accessMode ? ` ${accessMode}` : ''}`))
    this.#isInTransaction = true
  }

  async end(command: 'commit' | 'rollback'): Promise<void> {
    // PostgreSQL has already rolled back the transaction of a lost connection.
    if (command === 'rollback' && !this.#client) return
    await this.#run(CompiledQuery.raw(command))
    this.#isInTransaction = false
  }

  /** Returns the connection to the pool. Closes it when it may still be in a transaction. */
  release(): void {
    this.#client?.release(this.#isInTransaction)
    this.#client = undefined
    if (this.#isWriter) this.#pool.writers.release()
    this.#isWriter = false
  }

  async #becomeWriter(): Promise<void> {
    this.#isWriter ||= await this.#pool.writers.acquire(this.#pool.waitMs)
    if (!this.#isWriter) throw new DatabaseUnavailable(new Error('too many writes are waiting'))
  }

  async #runWithRetry<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#run(query)
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error
      await pause(retryDelayMs)
      return await this.#run(query)
    }
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const client = await this.#take()
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters])
      const isWrite = /^(?:INSERT|UPDATE|DELETE|MERGE)$/.test(command)
      return { rows, ...(isWrite ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const isLost = this.#pool.isBroken(client) || (error instanceof pg.DatabaseError && error.severity === 'FATAL')
      // The client timed out while the server may still execute the query.
      const isTimeout = error.message === 'Query read timeout'
      if (!isLost && !isTimeout) throw asUnavailable(error)
      this.#client = undefined
      client.release(true)
      throw isLost ? new ConnectionLost(error) : new DatabaseUnavailable(error)
    }
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#client) return this.#client
    if (this.#isInTransaction) throw new DatabaseUnavailable(new Error('the connection of the transaction was lost'))
    this.#client = await this.#pool.connect()
    return this.#client
  }
}

class ConnectionLost extends DatabaseUnavailable {}

/**
 * Whether a statement only reads, so that it may be retried. Raw statements that begin with `select` count as reads, because those
 * of this server call only repeatable functions.
 */
function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') return /^\s*select\b/i.test(sql)
  if (query.kind !== 'SelectQueryNode') return false
  return query.with?.expressions.every(({ expression }) => expression.kind === 'SelectQueryNode') ?? true
}
