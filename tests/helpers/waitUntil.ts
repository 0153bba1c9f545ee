import { setImmediate as nextTurn } from 'node:timers/promises'
import { act } from 'react'
import { scaled } from './scaled'

const timeoutMs = scaled(20_000)

/**
 * Lets React render what comes in until `check` neither throws, nor rejects, nor comes to false. Fails as `check` does after twenty
 * seconds. Works while the timers of the test are fake.
 */
export async function waitUntil(check: () => unknown): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    await act(() => nextTurn())
    try {
      if ((await check()) !== false) return
      if (performance.now() > deadline) throw new Error(`never became true: ${check}`)
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
  }
}

/** Starts what takes a while, and waits only for what React renders of it at once. */
export const startRun = <T>(work: () => Promise<T>): Promise<{ outcome: Promise<T> }> =>
  act(async () => ({ outcome: work() }))
