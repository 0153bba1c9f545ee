/** A counting semaphore. Waiting callers acquire permits in the order of their calls. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(permits: number) {
    this.#free = permits
  }

  /** Waits for a permit. Resolves to false when none was free within `timeoutMs`. */
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
