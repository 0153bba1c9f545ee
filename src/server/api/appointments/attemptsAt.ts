import type { Slot } from '../../../../schemas'
import type { Database } from '../../db/Tables'

/**
 * The attempts to hold slots at one database that run in this process. A thousand visitors who choose one slot at once would else
 * make a thousand transactions, which wait for few connections.
 */
class SlotAttempts {
  readonly #attempts = new Map<string, Promise<boolean>>()
  readonly #searches = new Map<string, Promise<Slot[]>>()

  /**
   * Runs `attempt` when no other for the slot is running. It resolves to undefined where the slot is taken; then whoever waited for
   * it is refused too. After a failed attempt nobody waits, so that an unreachable database is reported at once.
   */
  async try<Held>(slot: string, attempt: () => Promise<Held | undefined>): Promise<Held | undefined> {
    for (let before = this.#attempts.get(slot); before; before = this.#attempts.get(slot)) {
      try {
        if (!(await before)) return undefined
      } catch {
        return await attempt()
      }
    }
    const held = attempt()
    const isHeld = held.then((found) => found !== undefined).finally(() => this.#attempts.delete(slot))
    // Each caller learns of a failure from its own attempt.
    isHeld.catch(() => {})
    this.#attempts.set(slot, isHeld)
    return await held
  }

  /** Searches the free slots that are nearest to a slot. Callers during a search of the same slot share its result. */
  async searchOnce(slot: string, search: () => Promise<Slot[]>): Promise<Slot[]> {
    const running = this.#searches.get(slot) ?? search().finally(() => this.#searches.delete(slot))
    this.#searches.set(slot, running)
    return await running
  }
}

const ofDatabases = new WeakMap<Database, SlotAttempts>()

/** Returns the attempts at a database. */
export function attemptsAt(db: Database): SlotAttempts {
  const attempts = ofDatabases.get(db) ?? new SlotAttempts()
  ofDatabases.set(db, attempts)
  return attempts
}
