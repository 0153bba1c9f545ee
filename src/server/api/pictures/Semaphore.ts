/** Lets a few at a time do something costly; the others wait their turn, up to a number past which they are refused. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  #free: number

  constructor(free: number, most: number) {
    this.#free = free
    this.#most = most
  }

  /** Runs the work once there is a slot; undefined when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#free === 0) {
      if (this.#waiting.length >= this.#most) return undefined
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
