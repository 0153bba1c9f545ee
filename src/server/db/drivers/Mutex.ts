/** Lets one holder at a time acquire it, in the order of the calls. */
export class Mutex {
  readonly #waiting: (() => void)[] = []
  #isLocked = false

  async acquire(): Promise<void> {
    if (!this.#isLocked) {
      this.#isLocked = true
      return
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isLocked = false
  }
}
