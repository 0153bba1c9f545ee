/** In milliseconds: how long it must be quiet before work begins, and how long it waits for that at most. */
const quiet = 80
const longest = 1000

/**
 * Does work after something happened: once for many things that happen together, and never twice at the same time. What
 * happens meanwhile is worked on afterwards.
 */
export function createTurns(work: () => Promise<void>): { happened: () => void; close(): void } {
  let timer: NodeJS.Timeout | undefined
  let since = 0
  let isWorking = false
  let isWaiting = false
  let isClosed = false

  async function turn(): Promise<void> {
    timer = undefined
    isWorking = true
    isWaiting = false
    await work()
    isWorking = false
    if (isWaiting) happened()
  }

  function happened(): void {
    if (isClosed) return
    isWaiting = true
    if (isWorking) return
    const now = performance.now()
    if (timer) clearTimeout(timer)
    else since = now
    timer = setTimeout(turn, Math.max(0, Math.min(quiet, since + longest - now)))
  }

  return {
    happened,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
