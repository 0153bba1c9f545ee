import { type Issue, isObject, type OperationId, own } from '../../../schemas/engine'
import { CallError, type Client } from './Client'
import type { Data } from './endpoints'
import type { Query, ReadAnswer } from './Query'

/** Where answers come from, and where their issues go. */
export type AnswerSource = {
  client: Client
  /** Title of pages that come without one. */
  title: string
  /** Receives the issues of answers. */
  report(issue: Issue, address: string): void
}

/**
 * Fetches the answer to a query without its invalid parts. Without a network, the answer comes from other answers
 * where the query says how. Rejects with a `CallError`.
 */
export async function fetchAnswer<O extends OperationId>(
  { address, contract, fromLoaded, listed }: Query<O>,
  { client, title, report }: AnswerSource,
  read: ReadAnswer,
): Promise<Data<O>> {
  let body: unknown
  try {
    body = await client(address)
  } catch (error) {
    const isUnanswered = error instanceof CallError && error.status === 0
    const loaded = isUnanswered ? fromLoaded?.(read) : undefined
    if (loaded === undefined) throw error
    return loaded
  }
  const [{ checkAnswer, fillLists }, answerContract] = await Promise.all([import('./checkAnswer'), contract()])
  const received = isObject(body) ? own(body, 'data') : undefined
  const data = checkAnswer(answerContract, received, title, (issue) => report(issue, address))
  if (data === undefined) throw new CallError(address, 502, undefined)
  return listed ? await fillLists(data, listed, client) : data
}
