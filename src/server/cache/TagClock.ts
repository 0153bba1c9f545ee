import type { TableTag } from '../db/changes/TableVersions'

/**
 * Logical clock of table changes in this process. Each report of changes is one tick. The portal `*` of a tag stands for all
 * portals.
 */
export class TagClock {
  readonly #changes = new Map<string, number>()
  #tick = 0
  /** Tick at which all tables count as changed. */
  #floor = 0

  get tick(): number {
    return this.#tick
  }

  /** Records that tables changed; `all` when it is unknown which. */
  changed(tags: readonly TableTag[] | 'all'): void {
    this.#tick++
    if (tags === 'all') {
      this.#floor = this.#tick
      this.#changes.clear()
      return
    }
    for (const tag of tags) {
      this.#changes.set(tag, this.#tick)
      this.#changes.set(`*${tag.slice(tag.lastIndexOf('/'))}`, this.#tick)
    }
  }

  /** Returns the tick of the last change of a table. */
  lastChange(tag: TableTag): number {
    return Math.max(this.#floor, this.#changes.get(tag) ?? 0)
  }
}
