import { randomUUID } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Listen, Listener } from '../drivers/listenPostgres'
import type { Database, Tables } from '../Tables'
import type { TableVersions } from './TableVersions'

/** Triggers of the tracked tables notify this channel with an empty payload, `jobNotice` with the time of a job. */
const channel = 'beffroi_tables'

/** SQL expression that notifies all servers of the time of a job, at the commit of its transaction. */
export const jobNotice = (runAt: Date) => sql`pg_notify(${channel}, ${`job ${runAt.getTime()}`})`

/** All in milliseconds. */
export type Timing = {
  /** Between two reads while the database notifies. They also detect a broken connection. */
  confirmMs: number
  /** Between two reads while the database does not notify. */
  pollMs: number
  /** Timeout of the probe notification. */
  probeMs: number
  /** Between attempts to listen after a probe was lost, as behind a pooler in transaction mode. */
  relistenMs: number
  /** Before the first attempt to reconnect. Doubles with every failure, up to `lastReconnectMs`. */
  firstReconnectMs: number
  lastReconnectMs: number
}

type Options = {
  db: Database
  listen: Listen
  timing: Timing
  versions: Pick<TableVersions, 'read' | 'markUncertain'>
  /** Receives the time of a new job, in ms since 1970. */
  onJob(runAt: number): void
}

/** Maintains a listening connection. Reads the table versions at each notification and at regular intervals. */
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

  /** Connects, reads the versions, and starts the regular reads. */
  async start(): Promise<void> {
    await this.#connect()
    await this.#options.versions.read()
    this.#readLater()
  }

  /** Queries on the listening connection, which is always free, or in the pool when that connection is missing or fails. */
  async query<Row>(query: SelectQueryBuilder<Tables, keyof Tables, Row>): Promise<readonly Row[]> {
    const listener = this.#listener
    if (!listener) return query.execute()
    try {
      return await listener.query(query.compile())
    } catch {
      this.#handleLoss(listener)
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

  /** Opens a listening connection, and proves with a probe that notifications of other connections arrive. */
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
          if (listener) this.#handleLoss(listener)
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

  #handleLoss(listener: Listener): void {
    if (this.#listener !== listener) return
    this.#listener = undefined
    void listener.close()
    this.#options.versions.markUncertain()
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
