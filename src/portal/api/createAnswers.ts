import { type Issue, isObject, own } from '../../../schemas/engine'
import { type Cell, createCell } from './createCell'
import type { Client } from './createClient'
import { type Data, type Endpoint, endpointNames } from './endpoints'
import type { Answer, AnswerTable, Query } from './Query'

/** Answers kept of each endpoint; beyond, the oldest that nobody shows goes. */
const maxAnswers = 40

export type Answers = ReturnType<typeof createAnswers>

type Options = {
  client: Client
  /** Title of pages that come without one. */
  title: string
  /** Told what is wrong with an answer. */
  report(issue: Issue, address: string): void
}

/** What the API answered: asked once, kept for the next page, and refreshed where it is shown. */
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
  const boards = Object.values(cells)
  const watched = () => boards.flatMap((board) => [...board.values()].filter((cell) => cell.isWatched()))

  async function fetch<E extends Endpoint>({ endpoint, address }: Query<E>): Promise<Answer<Data<E>>> {
    const body = await client(address)
    const { checkAnswer } = await import('./checkAnswer')
    const sent = isObject(body) ? own(body, 'data') : undefined
    const data = checkAnswer(endpoint, sent, title, (issue) => report(issue, address))
    return data === undefined ? { failure: { status: 502, code: 'unsound' } } : { data }
  }

  function cellOf<E extends Endpoint>(query: Query<E>): Cell<Data<E>> {
    const board: Map<string, Cell<Data<E>>> = cells[query.endpoint]
    const known = board.get(query.address)
    if (known) return known
    const oldest = board.size >= maxAnswers && [...board].find(([, cell]) => !cell.isWatched())
    if (oldest) board.delete(oldest[0])
    const cell = createCell(() => fetch(query))
    board.set(query.address, cell)
    return cell
  }

  return {
    read: <E extends Endpoint>(query: Query<E>): Answer<Data<E>> | undefined => cellOf(query).read(),

    /** Asks, unless a fresh answer is there. Never rejects: there is an answer, or a failure to show. */
    load: <E extends Endpoint>(query: Query<E>): Promise<void> => cellOf(query).load(),

    watch: <E extends Endpoint>(query: Query<E>, changed: () => void): (() => void) => cellOf(query).watch(changed),

    /** Takes over what a server was answered. */
    put(table: Partial<AnswerTable>): void {
      const keep = <E extends Endpoint>(endpoint: E) => {
        const answers: Readonly<Record<string, Answer<Data<E>>>> = table[endpoint] ?? {}
        for (const address in answers) if (answers[address]) cellOf({ endpoint, address }).keep(answers[address])
      }
      for (const endpoint of endpointNames) keep(endpoint)
    },

    /** Everything answered so far. */
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
        const board: Map<string, Cell<Data<E>>> = cells[endpoint]
        const answers: Record<string, Answer<Data<E>>> = table[endpoint]
        for (const [address, cell] of board) {
          const answer = cell.read()
          if (answer) answers[address] = answer
        }
      }
      for (const endpoint of endpointNames) write(endpoint)
      return table
    },

    /** Asks again for all that is shown. Rejects when that fails. */
    refresh: (): Promise<unknown> => Promise.all(watched().map((cell) => cell.renew())),

    /** Asks again for what is shown and no longer fresh: the visitor or the network has come back. */
    wake(): void {
      for (const cell of watched()) void cell.load()
    },

    /** Something was changed on the server: what is shown next is asked for again. */
    expire(): void {
      for (const board of boards) for (const cell of board.values()) cell.expire()
    },
  }
}
