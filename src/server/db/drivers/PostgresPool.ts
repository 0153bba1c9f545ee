import pg from 'pg'
import { DatabaseUnavailable } from '../DatabaseUnavailable'
import { columnTypes } from './columnParsers'
import { randomPageCost } from './postgresDialect'
import { Semaphore } from './Semaphore'

export type PoolOptions = {
  /** Maximum number of connections. */
  size: number
  /** Whether statements and locks have no timeouts, as migrations need. */
  hasNoTimeouts?: boolean
  onError: (error: Error) => void
}

/** Numbers of connections, and of calls that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number }

/** Timeouts in ms. Pages take a fraction of a second, so a statement that exceeds them is stuck. */
const statementMs = 5000
const lockMs = 2000
const idleInTransactionMs = 10_000
/** Timeout of the client. The server stops the statement earlier, unless it is unreachable. */
const answerMs = statementMs + 1000
/** Longest wait for a connection. */
const waitMs = 3000

/** A pool of PostgreSQL connections. Writes take at most half of them, so that writes waiting for locks do not block reads. */
export class PostgresPool {
  readonly writers: Semaphore
  readonly waitMs: number | undefined
  readonly #pool: pg.Pool
  readonly #broken = new WeakSet<pg.ClientBase>()

  constructor(url: string, { size, hasNoTimeouts = false, onError }: PoolOptions) {
    this.writers = new Semaphore(Math.max(1, Math.floor(size / 2)))
    this.waitMs = hasNoTimeouts ? undefined : waitMs
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      types: columnTypes,
      ...(hasNoTimeouts ? {} : { query_timeout: answerMs, onConnect: prepareSession }),
    })
    this.#pool.on('connect', (client) => {
      // The pool handles errors of idle connections only, and an unhandled `error` event ends the process.
      client.on('error', (error) => {
        this.#broken.add(client)
        onError(error)
      })
    })
    this.#pool.on('error', () => undefined)
  }

  get state(): PoolState {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool
    return { total, idle, waiting }
  }

  async connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      throw error instanceof Error ? new DatabaseUnavailable(error) : error
    }
  }

  isBroken(client: pg.PoolClient): boolean {
    return this.#broken.has(client)
  }

  async end(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end()
  }
}

/** Sets the timeouts by a statement, because poolers such as PgBouncer refuse most startup parameters. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(`set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs};
    set random_page_cost = ${randomPageCost}`)
}
