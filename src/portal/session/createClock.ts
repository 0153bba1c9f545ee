export type Clock = { now(): Date; run(): void }

/** A clock that stands still at the time of the server's rendering until `run` is called, so that hydration matches. */
export function createClock(stopped: number): Clock {
  let running = false
  return {
    now: () => new Date(running ? Date.now() : stopped),
    run: () => {
      running = true
    },
  }
}
