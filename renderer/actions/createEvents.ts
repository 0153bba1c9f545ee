import { ActionError } from './ActionError'

/** Handles an event. Its return value is the result of the event, a thrown value its failure. */
export type EventListener = (data: unknown) => unknown

export type Events = ReturnType<typeof createEvents>

/** Creates the event bus of a page. */
export function createEvents() {
  const listeners = new Map<string, readonly EventListener[]>()
  const listenersOf = (event: string) => listeners.get(event) ?? []
  /** Calls every listener at once, even when one throws. */
  const call = (event: string, data: unknown): Promise<unknown>[] =>
    listenersOf(event).map(async (listener) => listener(data))

  return {
    /** Listens to an event until the returned function is called. */
    on(event: string, listener: EventListener): () => void {
      listeners.set(event, [...listenersOf(event), listener])
      return () =>
        listeners.set(
          event,
          listenersOf(event).filter((other) => other !== listener),
        )
    },

    /** Notifies the listeners of an event, if there are any. Ignores their failures. */
    announce(event: string, data?: unknown): void {
      void Promise.allSettled(call(event, data))
    },

    /**
     * Emits an event that must be handled. Resolves to the result of its first listener when all have handled it. Rejects with
     * the failure of a listener, and with an `ActionError` when there is none.
     */
    async request(event: string, data?: unknown): Promise<unknown> {
      if (listenersOf(event).length === 0) {
        throw new ActionError('unavailable', `Nothing listens to the event "${event}".`)
      }
      const [result] = await Promise.all(call(event, data))
      return result
    },
  }
}
