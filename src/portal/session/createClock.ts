export type Clock = { now(): Date; run(): void }

/** Stands still at the time the server drew the page, until it is told to run. */
export function createClock(stopped: number): Clock {
  let running = false
  return {
    now: () => new Date(running ? Date.now() : stopped),
    run: () => {
      running = true
    },
  }
}
