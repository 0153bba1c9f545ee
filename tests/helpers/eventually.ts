import { setTimeout as wait } from 'node:timers/promises'
import { Patience } from './Patience'

const intervalMs = 5

/**
 * Waits until `check` neither throws, nor rejects, nor comes to false. Fails as `check` does once the test's patience is over. `pause`
 * lets the work go on between two checks. Works while the timers of the test are fake.
 */
export async function eventually(
  check: () => unknown,
  pause: () => Promise<unknown> = () => wait(intervalMs),
): Promise<void> {
  const patience = new Patience()
  for (;;) {
    await pause()
    try {
      if ((await check()) !== false) return
      if (patience.isOver) throw new Error(`never became true: ${check}`)
    } catch (error) {
      if (patience.isOver) throw error
    }
  }
}
