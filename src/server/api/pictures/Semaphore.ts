/** Limits concurrent work. Further work waits in order of arrival, up to a maximum past which it is refused. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  readonly #maxWaiting: number
  #free: number

  constructor(permits: number, maxWaiting: number) {
    this.#free = permits
    this.#maxWaiting = maxWaiting
  }

  /** Runs the work as soon as a permit is free; returns undefined when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#free === 0) {
      if (this.#waiting.length >= this.#maxWaiting) return undefined
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#free--
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
