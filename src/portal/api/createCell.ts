import { shareStructure } from '../../../renderer/engine/shareStructure'
import { CallError } from './CallError'
import { type Answer, isMissing } from './Query'

/** Milliseconds an answer is taken for fresh; when it is shown again later it is asked for again meanwhile. */
const freshMs = 60_000

/** The answer to one question, as it is known now. */
export type Cell<T> = ReturnType<typeof createCell<T>>

/** `ask` puts the question; it rejects with a `CallError` when there is no answer. */
export function createCell<T>(ask: () => Promise<Answer<T>>) {
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
      keep(await ask())
    } catch (error) {
      const { status, code } = error instanceof CallError ? error : { status: 500, code: 'internal' }
      // What is shown stays shown while the network or the server is away.
      if (answer && 'data' in answer && (status === 0 || status >= 500)) throw error
      keep({ failure: { status, code } })
    }
  }

  /** Asks, once for all who ask meanwhile. Rejects only when an earlier answer stays because there is no new one. */
  function renew(): Promise<void> {
    renewing ??= renewNow().finally(() => {
      renewing = undefined
      for (const changed of watchers) changed()
    })
    return renewing
  }

  /** Asks unless the answer is fresh. Never rejects: afterwards there is an answer, or a failure to show. */
  const load = (): Promise<void> => (freshUntil > Date.now() ? Promise.resolve() : renew().catch(() => {}))

  return {
    read: () => answer,
    keep,
    renew,
    load,
    isWatched: () => watchers.size > 0,

    /** Tells of every change from now on, and asks if the answer is no longer fresh. Returns how to stop. */
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
