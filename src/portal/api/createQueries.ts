import { type DehydratedState, hydrate, QueryClient, QueryObserver } from '@tanstack/query-core'
import { shareStructure } from '../../../renderer/engine/shareStructure'
import { type Issue, isObject, own } from '../../../schemas/engine'
import type { Client } from './Client'
import { CallError } from './Client'
import type { ReadOperation } from './checkAnswer'
import type { Data } from './endpoints'
import { type Answer, type Failure, isMissing, type Query } from './Query'

/** How long an answer is fresh, in ms. A stale one is shown while it is refetched. */
const freshMs = 60_000

/** How long a failure of the server's page is not asked again, in ms, so that the page is hydrated as it is. */
const hydrationMs = 1000

/** How long an answer that no page shows is kept in the browser, in ms. */
const unusedMs = 10 * 60_000

/** What the visitor changes in other tabs and on other devices: fetched again whenever the page is looked at again. */
const changedElsewhere: readonly ReadOperation[] = [
  'readOwnWall',
  'readAnonymousWall',
  'readStoreCatalog',
  'listFavourites',
  'readFavourites',
  'checkFavourite',
]

export type Queries = ReturnType<typeof createQueries>

type Options = {
  client: Client
  /** Title of pages that come without one. */
  title: string
  /** Receives the issues of answers. */
  report(issue: Issue, address: string): void
}

/** The API's answers in query-core's cache: each is fetched once, kept for the next page, and refetched while it is shown. */
export function createQueries({ client, title, report }: Options) {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A timer would keep the server's rendering alive.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : unusedMs,
        retry: false,
        // A call without a network fails at once, and the page says so.
        networkMode: 'always',
        refetchOnReconnect: true,
        structuralSharing: shareStructure,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })

  const keyOf = ({ operation, address }: Query) => [operation, address]

  const optionsOf = <O extends ReadOperation>(query: Query<O>) => ({
    queryKey: keyOf(query),
    queryFn: () => fetchData(query),
    retryOnMount: !isKnownMissing(query),
    ...(changedElsewhere.includes(query.operation) ? { refetchOnWindowFocus: 'always' as const } : {}),
  })

  /** A shown answer stays while the network or the server is down. */
  function read<O extends ReadOperation>(query: Query<O>): Answer<O> | undefined {
    const { data, error } = cache.getQueryState<Data<O>, Partial<Failure>>(keyOf(query)) ?? {}
    const failure = error ? failureOf(error) : undefined
    const isRefused = failure && failure.status >= 400 && failure.status < 500
    if (data !== undefined && !isRefused) return { data }
    return failure && { failure }
  }

  async function fetchData<O extends ReadOperation>({ operation, address, fromLoaded }: Query<O>): Promise<Data<O>> {
    let body: unknown
    try {
      body = await client(address)
    } catch (error) {
      const isUnanswered = error instanceof CallError && error.status === 0
      const loaded = isUnanswered ? fromLoaded?.(read) : undefined
      if (loaded === undefined) throw error
      return loaded
    }
    const { checkAnswer } = await import('./checkAnswer')
    const received = isObject(body) ? own(body, 'data') : undefined
    const data = checkAnswer(operation, received, title, (issue) => report(issue, address))
    if (data === undefined) throw new CallError(address, 502, undefined)
    return data
  }

  /** When the answers of the server were added, in milliseconds since 1970. */
  let hydratedAt = 0

  /** The failure of a query without data; undefined for any other. */
  function failureWithoutData(query: Query): { failure: Failure; at: number } | undefined {
    const state = cache.getQueryState<unknown, Partial<Failure>>(keyOf(query))
    if (!state?.error || state.data !== undefined) return undefined
    return { failure: failureOf(state.error), at: state.errorUpdatedAt }
  }

  function isKnownMissing(query: Query): boolean {
    const failed = failureWithoutData(query)
    return failed !== undefined && isMissing(failed.failure) && Date.now() - failed.at < freshMs
  }

  function isBeingHydrated(query: Query): boolean {
    const failed = failureWithoutData(query)
    return failed !== undefined && failed.at === hydratedAt && Date.now() - hydratedAt < hydrationMs
  }

  return {
    cache,

    /** The answer to a query; undefined until there is one. */
    read,

    /** Fetches, unless there is a fresh answer. Never rejects: a failure is an answer too. */
    async load(query: Query): Promise<void> {
      if (!isKnownMissing(query) && !isBeingHydrated(query)) await cache.prefetchQuery(optionsOf(query))
    },

    /** Fetches again, in place of a reading that is under way. Never rejects. */
    async reload(query: Query): Promise<void> {
      await cache.cancelQueries({ queryKey: keyOf(query) })
      // A cancelled reading puts back that the answer was fresh when it began.
      await cache.prefetchQuery({ ...optionsOf(query), staleTime: 0 })
    },

    /** Calls `changed` when the answer changes, and refetches a stale one. Returns the function that unsubscribes. */
    watch: (query: Query, changed: () => void): (() => void) =>
      new QueryObserver(cache, optionsOf(query)).subscribe(changed),

    /** Changes an answer in place of the server. Returns the function that puts the former one back. */
    async update<O extends ReadOperation>(query: Query<O>, change: (data: Data<O>) => Data<O>): Promise<() => void> {
      const key = keyOf(query)
      // A reading that is under way would overwrite the change with what was true before it.
      await cache.cancelQueries({ queryKey: key })
      const former = cache.getQueryData<Data<O>>(key)
      if (former === undefined) return () => {}
      cache.setQueryData<Data<O>>(key, change(former))
      return () => void cache.setQueryData<Data<O>>(key, former)
    },

    /** Refetches everything that is shown. Rejects when an answer that was there cannot be had again. */
    async refresh(): Promise<void> {
      await cache.refetchQueries({ type: 'active' })
      const active = cache.getQueryCache().findAll({ type: 'active' })
      const failed = active.find(({ state }) => state.status === 'error' && state.data !== undefined)
      if (failed) throw failed.state.error
    },

    /** Whether the last answer to any query was that the portal is in maintenance. */
    isClosed: (): boolean =>
      cache
        .getQueryCache()
        .getAll()
        .some(({ state: { error } }) => error instanceof CallError && error.code === 'maintenance'),

    /** Marks every answer as stale, after a change on the server. */
    expire: (): Promise<void> => cache.invalidateQueries({ refetchType: 'none' }),

    /** Adds the answers that the server received. They count as received now, whatever the visitor's clock says. */
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

/** The failure of an error; an error without a status is a bug of the portal. */
const failureOf = ({ status = 500, code = 'internal' }: Partial<Failure>): Failure => ({ status, code })
