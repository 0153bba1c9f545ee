import { type DehydratedState, hydrate, QueryClient, QueryObserver } from '@tanstack/query-core'
import { shareStructure } from '../../../renderer/engine/shareStructure'
import type { OperationId } from '../../../schemas/engine'
import { CallError } from './Client'
import type { Data } from './endpoints'
import { type AnswerSource, fetchAnswer } from './fetchAnswer'
import { type Answer, type Failure, isMissing, type Query } from './Query'

/** Milliseconds for which an answer is fresh. A stale answer is shown while it is refetched. */
const freshMs = 60_000

/**
 * Milliseconds after hydration in which a failure of the server's page is not retried, so that the page hydrates as
 * it was rendered.
 */
const hydrationMs = 1000

/** Milliseconds for which the browser keeps an answer that no page shows. */
const unusedMs = 10 * 60_000

export type Queries = ReturnType<typeof createQueries>

const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A timer would keep server rendering alive.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : unusedMs,
        retry: false,
        // An offline call fails at once, so that the page can say so.
        networkMode: 'always',
        refetchOnReconnect: true,
        structuralSharing: shareStructure,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

/**
 * Creates the cache of API answers on top of query-core. Each answer is fetched once, shared between pages, and
 * refetched while shown.
 */
export function createQueries(source: AnswerSource) {
  const cache = createCache()
  return { cache, ...createReads(cache, source), ...createUpdates(cache) }
}

/** Creates what fetches, reads and watches answers. */
function createReads(cache: QueryClient, source: AnswerSource) {
  /** When the server's answers were added, in milliseconds since 1970. */
  let hydratedAt = 0

  const optionsOf = <O extends OperationId>(query: Query<O>) => ({
    queryKey: keyOf(query),
    queryFn: () => fetchAnswer(query, source, read),
    retryOnMount: !isRecentlyMissing(cache, query),
    ...(query.refetchesOnFocus && { refetchOnWindowFocus: 'always' as const }),
  })

  const read = <O extends OperationId>(query: Query<O>): Answer<O> | undefined => readCached(cache, query)

  function isBeingHydrated(query: Query): boolean {
    const failed = failureWithoutData(cache, query)
    return failed !== undefined && failed.at === hydratedAt && Date.now() - hydratedAt < hydrationMs
  }

  return {
    /** The answer to a query; undefined until there is one. */
    read,

    /**
     * Fetches the query unless its answer is fresh or derived from another. Never rejects, because failures are
     * answers.
     */
    async load(query: Query): Promise<void> {
      if (deriveFromWhole(cache, query)) return
      if (!isRecentlyMissing(cache, query) && !isBeingHydrated(query)) await cache.prefetchQuery(optionsOf(query))
    },

    /** Fetches the query again and cancels a running fetch. Never rejects. */
    async reload(query: Query): Promise<void> {
      await cache.cancelQueries({ queryKey: keyOf(query) })
      // Cancelling restores the freshness from before the cancelled fetch.
      await cache.prefetchQuery({ ...optionsOf(query), staleTime: 0 })
    },

    /** Calls `onChange` when the answer changes, and refetches a stale one. Returns the function that unsubscribes. */
    watch: (query: Query, onChange: () => void): (() => void) =>
      new QueryObserver(cache, optionsOf(query)).subscribe(onChange),

    /** Makes failures of the queries without an answer, so that the page is rendered, and hydrated, without them. */
    giveUpPending(): void {
      for (const query of cache.getQueryCache().getAll()) {
        if (query.state.status !== 'pending') continue
        const error = new CallError(String(query.queryKey[1]), 504, undefined)
        void query.cancel({ silent: true, revert: false })
        query.setState({ status: 'error', fetchStatus: 'idle', error, errorUpdatedAt: Date.now() })
      }
    },

    /** Whether the server last answered any query with the maintenance error. */
    isClosed: (): boolean =>
      cache
        .getQueryCache()
        .getAll()
        .some(({ state: { error } }) => error instanceof CallError && error.code === 'maintenance'),

    /** Adds the server's answers. They count as received now, because the visitor's clock may be wrong. */
    hydrate({ queries }: DehydratedState): void {
      hydratedAt = Date.now()
      const received = queries.map((query) => ({
        ...query,
        state: { ...query.state, dataUpdatedAt: hydratedAt, errorUpdatedAt: hydratedAt },
      }))
      hydrate(cache, { mutations: [], queries: received })
    },
  }
}

/** Creates what changes and refetches the answers in the cache. */
const createUpdates = (cache: QueryClient) => ({
  /** Refetches the query if a page shows it. Never rejects. */
  reloadShown: (query: Query): Promise<void> =>
    cache.refetchQueries({ queryKey: keyOf(query), exact: true, type: 'active' }),

  /** Changes a cached answer before the server has. Returns the function that rolls the change back. */
  async update<O extends OperationId>(query: Query<O>, change: (data: Data<O>) => Data<O>): Promise<() => void> {
    const key = keyOf(query)
    // A running fetch would overwrite the change with older data.
    await cache.cancelQueries({ queryKey: key })
    const previous = cache.getQueryData<Data<O>>(key)
    if (previous === undefined) return () => {}
    cache.setQueryData<Data<O>>(key, change(previous))
    return () => void cache.setQueryData<Data<O>>(key, previous)
  },

  /** Refetches all shown answers. Rejects when one that has data fails. */
  async refresh(): Promise<void> {
    await cache.refetchQueries({ type: 'active' })
    const active = cache.getQueryCache().findAll({ type: 'active' })
    const failed = active.find(({ state }) => state.status === 'error' && state.data !== undefined)
    if (failed) throw failed.state.error
  },

  /** Marks every answer as stale after a change on the server. */
  expire: (): Promise<void> => cache.invalidateQueries({ refetchType: 'none' }),
})

const keyOf = ({ operation, address, listed }: Query) => [operation, address + (listed ?? '')]

/** The answer that the cache has. A shown answer stays while the network or the server is down. */
function readCached<O extends OperationId>(cache: QueryClient, query: Query<O>): Answer<O> | undefined {
  const { data, error } = cache.getQueryState<Data<O>, Partial<Failure>>(keyOf(query)) ?? {}
  const failure = error ? failureOf(error) : undefined
  const isClientError = failure && failure.status >= 400 && failure.status < 500
  if (data !== undefined && !isClientError) return { data }
  return failure && { failure }
}

/** The failure of a query that has no data; undefined for any other query. */
function failureWithoutData(cache: QueryClient, query: Query): { failure: Failure; at: number } | undefined {
  const state = cache.getQueryState<unknown, Partial<Failure>>(keyOf(query))
  if (!state?.error || state.data !== undefined) return undefined
  return { failure: failureOf(state.error), at: state.errorUpdatedAt }
}

/** Whether the server said a moment ago that the requested thing does not exist. */
function isRecentlyMissing(cache: QueryClient, query: Query): boolean {
  const failed = failureWithoutData(cache, query)
  return failed !== undefined && isMissing(failed.failure) && Date.now() - failed.at < freshMs
}

/**
 * Derives an answer from a newer answer that contains it. The derived answer is stale, so pages show it while they
 * fetch the server's. Returns whether it derived one.
 */
function deriveFromWhole(cache: QueryClient, { partOf, ...query }: Query): boolean {
  const whole = partOf && cache.getQueryState<Data<OperationId>>(keyOf(partOf.whole))
  if (!whole || whole.data === undefined) return false
  const part = cache.getQueryState(keyOf(query))
  if (part?.data !== undefined && part.dataUpdatedAt >= whole.dataUpdatedAt) return false
  cache.setQueryData(keyOf(query), partOf.select(whole.data), { updatedAt: 0 })
  return true
}

/** The failure of an error. An error without a status is a bug of the portal. */
const failureOf = ({ status = 500, code = 'internal' }: Partial<Failure>): Failure => ({ status, code })
