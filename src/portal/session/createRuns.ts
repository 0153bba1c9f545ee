/** The actions that run on the current page. */
export type Runs = {
  /** Runs `work` with a signal that aborts when the visitor leaves the page. */
  start<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Keeps a run alive through the next navigation, which the run itself causes. */
  keepAcrossNavigation(signal: AbortSignal): void
  /** Aborts the runs of the page that the visitor leaves. */
  leavePage(): void
}

export function createRuns(): Runs {
  const running = new Set<AbortController>()
  const kept = new WeakSet<AbortSignal>()
  return {
    async start(work) {
      const controller = new AbortController()
      running.add(controller)
      try {
        return await work(controller.signal)
      } finally {
        running.delete(controller)
      }
    },
    keepAcrossNavigation: (signal) => void kept.add(signal),
    leavePage() {
      for (const controller of running) if (!kept.delete(controller.signal)) controller.abort()
    },
  }
}
