/** In milliseconds: the pause without requests after which the work begins, and the longest wait for such a pause. */
const quiet = 80
const maxWait = 1000

/**
 * Runs `work` after calls of `request`: once for calls in quick succession, and never twice at the same time. A call
 * during the work starts it once more afterwards.
 */
export function debounceWork(work: () => Promise<void>): { request: () => void; close(): void } {
  let timer: NodeJS.Timeout | undefined
  let requestedAt = 0
  let isWorking = false
  let isRequested = false
  let isClosed = false

  async function start(): Promise<void> {
    timer = undefined
    isWorking = true
    isRequested = false
    await work()
    isWorking = false
    if (isRequested) request()
  }

  function request(): void {
    if (isClosed) return
    isRequested = true
    if (isWorking) return
    const now = performance.now()
    if (timer) clearTimeout(timer)
    else requestedAt = now
    timer = setTimeout(start, Math.max(0, Math.min(quiet, requestedAt + maxWait - now)))
  }

  return {
    request,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
