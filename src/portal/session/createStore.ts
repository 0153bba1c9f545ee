export type Store<T extends object> = ReturnType<typeof createStore<T>>

/** A value that changes while the page lives, and those who want to know. */
export function createStore<T extends object>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: (): T => value,

    /** Changes some members; the others stay. */
    update(change: Partial<T>): void {
      value = { ...value, ...change }
      for (const listener of listeners) listener()
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
