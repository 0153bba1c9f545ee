import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolState } from '../db/drivers/PostgresPool'
import type { JobCounts } from '../jobs/JobQueue'

export type AnsweredRequest = {
  method: string
  /** Pattern of the route, such as `/:card/locale`, so that no label holds visitors' data. */
  route: string
  status: number
  seconds: number
}

/** In seconds: from a cached page to the longest timeout of a proxy. */
const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Metrics of the server, with prom-client's defaults for memory, processor and event loop. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #registers = [this.#registry]
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers: this.#registers,
  })
  readonly #latencies = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s headers to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: latencyBuckets,
    registers: this.#registers,
  })
  readonly #cacheReads = new Counter({
    name: 'beffroi_cache_reads_total',
    help: 'Values that were asked of a cache in memory.',
    labelNames: ['cache', 'result'],
    registers: this.#registers,
  })
  readonly #cacheLoads = new Counter({
    name: 'beffroi_cache_loads_total',
    help: 'Values that were loaded or rendered for a cache, once for all who asked at the same time.',
    labelNames: ['cache'],
    registers: this.#registers,
  })

  readonly #backEndCalls = new Counter({
    name: 'beffroi_back_end_calls_total',
    help: 'Calls of the town’s own back end, by class of status or by cause of failure.',
    labelNames: ['result'],
    registers: this.#registers,
  })
  readonly #backEndLatencies = new Histogram({
    name: 'beffroi_back_end_call_duration_seconds',
    help: 'Time of calls of the town’s own back end.',
    buckets: latencyBuckets,
    registers: this.#registers,
  })

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  countRequest({ method, route, status, seconds }: AnsweredRequest): void {
    this.#requests.inc({ method, route, status })
    this.#latencies.observe({ method, route }, seconds)
  }

  /** Returns the listeners that count the reads and loads of a cache. */
  cacheListeners(cache: 'answers' | 'pages') {
    return {
      onRead: (isHit: boolean) => this.countCache(cache, isHit),
      onLoad: () => this.countLoad(cache),
    }
  }

  /** Counts a read of a cache. */
  countCache(cache: 'answers' | 'pages', isHit: boolean): void {
    this.#cacheReads.inc({ cache, result: isHit ? 'hit' : 'miss' })
  }

  /** Counts a load of a cache, once for all callers that wait for it. */
  countLoad(cache: 'answers' | 'pages'): void {
    this.#cacheLoads.inc({ cache })
  }

  /** Counts a call of the back end. `result` is a class of status, such as `2xx`, or the cause of a failure. */
  countBackEndCall({ result, seconds }: { result: string; seconds: number }): void {
    this.#backEndCalls.inc({ result })
    this.#backEndLatencies.observe(seconds)
  }

  /** Reads the state of the back end, one of `states`, whenever metrics are read. */
  observeBackEnd(states: readonly string[], read: () => string): void {
    new Gauge({
      name: 'beffroi_back_end_state',
      help: 'The state of the town’s own back end by its last call: 1 for the state that holds.',
      labelNames: ['state'],
      registers: this.#registers,
      collect() {
        for (const state of states) this.set({ state }, state === read() ? 1 : 0)
      },
    })
  }

  /** Reads the state of the database pool whenever metrics are read. */
  observePool(read: () => PoolState): void {
    new Gauge({
      name: 'beffroi_database_connections',
      help: 'Connections of the pool by state, and calls that wait for one.',
      labelNames: ['state'],
      registers: this.#registers,
      collect() {
        const { total, idle, waiting } = read()
        this.set({ state: 'busy' }, total - idle)
        this.set({ state: 'idle' }, idle)
        this.set({ state: 'waiting' }, waiting)
      },
    })
  }

  /** Reads the job counts whenever metrics are read. Keeps the last values while `count` rejects. */
  observeJobs(count: () => Promise<JobCounts>): void {
    new Gauge({
      name: 'beffroi_jobs',
      help: 'Jobs of all servers that wait or run, and those that failed for good.',
      labelNames: ['state'],
      registers: this.#registers,
      async collect() {
        const counts = await count().catch(() => undefined)
        if (!counts) return
        this.set({ state: 'waiting' }, counts.waiting)
        this.set({ state: 'dead' }, counts.dead)
      },
    })
  }

  /** Returns all metrics in Prometheus’ text format. */
  write(): Promise<string> {
    return this.#registry.metrics()
  }
}
