/** Creates timers by name. A new timer replaces the one of the same name. */
export function createTimers() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    /** Whether the timer runs or has ended, and was not cleared. */
    has: (name: string): boolean => timers.has(name),

    start(name: string, delayMs: number, then: () => void): void {
      clearTimeout(timers.get(name))
      timers.set(name, setTimeout(then, delayMs))
    },

    clear(name: string): void {
      clearTimeout(timers.get(name))
      timers.delete(name)
    },

    /** Stops all timers. */
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
