import { LRUCache } from 'lru-cache'
import { Dependencies } from './Dependencies'
import type { TagClock } from './TagClock'

export type Entry<V> = {
  key: string
  value: V
  dependencies: Dependencies
  /** Milliseconds since 1970. */
  storedAt: number
}

export type CacheResult<V> = Entry<V> & {
  /** Whether the value was loaded for this call or one at the same time. */
  isHit: boolean
  /** Set when loading failed and the value is the last one that could be loaded. */
  isOutdated: boolean
}

type Options<V> = {
  clock: TagClock
  now: () => Date
  maxBytes: number
  sizeOf(value: V): number
  /** How long the value of a past minute is given while it is loaded again, in ms. A changed table allows no such delay. */
  renewalMs?: number
  /** Whether a failed load may give the last value instead. */
  isTemporary?(error: unknown): boolean
  /** Learns of every value given, and whether it was kept. */
  onRead?(isHit: boolean): void
  /** Learns of every load that begins. */
  onLoad?(): void
  /** Receives failures of loads without a waiting caller. */
  onError?(error: unknown): void
}

/** How long the last value may take the place of one that cannot be loaded, in ms. */
const maxOutdatedMs = 24 * 60 * 60_000

/** How long nothing is asked of what has just failed, in ms. */
const retryMs = 2000

/** How long a renewal may wait for its turn, in ms. Later ones follow the next read, whose calls have their own deadline. */
const maxQueuedMs = 2000

/** Bytes that an entry takes besides its value: key, dependencies and the cache's own lists. */
const entryBytes = 1536

type Load<V> = (dependencies: Dependencies) => Promise<V>

/**
 * Values by key, each loaded once for all who ask at the same time and kept until a table it was read from changes or its time
 * is over. A load that began before a change is neither kept nor joined after it. Values that must not be shared are not kept.
 */
export class SharedCache<V extends object> {
  readonly #options: Options<V>
  readonly #entries: LRUCache<string, Entry<V>>
  /** Entries whose load failed: when it is tried again, in milliseconds since 1970, and the tick of the failure. */
  readonly #failures = new WeakMap<Entry<V>, { retryAt: number; tick: number }>()
  /** Loads that wait for their turn, the first of which is under way. */
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

  /** Bytes of all kept values. */
  get size(): number {
    return this.#entries.calculatedSize
  }

  /** The kept value of a key if it still holds. */
  peek(key: string): CacheResult<V> | undefined {
    const entry = this.#entries.get(key)
    if (!entry || !this.#holds(entry)) return undefined
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
    if (entry && this.#holds(entry)) return { ...entry, isHit: true, isOutdated: false }
    if (entry && this.#hasFailed(entry)) {
      this.#retry(entry, load)
      return { ...entry, isHit: true, isOutdated: true }
    }
    if (entry && this.#mayWait(entry)) {
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

  /** Loads a value while the last one is still given, in its turn: the values of all keys expire at the same time. */
  #renew(key: string, load: Load<V>): void {
    if (this.#renewals.has(key)) return
    this.#renewals.set(key, { load, expiresAt: this.#now + maxQueuedMs })
    if (this.#renewals.size === 1) void this.#renewAll()
  }

  async #renewAll(): Promise<void> {
    // The loop reaches the renewals that are added meanwhile.
    for (const [key, { load, expiresAt }] of this.#renewals) {
      const entry = this.#entries.peek(key)
      const isNeeded = expiresAt > this.#now && !(entry && this.#holds(entry))
      if (isNeeded) await this.#join(key, load).catch((error: unknown) => this.#options.onError?.(error))
      this.#renewals.delete(key)
    }
  }

  #markFailed(entry: Entry<V>): void {
    this.#failures.set(entry, { retryAt: this.#now + retryMs, tick: this.#options.clock.tick })
  }

  /** Whether loading has failed since the last report of changes. After one it is loaded at once: who wrote waits for it. */
  #hasFailed(entry: Entry<V>): boolean {
    return this.#failures.get(entry)?.tick === this.#options.clock.tick
  }

  /** Retries failed loads from time to time in the background. */
  #retry(entry: Entry<V>, load: Load<V>): void {
    if (this.#now < (this.#failures.get(entry)?.retryAt ?? 0)) return
    this.#markFailed(entry)
    this.#join(entry.key, load).catch((error: unknown) => this.#options.onError?.(error))
  }

  get #now(): number {
    return this.#options.now().getTime()
  }

  #holds({ dependencies }: Entry<V>): boolean {
    return dependencies.expiresAt > this.#now && dependencies.isCurrent
  }

  #mayWait({ dependencies }: Entry<V>): boolean {
    const { renewalMs = 0 } = this.#options
    return dependencies.isCurrent && dependencies.expiresAt + renewalMs > this.#now
  }

  /**
   * Waits for a load that is under way, or loads. What a table was changed under may have been read before this call, so then
   * only a load that began after this call counts.
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
