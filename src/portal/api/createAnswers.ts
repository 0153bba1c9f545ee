import { shareStructure } from '../../../renderer/engine/shareStructure'
import { type Issue, isObject, own } from '../../../schemas/engine'
import { CallError, type Client } from './createClient'
import { type Data, type Endpoint, endpointNames } from './endpoints'
import { type Answer, type AnswerTable, isMissing, type Query } from './Query'

/** Maximum number of answers per endpoint. Beyond it, the oldest one that is not shown is removed. */
const maxAnswers = 40

export type Answers = ReturnType<typeof createAnswers>

type Options = {
  client: Client
  /** Title of pages that come without one. */
  title: string
  /** Receives the issues of answers. */
  report(issue: Issue, address: string): void
}

/** Caches the API's answers: each query is fetched once, kept for the next page, and refetched while it is shown. */
export function createAnswers({ client, title, report }: Options) {
  const cells: { readonly [E in Endpoint]: Map<string, Cell<Data<E>>> } = {
    readHome: new Map(),
    readFooter: new Map(),
    readBlock: new Map(),
    readMenu: new Map(),
    readContent: new Map(),
    listPublications: new Map(),
    readPublication: new Map(),
    listEvents: new Map(),
    readEvent: new Map(),
    listEventDates: new Map(),
    listTags: new Map(),
  }
  const caches = Object.values(cells)
  const watched = () => caches.flatMap((cache) => [...cache.values()].filter((cell) => cell.isWatched()))

  async function fetch<E extends Endpoint>({ endpoint, address }: Query<E>): Promise<Answer<Data<E>>> {
    const body = await client(address)
    const { checkAnswer } = await import('./checkAnswer')
    const received = isObject(body) ? own(body, 'data') : undefined
    const data = checkAnswer(endpoint, received, title, (issue) => report(issue, address))
    return data === undefined ? { failure: { status: 502, code: 'unsound' } } : { data }
  }

  function cellOf<E extends Endpoint>(query: Query<E>): Cell<Data<E>> {
    const cache: Map<string, Cell<Data<E>>> = cells[query.endpoint]
    const known = cache.get(query.address)
    if (known) return known
    const oldest = cache.size >= maxAnswers && [...cache].find(([, cell]) => !cell.isWatched())
    if (oldest) cache.delete(oldest[0])
    const cell = createCell(() => fetch(query))
    cache.set(query.address, cell)
    return cell
  }

  return {
    read: <E extends Endpoint>(query: Query<E>): Answer<Data<E>> | undefined => cellOf(query).read(),

    /** Fetches, unless there is a fresh answer. Never rejects: a failure is an answer too. */
    load: <E extends Endpoint>(query: Query<E>): Promise<void> => cellOf(query).load(),

    watch: <E extends Endpoint>(query: Query<E>, changed: () => void): (() => void) => cellOf(query).watch(changed),

    /** Adds the answers that the server received. */
    put(table: Partial<AnswerTable>): void {
      const keep = <E extends Endpoint>(endpoint: E) => {
        const answers: Readonly<Record<string, Answer<Data<E>>>> = table[endpoint] ?? {}
        for (const address in answers) if (answers[address]) cellOf({ endpoint, address }).keep(answers[address])
      }
      for (const endpoint of endpointNames) keep(endpoint)
    },

    /** All answers so far. */
    all(): AnswerTable {
      const table: AnswerTable = {
        readHome: {},
        readFooter: {},
        readBlock: {},
        readMenu: {},
        readContent: {},
        listPublications: {},
        readPublication: {},
        listEvents: {},
        readEvent: {},
        listEventDates: {},
        listTags: {},
      }
      const write = <E extends Endpoint>(endpoint: E) => {
        const cache: Map<string, Cell<Data<E>>> = cells[endpoint]
        const answers: Record<string, Answer<Data<E>>> = table[endpoint]
        for (const [address, cell] of cache) {
          const answer = cell.read()
          if (answer) answers[address] = answer
        }
      }
      for (const endpoint of endpointNames) write(endpoint)
      return table
    },

    /** Refetches everything that is shown. Rejects when that fails. */
    refresh: (): Promise<unknown> => Promise.all(watched().map((cell) => cell.renew())),

    /** Refetches what is shown and no longer fresh. */
    wake(): void {
      for (const cell of watched()) void cell.load()
    },

    /** Marks every answer as stale, after a change on the server. */
    expire(): void {
      for (const cache of caches) for (const cell of cache.values()) cell.expire()
    },
  }
}

/** How long an answer is fresh, in ms. A stale one is shown while it is refetched. */
const freshMs = 60_000

/** The current answer to one query. */
type Cell<T> = ReturnType<typeof createCell<T>>

/** `fetch` makes the call; it rejects with a `CallError` when the call fails. */
function createCell<T>(fetch: () => Promise<Answer<T>>) {
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

/** Refetches stale answers when the page becomes visible again or the network comes back. */
export function refetchOnFocus(answers: Answers): void {
  window.addEventListener('online', answers.wake)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) answers.wake()
  })
}
