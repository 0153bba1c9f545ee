/** Hands out one thing to one taker at a time, in the order of asking. */
export class Mutex {
  readonly #waiting: (() => void)[] = []
  #taken = false

  async acquire(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
