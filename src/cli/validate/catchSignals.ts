import { exitCodes } from '../exitCodes'

const signals = ['SIGINT', 'SIGTERM'] as const

/**
 * Hears Ctrl-C, and what a CI sends before it kills. The first resolves `interrupted`; the second ends the process at once.
 * `release` leaves signals as they were.
 */
export function catchSignals(): { interrupted: Promise<void>; release(): void } {
  let isInterrupted = false
  let resolve = () => {}
  const interrupted = new Promise<void>((done) => {
    resolve = done
  })
  const hear = () => {
    if (isInterrupted) process.exit(exitCodes.unusable)
    isInterrupted = true
    resolve()
  }
  for (const signal of signals) process.on(signal, hear)
  return {
    interrupted,
    release() {
      for (const signal of signals) process.off(signal, hear)
    },
  }
}
