import { shareStructure } from '../../../renderer/engine/shareStructure'
import { CallError } from './CallError'
import { type Answer, isMissing } from './Query'

/** How long an answer is fresh, in ms. A stale one is shown while it is refetched. */
const freshMs = 60_000

/** The current answer to one query. */
export type Cell<T> = ReturnType<typeof createCell<T>>

/** `fetch` makes the call; it rejects with a `CallError` when the call fails. */
export function createCell<T>(fetch: () => Promise<Answer<T>>) {
  let answer: Answer<T> | undefined
  let freshUntil = 0
  let renewing: Promise<void> | undefined
  const watchers = new Set<() => void>()

  function keep(next: Answer<T>): void {
    answer = shareStructure(answer, next)
    const isFinal = 'data' in answer || isMissing(answer.failure)
    freshUntil = isFinal ? Date.now() + freshMs : 0
  }

  async function renewNow(): Promise<void> {
    try {
      keep(await fetch())
    } catch (error) {
      const { status, code } = error instanceof CallError ? error : { status: 500, code: 'internal' }
      // A shown answer stays while the network or the server is down.
      if (answer && 'data' in answer && (status === 0 || status >= 500)) throw error
      keep({ failure: { status, code } })
    }
  }

  /** Refetches, once for simultaneous callers. Rejects only when an earlier answer stays because the call failed. */
  function renew(): Promise<void> {
    renewing ??= renewNow().finally(() => {
      renewing = undefined
      for (const changed of watchers) changed()
    })
    return renewing
  }

  /** Fetches unless the answer is fresh. Never rejects: a failure is an answer too. */
  const load = (): Promise<void> => (freshUntil > Date.now() ? Promise.resolve() : renew().catch(() => {}))

  return {
    read: () => answer,
    keep,
    renew,
    load,
    isWatched: () => watchers.size > 0,

    /** Subscribes to changes, and refetches a stale answer. Returns the function that unsubscribes. */
    watch(changed: () => void): () => void {
      watchers.add(changed)
      void load()
      return () => watchers.delete(changed)
    },

    expire(): void {
      freshUntil = 0
    },
  }
}
