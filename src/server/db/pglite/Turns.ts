/** Hands out one thing to one taker at a time, in the order of asking. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #taken = false

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
