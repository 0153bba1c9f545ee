import { LRUCache } from 'lru-cache'
import { Dependencies } from './Dependencies'
import type { TagClock } from './TagClock'

export type Entry<V> = {
  key: string
  value: V
  dependencies: Dependencies
  /** In ms since 1970. */
  storedAt: number
}

export type CacheResult<V> = Entry<V> & {
  /** Whether the value came from the cache. False when this call or a concurrent one loaded it. */
  isHit: boolean
  /** Whether loading failed and the value is the last successful one. */
  isOutdated: boolean
}

type Options<V> = {
  clock: TagClock
  now: () => Date
  maxBytes: number
  sizeOf(value: V): number
  /** Time for which an expired value is served while it is loaded again, in ms. Values of changed tables are never served so. */
  renewalMs?: number
  /** Whether the last value may replace the result of a load that failed with this error. */
  isTemporary?(error: unknown): boolean
  /** Called for every value served. */
  onRead?(isHit: boolean): void
  /** Called when a load begins. */
  onLoad?(): void
  /** Receives errors of background loads. */
  onError?(error: unknown): void
}

/** Maximum age of a value that replaces one that cannot be loaded, in ms. */
const maxOutdatedMs = 24 * 60 * 60_000

/** Time without another attempt after a failed load, in ms. */
const retryMs = 2000

/** Time that a renewal may wait in the queue, in ms. A renewal that waited longer is left to the next read. */
const maxQueuedMs = 2000

/** Memory of an entry besides its value, in bytes. */
const entryBytes = 1536

type Load<V> = (dependencies: Dependencies) => Promise<V>

/**
 * A cache of values by key. Concurrent callers share one load, and a value is stored until a table it was read from changes or it
 * expires. A load that began before a change is neither stored nor shared after it. Personal values are not stored.
 */
export class SharedCache<V extends object> {
  readonly #options: Options<V>
  readonly #entries: LRUCache<string, Entry<V>>
  /** Entries whose load failed: the time of the next attempt, in ms since 1970, and the tick of the failure. */
  readonly #failures = new WeakMap<Entry<V>, { retryAt: number; tick: number }>()
  /** Queue of background loads. The first one is running. */
  readonly #renewals = new Map<string, { load: Load<V>; expiresAt: number }>()
  readonly #pending = new Map<string, { dependencies: Dependencies; loading: Promise<Entry<V>> }>()

  constructor(options: Options<V>) {
    this.#options = options
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.ceil(options.maxBytes / 8),
      sizeCalculation: ({ value }, key) => options.sizeOf(value) + 2 * key.length + entryBytes,
    })
  }

  /** Memory of all stored values, in bytes. */
  get size(): number {
    return this.#entries.calculatedSize
  }

  /** Returns the stored value of a key if it is still valid. */
  peek(key: string): CacheResult<V> | undefined {
    const entry = this.#entries.get(key)
    if (!entry || !this.#isValid(entry)) return undefined
    this.#options.onRead?.(true)
    return { ...entry, isHit: true, isOutdated: false }
  }

  async read(key: string, load: Load<V>): Promise<CacheResult<V>> {
    const result = await this.#read(key, load)
    this.#options.onRead?.(result.isHit)
    return result
  }

  async #read(key: string, load: Load<V>): Promise<CacheResult<V>> {
    const entry = this.#entries.get(key)
    if (entry && this.#isValid(entry)) return { ...entry, isHit: true, isOutdated: false }
    if (entry && this.#hasFailed(entry)) {
      this.#retry(entry, load)
      return { ...entry, isHit: true, isOutdated: true }
    }
    if (entry && this.#isRenewable(entry)) {
      this.#renew(key, load)
      return { ...entry, isHit: true, isOutdated: false }
    }
    try {
      return { ...(await this.#join(key, load)), isHit: false, isOutdated: false }
    } catch (error) {
      const isUsable = entry && this.#now - entry.storedAt < maxOutdatedMs
      if (!isUsable || !this.#options.isTemporary?.(error)) throw error
      this.#markFailed(entry)
      return { ...entry, isHit: true, isOutdated: true }
    }
  }

  /** Queues a background load. Loads run one by one, because the values of all keys expire at the same minute. */
  #renew(key: string, load: Load<V>): void {
    if (this.#renewals.has(key)) return
    this.#renewals.set(key, { load, expiresAt: this.#now + maxQueuedMs })
    if (this.#renewals.size === 1) void this.#renewAll()
  }

  async #renewAll(): Promise<void> {
    // The iteration includes renewals that are added meanwhile.
    for (const [key, { load, expiresAt }] of this.#renewals) {
      const entry = this.#entries.peek(key)
      const isNeeded = expiresAt > this.#now && !(entry && this.#isValid(entry))
      if (isNeeded) await this.#join(key, load).catch((error: unknown) => this.#options.onError?.(error))
      this.#renewals.delete(key)
    }
  }

  #markFailed(entry: Entry<V>): void {
    this.#failures.set(entry, { retryAt: this.#now + retryMs, tick: this.#options.clock.tick })
  }

  /** Whether loading failed at the current tick. After a later change the value is loaded at once, for the caller who wrote. */
  #hasFailed(entry: Entry<V>): boolean {
    return this.#failures.get(entry)?.tick === this.#options.clock.tick
  }

  /** Retries a failed load in the background, at most every `retryMs`. */
  #retry(entry: Entry<V>, load: Load<V>): void {
    if (this.#now < (this.#failures.get(entry)?.retryAt ?? 0)) return
    this.#markFailed(entry)
    this.#join(entry.key, load).catch((error: unknown) => {
      // The next read meets the error, in place of the last value.
      if (!this.#options.isTemporary?.(error)) this.#failures.delete(entry)
      this.#options.onError?.(error)
    })
  }

  get #now(): number {
    return this.#options.now().getTime()
  }

  #isValid({ dependencies }: Entry<V>): boolean {
    return dependencies.expiresAt > this.#now && dependencies.isCurrent
  }

  #isRenewable({ dependencies }: Entry<V>): boolean {
    const { renewalMs = 0 } = this.#options
    return dependencies.isCurrent && dependencies.expiresAt + renewalMs > this.#now
  }

  /**
   * Waits for a running load, or starts one. When a table changed during the running load, its value may be older than this call,
   * so only a load that began later counts.
   */
  async #join(key: string, load: Load<V>): Promise<Entry<V>> {
    const pending = this.#pending.get(key)
    if (!pending?.dependencies.isCurrent) return await this.#load(key, load)
    const entry = await pending.loading
    if (entry.dependencies.isCurrent && !entry.dependencies.isPersonal) return entry
    const later = this.#pending.get(key)
    const other = later && later !== pending ? await later.loading : undefined
    return other && !other.dependencies.isPersonal ? other : await this.#load(key, load)
  }

  #load(key: string, load: Load<V>): Promise<Entry<V>> {
    const dependencies = new Dependencies(this.#options.clock)
    this.#options.onLoad?.()
    const loading = load(dependencies).then((value) => {
      const entry = { key, value, dependencies, storedAt: this.#now }
      const { isCurrent, isKept, isPersonal } = dependencies
      if (isCurrent && isKept && !isPersonal) this.#entries.set(key, entry)
      return entry
    })
    const record = { dependencies, loading }
    this.#pending.set(key, record)
    const forget = () => {
      if (this.#pending.get(key) === record) this.#pending.delete(key)
    }
    loading.then(forget, forget)
    return loading
  }
}
