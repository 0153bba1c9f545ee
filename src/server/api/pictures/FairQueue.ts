/** A caller that waits for a job. Callers of one `client` share a queue; aborting `signal` ends the wait. */
export type Requester = { client: string; signal: AbortSignal }

type Job<T> = {
  key: string
  /** The client whose queue the job waits in; undefined while the job runs. */
  client: string | undefined
  waiters: number
  work: () => Promise<T>
  resolve: (result: Promise<T> | undefined) => void
  result: Promise<T | undefined>
}

/** Limits of concurrent jobs, of waiting jobs, and of the wait of a job. */
export type QueueLimits = { maxConcurrent: number; maxWaiting: number; maxWaitMs: number }

/**
 * Limits concurrent jobs and schedules them fairly. Each client has a queue and the queues take turns. When too many jobs wait,
 * the longest queue loses its last job, so that no client displaces another. Calls with the same key share one job. A job without
 * waiting callers is dropped before it starts.
 */
export class FairQueue<T> {
  readonly #jobs = new Map<string, Job<T>>()
  /** The waiting jobs of each client, in the order of the clients' turns. */
  readonly #queues = new Map<string, Job<T>[]>()
  readonly #limits: QueueLimits
  #waiting = 0
  #free: number

  constructor(limits: QueueLimits) {
    this.#free = limits.maxConcurrent
    this.#limits = limits
  }

  /**
   * Runs the work, or joins the job with the same key. Resolves to undefined when the job is refused or dropped, or does not start
   * in time.
   */
  async run(key: string, { client, signal }: Requester, work: () => Promise<T>): Promise<T | undefined> {
    if (signal.aborted) return undefined
    const job = this.#jobs.get(key) ?? this.#add(key, client, work)
    if (!job) return undefined
    job.waiters++
    if (job.client !== undefined && this.#lengthOf(client) < this.#lengthOf(job.client)) this.#enqueue(job, client)
    let leave = () => {}
    const left = new Promise<undefined>((resolve) => {
      leave = () => {
        // A running job is always awaited.
        if (job.client === undefined) return
        job.waiters--
        if (job.waiters === 0) this.#drop(job)
        resolve(undefined)
      }
    })
    const timer = setTimeout(() => leave(), this.#limits.maxWaitMs)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([job.result, left])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }

  #add(key: string, client: string, work: () => Promise<T>): Job<T> | undefined {
    if (this.#free === 0 && this.#waiting >= this.#limits.maxWaiting && !this.#makeRoom(client)) return undefined
    let resolve: Job<T>['resolve'] = () => {}
    const result = new Promise<T | undefined>((settle) => {
      resolve = settle
    })
    const job = { key, client: undefined, waiters: 0, work, resolve, result }
    this.#jobs.set(key, job)
    if (this.#free > 0) {
      this.#free--
      this.#start(job)
    } else this.#enqueue(job, client)
    return job
  }

  #start(job: Job<T>): void {
    const done = job.work().finally(() => {
      this.#jobs.delete(job.key)
      const next = this.#next()
      if (next) this.#start(next)
      else this.#free++
    })
    job.resolve(done)
  }

  /** Takes the first job of the client whose turn it is, and moves the client to the end. */
  #next(): Job<T> | undefined {
    const [job] = this.#queues.values().next().value ?? []
    if (job?.client === undefined) return undefined
    const { client } = job
    const rest = this.#remove(job)
    this.#queues.delete(client)
    if (rest.length > 0) this.#queues.set(client, rest)
    return job
  }

  /** Drops the last job of the longest queue. Returns false, without dropping, when the client's own queue is as long. */
  #makeRoom(client: string): boolean {
    const [longest] = [...this.#queues.values()].sort((one, other) => other.length - one.length)
    const last = longest?.at(-1)
    if (!longest || !last || this.#lengthOf(client) >= longest.length) return false
    this.#drop(last)
    return true
  }

  #drop(job: Job<T>): void {
    this.#remove(job)
    this.#jobs.delete(job.key)
    job.resolve(undefined)
  }

  /** Appends a job to a client's queue. */
  #enqueue(job: Job<T>, client: string): void {
    this.#remove(job)
    job.client = client
    this.#queues.set(client, [...(this.#queues.get(client) ?? []), job])
    this.#waiting++
  }

  /** Removes a job from its queue, if it waits in one, and returns the rest of the queue. */
  #remove(job: Job<T>): Job<T>[] {
    const { client } = job
    if (client === undefined) return []
    const rest = (this.#queues.get(client) ?? []).filter((other) => other !== job)
    if (rest.length > 0) this.#queues.set(client, rest)
    else this.#queues.delete(client)
    job.client = undefined
    this.#waiting--
    return rest
  }

  #lengthOf(client: string): number {
    return this.#queues.get(client)?.length ?? 0
  }
}
