import type { TableTag } from '../db/changes/TableVersions'
import type { TagClock } from './TagClock'

const minuteMs = 60_000

/** The dependencies of a cached value: the tables it was read from, its expiry, and whether it depends on the visitor. */
export class Dependencies {
  readonly #clock: TagClock
  /** Tick of the clock before the first read of each table. */
  readonly #readAt = new Map<TableTag, number>()
  /** Expiry of the value, in ms since 1970. */
  expiresAt = Number.POSITIVE_INFINITY
  /** Whether another visitor may get another value. */
  asksVisitor = false
  /** Whether the value is for one visitor only. The cache neither stores it nor gives it to other callers. */
  isPersonal = false
  /** Whether the cache stores the value. Concurrent callers share it in any case. */
  isKept = true

  constructor(clock: TagClock) {
    this.#clock = clock
  }

  /** Records a table. Call it before reading the table, so that a concurrent change invalidates the value. */
  read(tag: TableTag): void {
    if (!this.#readAt.has(tag)) this.#readAt.set(tag, this.#clock.tick)
  }

  /** Lets the value expire at the end of the minute. */
  untilNextMinute(now: Date): void {
    this.until((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs)
  }

  /** Lets the value expire at an instant, in ms since 1970. */
  until(instant: number): void {
    this.expiresAt = Math.min(this.expiresAt, instant)
  }

  /** Adds the dependencies of another value that this one is made from. */
  include(other: Dependencies): void {
    for (const [tag, tick] of other.#readAt) this.#readAt.set(tag, Math.min(tick, this.#readAt.get(tag) ?? tick))
    this.until(other.expiresAt)
    this.asksVisitor ||= other.asksVisitor
  }

  /** Whether no table has changed since the value read it. */
  get isCurrent(): boolean {
    for (const [tag, tick] of this.#readAt) if (this.#clock.lastChange(tag) > tick) return false
    return true
  }
}
