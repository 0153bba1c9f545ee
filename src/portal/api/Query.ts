import type { OperationId, Operations } from '../../../schemas/engine'
import type { operations } from '../../../schemas/generated/operations'
import { type AnswerContract, addressAt, addressOf, type Data } from './endpoints'

/** A read operation of the API, identified by its address. */
export type Query<O extends OperationId = OperationId> = {
  operation: O
  address: string
  /** Loads the contract of the answer. */
  contract(): Promise<AnswerContract<Data<O>>>
  /** How many items the lists of the answer's page show at least, if they have that many. */
  listed?: number | undefined
  /** Whether the visitor's other tabs and devices change the answer: it is refetched whenever the window gets the focus. */
  refetchesOnFocus?: boolean
  /** What answers to other queries say, for want of a network; undefined where they do not say it. */
  fromLoaded?(read: ReadAnswer): Data<O> | undefined
  /** A query whose answer contains most of this one's, and how to take it from there. */
  partOf?: { whole: Query<O>; select(data: Data<O>): Data<O> }
}

export const queryOf = <O extends keyof typeof operations>(
  operation: O,
  params: Operations[O]['params'],
  query: Partial<Operations[O]['query']> = {},
): Query<O> => ({
  operation,
  address: addressOf(operation, params, query),
  contract: async () => (await import('./checkAnswer')).firstAnswers[operation],
})

/** The calls of an API description that read, with the contracts of their answers. */
type ReadTable<O extends OperationId> = {
  readonly [K in O]: { path: string; answers(): Promise<{ readonly [A in K]: AnswerContract<Data<A>> }> }
}

/** A query of a call that no first view makes. `table` has the calls of its API description. */
export const queryAt = <O extends OperationId>(
  table: ReadTable<O>,
  operation: O,
  params: Operations[O]['params'],
  query: Partial<Operations[O]['query']> = {},
): Query<O> => ({
  operation,
  address: addressAt(table[operation].path, params, query),
  contract: async () => (await table[operation].answers())[operation],
})

/** Why a call failed. `status` is the HTTP status; 0 without an answer. */
export type Failure = { status: number; code: string }

/** The result of a call. Failures are data, not exceptions: the page decides what to show. */
export type Answer<O extends OperationId> = { data: Data<O> } | { failure: Failure }

/** Reads the answer to a query; undefined until there is one. */
export type ReadAnswer = <O extends OperationId>(query: Query<O>) => Answer<O> | undefined

/** Whether the requested thing does not exist, or its identifier is invalid. */
export const isMissing = ({ status }: Failure): boolean => status === 404 || status === 400
