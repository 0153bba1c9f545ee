import type { TableTag } from '../db/changes/TableVersions'

/** When tables last changed, with `*` as the portal those of any portal, as counted by this process: every report of changes is one tick. */
export class TagClock {
  readonly #changes = new Map<string, number>()
  #tick = 0
  /** Everything counts as changed at this tick. */
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

  /** The tick at which a table last changed. */
  lastChange(tag: TableTag): number {
    return Math.max(this.#floor, this.#changes.get(tag) ?? 0)
  }
}
