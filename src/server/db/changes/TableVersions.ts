/** A portal's rows in a table: `<portal>/<table>`. */
export type TableTag = `${string}/${string}`

export type TableVersion = { portal: string; name: string; version: number }
export type OnChange = (changed: readonly TableTag[] | 'all') => void

/** Compares the versions of all tables with the last known ones, one read at a time. */
export class TableVersions {
  readonly #load: () => Promise<readonly TableVersion[]>
  readonly #onChange: OnChange
  #known: ReadonlyMap<TableTag, number> | undefined
  /** Whether changes may have been missed since the last successful read. */
  #isUncertain = false
  #running: Promise<void> = Promise.resolve()
  #waiting: Promise<void> | undefined

  constructor(load: () => Promise<readonly TableVersion[]>, onChange: OnChange) {
    this.#load = load
    this.#onChange = onChange
  }

  /**
   * Reads the versions and reports the tables that changed since the last read; the first read reports none. Calls during a read
   * share the next one. Reports 'all' when the read fails; never rejects.
   */
  read(): Promise<void> {
    this.#waiting ??= this.#running.then(() => {
      this.#waiting = undefined
      this.#running = this.#compare()
      return this.#running
    })
    return this.#waiting
  }

  /** Reports 'all' because changes may be missed from now on. The next successful read reports 'all' again. */
  markUncertain(): void {
    if (this.#isUncertain) return
    this.#isUncertain = true
    this.#onChange('all')
  }

  async #compare(): Promise<void> {
    let rows: readonly TableVersion[]
    try {
      rows = await this.#load()
    } catch {
      this.markUncertain()
      return
    }
    const known = this.#known
    const current = new Map(rows.map(({ portal, name, version }) => [`${portal}/${name}` as const, version]))
    this.#known = current
    if (this.#isUncertain) {
      this.#isUncertain = false
      this.#onChange('all')
    } else if (known) {
      const tags = new Set([...known.keys(), ...current.keys()])
      const changed = [...tags].filter((tag) => known.get(tag) !== current.get(tag))
      if (changed.length > 0) this.#onChange(changed)
    }
  }
}
