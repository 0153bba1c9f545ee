/** Exit code of a server that a new process may replace: `EX_TEMPFAIL`, after a trap of its database. */
const temporaryFailure = 75

/** Delay before the first restart, and the longest one, in ms. */
const firstDelayMs = 1000
const lastDelayMs = 60_000

/** A server that ran for this time before it failed is restarted after `firstDelayMs` again, in ms. */
const steadyMs = 600_000

/**
 * Starts a server, and starts it again whenever it ends with `temporaryFailure`: each time after twice the delay.
 *
 * @param {object} options
 * @param {() => import('node:child_process').ChildProcess} options.start
 * @param {(code: number | null, signal: string | null) => void} options.onEnd called once, for any other end
 * @param {(text: string) => void} options.log
 * @param {(run: () => void, delayMs: number) => unknown} [options.later]
 * @param {() => number} [options.now] the time in ms
 * @returns {{ stop(signal: NodeJS.Signals): void }} `stop` passes a signal on; no restart follows it
 */
export function keepRunning({ start, onEnd, log, later = setTimeout, now = () => performance.now() }) {
  let delayMs = firstDelayMs
  let isStopped = false
  let server

  function run() {
    if (isStopped) return
    const startedAt = now()
    server = start()
    server.on('exit', (code, signal) => {
      server = undefined
      if (code !== temporaryFailure || isStopped) return onEnd(code, signal)
      if (now() - startedAt >= steadyMs) delayMs = firstDelayMs
      log(`the server starts again in ${delayMs / 1000} s`)
      later(run, delayMs)
      delayMs = Math.min(delayMs * 2, lastDelayMs)
    })
  }

  run()
  return {
    stop(signal) {
      isStopped = true
      if (server) server.kill(signal)
      else onEnd(null, signal)
    },
  }
}
