/** Lets as many holders at a time acquire it as it has permits, in the order of the calls. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(permits: number) {
    this.#free = permits
  }

  /** Waits for a permit, at most the given time. Resolves to whether there was one. */
  async acquire(timeoutMs?: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free--
      return true
    }
    return await new Promise<boolean>((resolve) => {
      const give = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(give), 1)
        resolve(false)
      }
      const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs)
      this.#waiting.push(give)
    })
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free++
  }
}
