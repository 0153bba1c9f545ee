import type { JobKinds } from './JobQueue'
import type { JobStore, TakenJob } from './JobStore'

/** The data of a job that may be logged. */
export type NamedJob = { id: string; name: string }

/** A failed job with its number of attempts and the code or name of the last error. */
export type FailedJob = NamedJob & { code: string; attempts: number }

export type WorkerEvents = {
  /** A job failed and will be retried. */
  onRetry?(job: FailedJob): void
  /** A job failed permanently and stays in the table as a dead letter. */
  onDead(job: NamedJob): void
  /** The database failed to take or change a job, which is retried later. */
  onError(error: unknown): void
}

type Options = WorkerEvents & { store: JobStore; kinds: JobKinds }

/** Concurrent jobs of a server. Each may need a connection of the pool, which requests need too. */
const concurrency = 2

const firstRetryMs = 10_000
const lastRetryMs = 3_600_000

/** Takes due jobs and runs them. */
export class JobWorker {
  readonly #options: Options
  readonly #running = new Map<TakenJob, Promise<void>>()
  #taking: Promise<void> | undefined
  #isWoken = false
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Looks for due jobs as soon as one may run. */
  wake(): void {
    this.#isWoken = true
    this.#taking ??= Promise.resolve().then(() => this.#takeWhileWoken())
  }

  /** Renews the leases of the running jobs. */
  async renew(): Promise<void> {
    if (this.#running.size > 0) await this.#options.store.renew([...this.#running.keys()])
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#taking
    await Promise.all(this.#running.values())
  }

  async #takeWhileWoken(): Promise<void> {
    const { store, kinds, onError } = this.#options
    try {
      // The end of each job wakes the worker again.
      while (this.#isWoken && !this.#isClosed && this.#running.size < concurrency) {
        this.#isWoken = false
        for (const job of await store.take(Object.keys(kinds), concurrency - this.#running.size)) this.#begin(job)
      }
    } catch (error) {
      onError(error)
    } finally {
      this.#taking = undefined
    }
  }

  #begin(job: TakenJob): void {
    const run = async () => {
      try {
        await this.#run(job)
      } catch (error) {
        this.#options.onError(error)
      }
      this.#running.delete(job)
      if (!this.#isClosed) this.wake()
    }
    this.#running.set(job, run())
  }

  async #run(job: TakenJob): Promise<void> {
    const { store, kinds } = this.#options
    const kind = kinds[job.name]
    // The server crashed during the last attempt.
    if (job.attempts > job.max_attempts) return await this.#bury(job, 'lease-ended')
    const payload = kind?.payload.safeParse(job.payload)
    if (!kind || !payload?.success) return await this.#bury(job, 'invalid-payload')
    try {
      await kind.run(payload.data)
    } catch (error) {
      await this.#fail(job, codeOf(error))
      return
    }
    await store.finish(job)
  }

  async #fail(job: TakenJob, code: string): Promise<void> {
    const { id, name, attempts } = job
    if (attempts >= job.max_attempts) return await this.#bury(job, code)
    await this.#options.store.retry(job, code, retryDelay(attempts))
    this.#options.onRetry?.({ id, name, code, attempts })
  }

  async #bury(job: TakenJob, code: string): Promise<void> {
    await this.#options.store.bury(job, code)
    this.#options.onDead({ id: job.id, name: job.name })
  }
}

/** Returns an exponential delay in ms. Jitter spreads jobs that failed together. */
function retryDelay(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), lastRetryMs) * (0.5 + Math.random())
}

/** Returns the code or name of an error if it is an identifier; never its message, which may contain visitors' data. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return /^[A-Za-z0-9_-]{1,40}$/.test(code) ? code : 'Error'
}
