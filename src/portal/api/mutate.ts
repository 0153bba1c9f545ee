import { MutationObserver } from '@tanstack/query-core'
import type { Draft } from 'immer'
import type { ReadOperation } from './checkAnswer'
import type { Queries } from './createQueries'
import type { Data } from './endpoints'
import type { Query } from './Query'

/** What is shown before the server has answered: `edit` changes a draft of a query's data to what the write will leave. */
type Optimistic<O extends ReadOperation> = { query: Query<O>; edit(draft: Draft<Data<O>>): void }

type Options<T, O extends ReadOperation> = {
  /** Makes the call. */
  write(): Promise<T>
  optimistic?: Optimistic<O>
}

/**
 * Runs a call that changes data on the server. Shows the optimistic data at once and puts the former back when the call
 * fails; afterwards every answer is stale, and the changed one is refetched. Rejects when the call fails.
 */
export function mutate<T, O extends ReadOperation>(queries: Queries, { write, optimistic }: Options<T, O>): Promise<T> {
  const observer = new MutationObserver<T, Error, void, (() => void) | undefined>(queries.cache, {
    mutationFn: write,
    onMutate: () => optimistic && showResult(queries, optimistic),
    onError: (_, __, rollBack) => rollBack?.(),
    onSettled: async () => {
      await queries.expire()
      // A reading that is under way may be older than the write, so it does not count.
      if (optimistic) void queries.reload(optimistic.query)
    },
  })
  return observer.mutate()
}

/**
 * Edits the answer, without freezing it: answers share their parts with later ones, which writes to them. Without the code for
 * it, which may fail to load, the answer stays until the server's arrives.
 */
async function showResult<O extends ReadOperation>(queries: Queries, { query, edit }: Optimistic<O>) {
  const immer = await import('immer').catch(() => undefined)
  return immer && queries.update(query, new immer.Immer({ autoFreeze: false }).produce(edit))
}
