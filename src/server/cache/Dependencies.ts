import type { TableTag } from '../db/changes/TableVersions'
import type { TagClock } from './TagClock'

const minuteMs = 60_000

/** What a value is made of: the tables it was read from, the time until it holds, and whether it asked who is calling. */
export class Dependencies {
  readonly #clock: TagClock
  /** The tick of the clock before each table was first read. */
  readonly #readAt = new Map<TableTag, number>()
  /** Milliseconds since 1970 at which the value no longer holds. */
  expiresAt = Number.POSITIVE_INFINITY
  /** Whether another visitor might get another value. */
  asksVisitor = false
  /** Whether the value is for one visitor only: it is neither kept nor given to another. */
  isPersonal = false
  /** Whether the value is worth keeping. One that is not is still given to all who ask at the same time. */
  isKept = true

  constructor(clock: TagClock) {
    this.#clock = clock
  }

  /** Records a table before it is read, so that a change during the reading counts as a later one. */
  read(tag: TableTag): void {
    if (!this.#readAt.has(tag)) this.#readAt.set(tag, this.#clock.tick)
  }

  /** Limits the value to the minute of an instant. */
  untilNextMinute(now: Date): void {
    this.until((Math.floor(now.getTime() / minuteMs) + 1) * minuteMs)
  }

  /** Limits the value to an instant, in milliseconds since 1970. */
  until(instant: number): void {
    this.expiresAt = Math.min(this.expiresAt, instant)
  }

  /** Adds what another value is made of, which this one is made from. */
  include(other: Dependencies): void {
    for (const [tag, tick] of other.#readAt) this.#readAt.set(tag, Math.min(tick, this.#readAt.get(tag) ?? tick))
    this.until(other.expiresAt)
    this.asksVisitor ||= other.asksVisitor
  }

  /** Whether no table has changed since it was read. */
  get isCurrent(): boolean {
    for (const [tag, tick] of this.#readAt) if (this.#clock.lastChange(tag) > tick) return false
    return true
  }
}
