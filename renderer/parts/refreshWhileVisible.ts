/** Maximum and minimum pause after a failure, in milliseconds. */
const maxPauseMs = 600_000
const retryPauseMs = 15_000

type Options = {
  /** Refreshes pause while this element is outside the viewport or the page is hidden. */
  element: Element
  /** Milliseconds between two refreshes; without it, the refreshes end with the first success. */
  intervalMs?: number | undefined
  /** Milliseconds until the first refresh. */
  firstDelayMs: number
  /** Refreshes once and returns whether that succeeded. Must not reject. */
  refresh(signal: AbortSignal): Promise<boolean>
}

/**
 * Calls `refresh` regularly while the element is visible, and at once when it becomes visible and is overdue. The
 * pause doubles after each failure. `refreshNow` ignores the schedule; `stop` also aborts a running refresh.
 */
export function refreshWhileVisible({ element, intervalMs, firstDelayMs, refresh }: Options) {
  const abort = new AbortController()
  const retryMs = Math.max(intervalMs ?? 0, retryPauseMs)
  let dueAt = Date.now() + firstDelayMs
  let failures = 0
  let isVisible = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined

  function refreshNow(): Promise<boolean> {
    clearTimeout(timer)
    running ??= refreshOnce()
    return running
  }

  async function refreshOnce(): Promise<boolean> {
    const ok = await refresh(abort.signal)
    failures = ok ? 0 : failures + 1
    dueAt =
      Date.now() + (ok ? (intervalMs ?? Number.POSITIVE_INFINITY) : Math.min(maxPauseMs, retryMs * 2 ** (failures - 1)))
    running = undefined
    schedule()
    return ok
  }

  function schedule(): void {
    clearTimeout(timer)
    if (abort.signal.aborted || running || !isVisible || document.hidden) return
    const wait = dueAt - Date.now()
    if (wait <= 0) refreshNow()
    else if (Number.isFinite(wait)) timer = setTimeout(schedule, wait)
  }

  function onOnline(): void {
    if (failures > 0) dueAt = Date.now()
    schedule()
  }

  const observer = new IntersectionObserver((entries) => {
    isVisible = entries.at(-1)?.isIntersecting ?? false
    schedule()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', schedule)
  window.addEventListener('online', onOnline)

  return {
    refreshNow,
    stop(): void {
      abort.abort()
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', schedule)
      window.removeEventListener('online', onOnline)
    },
  }
}
