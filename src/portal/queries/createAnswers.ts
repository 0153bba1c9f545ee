import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { share } from '../../../renderer/engine/share'
import { type Issue, isObject, own } from '../../../schemas/engine'
import type { Answer } from '../api/Answer'
import { type Client, toFailure } from '../api/createClient'
import type { Data, Endpoint } from '../api/endpoints'
import type { Query } from './Query'

/** Milliseconds an answer is taken for fresh; a page seen again later is asked for again while it is shown. */
const freshness = 60_000

export type Answers = ReturnType<typeof createAnswers>

type Options = {
  client: Client
  /** Title of pages that come without one. */
  title: string
  /** Told what is wrong with an answer. */
  report(issue: Issue, address: string): void
}

/** What the API answered, by address: asked once, kept for the next page, and refreshed where it is shown. */
export function createAnswers({ client, title, report }: Options) {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        structuralSharing: share,
        staleTime: ({ state }) => (isObject(state.data) && 'data' in state.data ? freshness : 0),
        networkMode: 'always',
        retry: false,
      },
    },
  })

  async function fetch<E extends Endpoint>(
    { endpoint, address }: Query<E>,
    signal: AbortSignal,
  ): Promise<Answer<Data<E>>> {
    try {
      const body = await client(address, { signal })
      const { checkAnswer } = await import('../api/checkAnswer')
      const sent = isObject(body) ? own(body, 'data') : undefined
      const data = checkAnswer(endpoint, sent, title, (issue) => report(issue, address))
      return data === undefined ? { failure: { status: 502, code: 'unsound' } } : { data }
    } catch (error) {
      const failure = toFailure(error)
      const known = cache.getQueryData<Answer<Data<E>>>([address])
      // What is shown stays shown while the network is away.
      if (signal.aborted || (known && 'data' in known && (failure.status === 0 || failure.status >= 500))) throw error
      return { failure }
    }
  }

  const options = <E extends Endpoint>(query: Query<E>) => ({
    queryKey: [query.address],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetch(query, signal),
  })

  return {
    /** Asks, unless a fresh answer is there. Resolves once there is an answer or a failure to show. */
    load: (query: Query): Promise<unknown> => cache.fetchQuery(options(query)).catch(() => undefined),

    read: <E extends Endpoint>(query: Query<E>) => cache.getQueryData<Answer<Data<E>>>([query.address]),

    /** A place where an answer is shown: it is kept, and refreshed when the visitor or the network comes back. */
    watch: <E extends Endpoint>(query: Query<E>) => new QueryObserver<Answer<Data<E>>>(cache, options(query)),

    /** Takes over what a server asked for; `at` is when, in milliseconds since 1970. */
    put: (answers: Readonly<Record<string, unknown>>, at: number): void => {
      for (const address in answers) cache.setQueryData([address], answers[address], { updatedAt: at })
    },

    /** Everything answered so far, by address. */
    all: (): Record<string, unknown> =>
      Object.fromEntries(
        cache
          .getQueryCache()
          .getAll()
          .map(({ queryKey: [address], state }) => [address, state.data]),
      ),

    /** Asks again for all that is shown. Rejects when that fails. */
    refresh: (): Promise<void> => cache.refetchQueries({ type: 'active' }, { throwOnError: true }),

    /** Something was changed on the server: what is shown next is asked for again. */
    expire: (): Promise<void> => cache.invalidateQueries({ refetchType: 'none' }),

    /** Watches for the visitor and the network coming back. */
    start: (): void => cache.mount(),
  }
}
