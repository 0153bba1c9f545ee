import { cpus } from 'node:os'

/** Time in which this machine has nothing else to do, after which a wait is in vain, in ms. */
const idleMs = 20_000

/** Ends the wait for work that never rests, before the limit of the test does, in ms. */
const hangMs = 100_000

/** How often the processors are looked at, in ms: the system counts their time in steps of 10. */
const lookMs = 250

/** The clock itself, where tests set another. */
const clock = performance.now.bind(performance)

/** The time in which a processor had nothing to do, of all processors together since the machine started, in ms. */
const readIdle = () => cpus().reduce((sum, { times }) => sum + times.idle, 0)

/**
 * How long a test waits for what must come. Only time in which a processor had nothing to do counts: on a busy machine, what the
 * test waits for may not have had its turn.
 */
export class Patience {
  readonly #began = clock()
  #looked = this.#began
  #idle = readIdle()
  #waited = 0

  get isOver(): boolean {
    const now = clock()
    if (now - this.#looked >= lookMs) {
      const idle = readIdle()
      this.#waited += Math.min(now - this.#looked, idle - this.#idle)
      this.#looked = now
      this.#idle = idle
    }
    return this.#waited > idleMs || now - this.#began > hangMs
  }
}
