import { randomUUID } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Listen, Listener } from '../drivers/listenPostgres'
import type { Database, Tables } from '../Tables'
import type { TableVersions } from './TableVersions'

/** The triggers of the tracked tables notify it with an empty payload, `jobNotice` with the time of a job. */
const channel = 'beffroi_tables'

/** An expression that tells all servers, at the commit of its transaction, when a job may run. */
export const jobNotice = (runAt: Date) => sql`pg_notify(${channel}, ${`job ${runAt.getTime()}`})`

/** Milliseconds. */
export type Timing = {
  /** Between two readings while the database notifies, which also find out whether the connection still works. */
  confirmMs: number
  /** Between two readings while it does not. */
  pollMs: number
  /** How long the notification of a probe may take. */
  probeMs: number
  /** Until listening is tried again where a probe did not arrive: behind a pooler that shares connections. */
  relistenMs: number
  /** Until a lost connection is opened again. It doubles with every failure, up to the last. */
  firstReconnectMs: number
  lastReconnectMs: number
}

type Options = {
  db: Database
  listen: Listen
  timing: Timing
  versions: Pick<TableVersions, 'read' | 'doubt'>
  /** Receives when a new job may run, in ms since 1970. */
  onJob(runAt: number): void
}

/** Keeps a connection that listens, and makes the versions be read: at a notification, and regularly. */
export class TableListener {
  readonly #options: Options
  #listener: Listener | undefined
  #failures = 0
  #isClosed = false
  #readTimer: NodeJS.Timeout | undefined
  #connectTimer: NodeJS.Timeout | undefined
  #connecting: Promise<void> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  get isListening(): boolean {
    return this.#listener !== undefined
  }

  /** Connects, reads the versions for the first time, and from then on regularly. */
  async start(): Promise<void> {
    await this.#connect()
    await this.#options.versions.read()
    this.#readLater()
  }

  /** Asks on the connection that listens, which never waits for a free one; without it, or when it fails, in the pool. */
  async query<Row>(query: SelectQueryBuilder<Tables, keyof Tables, Row>): Promise<readonly Row[]> {
    const listener = this.#listener
    if (!listener) return query.execute()
    try {
      return await listener.query(query.compile())
    } catch {
      this.#lose(listener)
      return query.execute()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#readTimer)
    clearTimeout(this.#connectTimer)
    await this.#connecting
    await this.#listener?.close()
    this.#listener = undefined
  }

  async #connect(): Promise<void> {
    const { timing } = this.#options
    const result = await this.#listen()
    if (this.#isClosed) {
      if (typeof result === 'object') await result.close()
      return
    }
    if (typeof result === 'object') {
      this.#listener = result
      this.#failures = 0
    } else if (result === 'silent') this.#connectLater(timing.relistenMs)
    else this.#reconnect()
  }

  /** Opens a connection that is proven to be notified of what other connections do. */
  async #listen(): Promise<Listener | 'silent' | 'failed'> {
    const { db, listen, timing, versions, onJob } = this.#options
    const probe = randomUUID()
    let listener: Listener | undefined
    let settle: (outcome: 'heard' | 'silent' | 'failed') => void = () => {}
    const probed = new Promise<'heard' | 'silent' | 'failed'>((resolve) => {
      settle = resolve
    })
    try {
      listener = await listen(channel, {
        onNotification: (payload) => {
          if (payload === probe) settle('heard')
          else if (payload === '') void versions.read()
          else if (payload.startsWith('job ')) onJob(Number(payload.slice(4)))
        },
        onLost: () => {
          settle('failed')
          if (listener) this.#lose(listener)
        },
      })
      await sql`select pg_notify(${channel}, ${probe})`.execute(db)
      const timer = setTimeout(() => settle('silent'), timing.probeMs)
      const outcome = await probed
      clearTimeout(timer)
      if (outcome === 'heard') return listener
      await listener.close()
      return outcome
    } catch {
      await listener?.close()
      return 'failed'
    }
  }

  #lose(listener: Listener): void {
    if (this.#listener !== listener) return
    this.#listener = undefined
    void listener.close()
    this.#options.versions.doubt()
    this.#reconnect()
    this.#readLater()
  }

  #reconnect(): void {
    const { firstReconnectMs, lastReconnectMs } = this.#options.timing
    this.#connectLater(Math.min(firstReconnectMs * 2 ** this.#failures, lastReconnectMs))
    this.#failures += 1
  }

  #connectLater(delay: number): void {
    if (this.#isClosed) return
    this.#connectTimer = setTimeout(() => {
      this.#connecting = this.#connect().then(() => this.#options.versions.read())
    }, delay)
  }

  #readLater(): void {
    clearTimeout(this.#readTimer)
    if (this.#isClosed) return
    const { confirmMs, pollMs } = this.#options.timing
    this.#readTimer = setTimeout(
      async () => {
        await this.#options.versions.read()
        this.#readLater()
      },
      this.isListening ? confirmMs : pollMs,
    )
  }
}
