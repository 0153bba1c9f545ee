import { MutationObserver } from '@tanstack/query-core'
import type { Draft } from 'immer'
import type { OperationId } from '../../../schemas/engine'
import type { Queries } from './createQueries'
import type { Data } from './endpoints'
import type { Query } from './Query'

/**
 * An optimistic update: `edit` changes a draft of a query's data to the expected result of the write. It also edits
 * the data of `parts`, queries whose answers are parts of that one.
 */
type Optimistic<O extends OperationId> = {
  query: Query<O>
  parts?: readonly Query<O>[]
  edit(draft: Draft<Data<O>>): void
}

type Options<T, O extends OperationId> = {
  /** Makes the call. */
  write(): Promise<T>
  optimistic?: Optimistic<O>
}

/**
 * Runs a call that changes data on the server. Shows the optimistic data at once and rolls it back when the call
 * fails. Afterwards every answer is stale, and the changed one is refetched. Rejects when the call fails.
 */
export function mutate<T, O extends OperationId>(queries: Queries, { write, optimistic }: Options<T, O>): Promise<T> {
  // The call starts before the code of the optimistic update loads, because the visitor may leave the page at once.
  const written = write()
  // The observer reports the failure, after the optimistic update.
  written.catch(() => {})
  const observer = new MutationObserver<T, Error, void, (() => void) | undefined>(queries.cache, {
    mutationFn: () => written,
    onMutate: () => optimistic && showResult(queries, optimistic),
    onError: (_, __, rollBack) => rollBack?.(),
    onSettled: async () => {
      await queries.expire()
      if (!optimistic) return
      // A fetch that was already running may be older than the write, so it is replaced.
      void queries.reload(optimistic.query)
      for (const part of optimistic.parts ?? []) void queries.reloadShown(part)
    },
  })
  return observer.mutate()
}

/**
 * Edits the answer. Does not freeze it, because structural sharing writes to shared parts. If immer fails to load,
 * the answer stays until the server's arrives.
 */
async function showResult<O extends OperationId>(queries: Queries, { query, parts = [], edit }: Optimistic<O>) {
  const immer = await import('immer').catch(() => undefined)
  if (!immer) return undefined
  const { produce } = new immer.Immer({ autoFreeze: false })
  const undo = await Promise.all([query, ...parts].map((each) => queries.update(each, produce(edit))))
  return () => {
    for (const putBack of undo) putBack()
  }
}
