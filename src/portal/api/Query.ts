import type { Operations } from '../../../schemas/engine'
import { addressOf, type Data, type Endpoint } from './endpoints'

/** A call of the API, identified by its address. */
export type Query<E extends Endpoint = Endpoint> = { endpoint: E; address: string }

/** The answers by endpoint and address. Plain JSON. */
export type AnswerTable = { [E in Endpoint]: Record<string, Answer<Data<E>>> }

export const queryOf = <E extends Endpoint>(
  endpoint: E,
  params: Operations[E]['params'],
  query: Partial<Operations[E]['query']> = {},
): Query<E> => ({ endpoint, address: addressOf(endpoint, params, query) })

/** Why a call failed. `status` is the HTTP status; 0 without an answer. */
export type Failure = { status: number; code: string }

/** The result of a call. Failures are data, not exceptions: the page decides what to show. */
export type Answer<T> = { data: T } | { failure: Failure }

/** Whether what was requested does not exist, or cannot exist under that name. */
export const isMissing = ({ status }: Failure): boolean => status === 404 || status === 400
