import { exitCodes } from '../exitCodes'

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Handles SIGINT (Ctrl-C) and SIGTERM (a CI that cancels a job). The first signal resolves `interrupted`; the second one exits
 * the process at once. `release` removes the handlers.
 */
export function catchSignals(): { interrupted: Promise<void>; release(): void } {
  let isInterrupted = false
  let resolve = () => {}
  const interrupted = new Promise<void>((done) => {
    resolve = done
  })
  const handle = () => {
    if (isInterrupted) process.exit(exitCodes.unusable)
    isInterrupted = true
    resolve()
  }
  for (const signal of signals) process.on(signal, handle)
  return {
    interrupted,
    release() {
      for (const signal of signals) process.off(signal, handle)
    },
  }
}
