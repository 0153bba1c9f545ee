import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop before a page. Node.js accepts one connection in each, and an idle one takes some microseconds. */
const turnsPerPage = 10

/**
 * Lets pages be rendered one by one, with some turns of the event loop before each: whatever has arrived meanwhile, such as a health
 * check, is answered between two pages, not after all of them.
 */
export class RenderQueue {
  #last: Promise<void> = Promise.resolve()

  /** Resolves in a turn of the event loop in which no other caller continues. Callers continue in the order of their calls. */
  readonly turn = (): Promise<void> => {
    this.#last = this.#last.then(async () => {
      for (let turn = 0; turn < turnsPerPage; turn++) await nextTurn()
    })
    return this.#last
  }
}
