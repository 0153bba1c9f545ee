/** What an import read and left out. */
export class ImportSummary {
  /** Rows read, by file. */
  readonly read = new Map<string, number>()
  readonly #left = new Map<string, { count: number; example: string }>()
  /** Sentences for who runs the import. */
  readonly warnings: string[] = []

  /** Counts a row that cannot be used. */
  leaveOut(file: string, why: string, example: string): void {
    const key = `${file}: ${why}`
    const known = this.#left.get(key)
    if (known) known.count += 1
    else this.#left.set(key, { count: 1, example: example.slice(0, 80) })
  }

  /** What was left out, one line for each reason. */
  get leftOut(): string[] {
    return [...this.#left].map(([key, { count, example }]) => `${count} × ${key} (such as "${example}")`)
  }

  count(file: string, rows: number): void {
    this.read.set(file, rows)
  }
}
