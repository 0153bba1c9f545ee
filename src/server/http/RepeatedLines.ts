type Write = (repeats: number) => void

type Options = {
  /** Time in which a line is written once, in ms. */
  windowMs?: number
  /** How many different lines are counted at a time; others are not written before one of these is over. */
  maxLines?: number
}

/** Writes a line at its first occurrence, and at the end of each window how often it occurred again. */
export class RepeatedLines {
  readonly #lines = new Map<string, { repeats: number; write: Write }>()
  readonly #windowMs: number
  readonly #maxLines: number

  constructor({ windowMs = 60_000, maxLines = 1000 }: Options = {}) {
    this.#windowMs = windowMs
    this.#maxLines = maxLines
  }

  /** Calls `write` with 0 for a line that is new, else counts it. `key` tells lines apart. */
  write(key: string, write: Write): void {
    const line = this.#lines.get(key)
    if (line) {
      line.repeats++
      line.write = write
    } else if (this.#lines.size < this.#maxLines) {
      this.#lines.set(key, { repeats: 0, write })
      this.#endLater(key)
      write(0)
    }
  }

  #endLater(key: string): void {
    setTimeout(() => this.#end(key), this.#windowMs).unref()
  }

  #end(key: string): void {
    const line = this.#lines.get(key)
    if (!line || line.repeats === 0) {
      this.#lines.delete(key)
      return
    }
    line.write(line.repeats)
    line.repeats = 0
    this.#endLater(key)
  }
}
