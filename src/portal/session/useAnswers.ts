import { useMemo, useSyncExternalStore } from 'react'
import type { OperationId } from '../../../schemas/engine'
import type { Answer, Query } from '../api/Query'
import { useSession } from './Session'

/** Returns the answers to queries, in order. Renders again when one changes, and refetches stale ones. */
export function useAnswers(queries: readonly Query[]): readonly unknown[] {
  const { queries: cache } = useSession()
  const addresses = queries.map(({ address }) => address).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal addresses are equal queries
  const source = useMemo(() => {
    let last: readonly unknown[] = []
    return {
      subscribe(onChange: () => void): () => void {
        const unsubscribes = queries.map((query) => cache.watch(query, onChange))
        return () => {
          for (const unsubscribe of unsubscribes) unsubscribe()
        }
      },
      read(): readonly unknown[] {
        const next = queries.map((query) => contentOf(cache.read(query)))
        if (!isSame(last, next)) last = next
        return last
      },
    }
  }, [cache, addresses])
  return useSyncExternalStore(source.subscribe, source.read, source.read)
}

/** The answer to a query, outside of pages; undefined until there is one. */
export function useAnswer<O extends OperationId>(query: Query<O>): Answer<O> | undefined {
  useAnswers([query])
  return useSession().queries.read(query)
}

/** A value that changes whenever the answer does. */
function contentOf(answer: Answer<OperationId> | undefined): unknown {
  if (!answer) return undefined
  return 'data' in answer ? answer.data : `${answer.failure.status} ${answer.failure.code}`
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])
