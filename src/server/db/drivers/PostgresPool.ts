import pg from 'pg'
import { DatabaseUnavailable } from '../DatabaseUnavailable'
import { columnTypes } from './columnParsers'
import { randomPageCost } from './postgresDialect'
import { Semaphore } from './Semaphore'

export type PoolOptions = {
  /** Most connections at a time. */
  size: number
  /** Whether statements may take, and wait for locks, as long as they want: those of migrations. */
  isPatient?: boolean
  onError: (error: Error) => void
}

/** Connections of a pool, and calls that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number }

/** Milliseconds. Pages answer within a fraction of a second, so that what takes longer than these is stuck. */
const statementMs = 5000
const lockMs = 2000
const idleInTransactionMs = 10_000
/** How long the client waits for an answer: the server stops the statement before that, unless it is out of reach. */
const answerMs = statementMs + 1000
/** Longest wait for a connection. */
const waitMs = 3000

/** Connections to a PostgreSQL server, of which writes take at most half: those that wait for a lock hold up no reading. */
export class PostgresPool {
  readonly writers: Semaphore
  readonly waitMs: number | undefined
  readonly #pool: pg.Pool
  readonly #broken = new WeakSet<pg.ClientBase>()

  constructor(url: string, { size, isPatient = false, onError }: PoolOptions) {
    this.writers = new Semaphore(Math.max(1, Math.floor(size / 2)))
    this.waitMs = isPatient ? undefined : waitMs
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: waitMs,
      keepAlive: true,
      types: columnTypes,
      ...(isPatient ? {} : { query_timeout: answerMs, onConnect: prepareSession }),
    })
    this.#pool.on('connect', (client) => {
      // The pool listens to idle connections only, and an error without a listener ends the process.
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

/** Set by a statement, because poolers such as PgBouncer refuse most parameters in the beginning of a connection. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  await client.query(`set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs};
    set random_page_cost = ${randomPageCost}`)
}
