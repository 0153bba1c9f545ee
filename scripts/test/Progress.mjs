import { log } from '../set-up.mjs'

const intervalMs = 20_000

/** Prints the progress of a part of the run, at most every 20 seconds, in a terminal or not. */
export class Progress {
  #part
  #started = performance.now()
  #printed = this.#started

  constructor(part) {
    this.#part = part
  }

  /** `done` describes the progress in words. */
  report(done) {
    const now = performance.now()
    if (now - this.#printed < intervalMs) return
    this.#printed = now
    log(`${this.#part}: ${done}, ${formatDuration(now - this.#started)}`)
  }
}

/** Formats a duration in ms as minutes and seconds, such as `3 min 05 s`. */
export function formatDuration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  const rest = seconds % 60
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(rest).padStart(2, '0')} s`
}
