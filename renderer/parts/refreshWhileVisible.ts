/** Longest pause between attempts that fail, in milliseconds. */
const maxPauseMs = 600_000
const retryPauseMs = 15_000

type Options = {
  /** Nothing is read while it is out of sight or the page is in the background. */
  element: Element
  /** Milliseconds from one reading to the next; left out, it is read until it succeeds once. */
  intervalMs?: number | undefined
  /** Milliseconds until the first reading. */
  firstDelayMs: number
  /** Reads once; false when that failed. Must not reject. */
  refresh(signal: AbortSignal): Promise<boolean>
}

/**
 * Reads something again and again for as long as it is seen, and at once when it comes into sight and is overdue.
 * After failures the pauses grow. `readNow` reads whatever the time; `stop` ends all, a reading under way included.
 */
export function refreshWhileVisible({ element, intervalMs: every, firstDelayMs: first, refresh: read }: Options) {
  const abort = new AbortController()
  const pause = Math.max(every ?? 0, retryPauseMs)
  let due = Date.now() + first
  let failures = 0
  let isSeen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: Promise<boolean> | undefined

  function readNow(): Promise<boolean> {
    clearTimeout(timer)
    reading ??= readOnce()
    return reading
  }

  async function readOnce(): Promise<boolean> {
    const ok = await read(abort.signal)
    failures = ok ? 0 : failures + 1
    due = Date.now() + (ok ? (every ?? Number.POSITIVE_INFINITY) : Math.min(maxPauseMs, pause * 2 ** (failures - 1)))
    reading = undefined
    plan()
    return ok
  }

  function plan(): void {
    clearTimeout(timer)
    if (abort.signal.aborted || reading || !isSeen || document.hidden) return
    const wait = due - Date.now()
    if (wait <= 0) readNow()
    else if (Number.isFinite(wait)) timer = setTimeout(plan, wait)
  }

  function comeOnline(): void {
    if (failures > 0) due = Date.now()
    plan()
  }

  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false
    plan()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', plan)
  window.addEventListener('online', comeOnline)

  return {
    readNow,
    stop(): void {
      abort.abort()
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', plan)
      window.removeEventListener('online', comeOnline)
    },
  }
}
