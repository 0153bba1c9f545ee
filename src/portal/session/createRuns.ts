/** Actions that run on the page a visitor sees. */
export type Runs = {
  /** Does `work` with a signal that is aborted when the visitor leaves the page. */
  start<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** The run of that signal takes the visitor elsewhere itself: it goes on there, until that page is left too. */
  keepAcrossNavigation(signal: AbortSignal): void
  /** The visitor leaves the page. */
  leavePage(): void
}

export function createRuns(): Runs {
  const running = new Set<AbortController>()
  const travelling = new WeakSet<AbortSignal>()
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
    keepAcrossNavigation: (signal) => void travelling.add(signal),
    leavePage() {
      for (const controller of running) if (!travelling.delete(controller.signal)) controller.abort()
    },
  }
}
