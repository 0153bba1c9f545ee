/** Actions that run on the page a visitor sees. */
export type Runs = {
  /** Does `work` with a signal that is aborted when the visitor leaves the page. */
  begin<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** The run of that signal takes the visitor elsewhere itself: it goes on there, until that page is left too. */
  travel(signal: AbortSignal): void
  /** The visitor leaves the page. */
  leave(): void
}

export function createRuns(): Runs {
  const running = new Set<AbortController>()
  const travelling = new WeakSet<AbortSignal>()
  return {
    async begin(work) {
      const controller = new AbortController()
      running.add(controller)
      try {
        return await work(controller.signal)
      } finally {
        running.delete(controller)
      }
    },
    travel: (signal) => void travelling.add(signal),
    leave() {
      for (const controller of running) if (!travelling.delete(controller.signal)) controller.abort()
    },
  }
}
