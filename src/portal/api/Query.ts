import type { Operations } from '../../../schemas/engine'
import { addressOf, type Data, type Endpoint } from './endpoints'

/** A question to the API. Its address tells it from every other. */
export type Query<E extends Endpoint = Endpoint> = { endpoint: E; address: string }

/** What was answered, by endpoint and address. Plain JSON. */
export type AnswerTable = { [E in Endpoint]: Record<string, Answer<Data<E>>> }

export const queryOf = <E extends Endpoint>(
  endpoint: E,
  params: Operations[E]['params'],
  query: Partial<Operations[E]['query']> = {},
): Query<E> => ({ endpoint, address: addressOf(endpoint, params, query) })

/** Why a call gave nothing. `status` is the HTTP status; 0 when no answer came at all. */
export type Failure = { status: number; code: string }

/** What a call gave: its data, or a failure as data. Never thrown; the page decides what a visitor reads. */
export type Answer<T> = { data: T } | { failure: Failure }

/** Nothing is there under that name, or no name can be like that. */
export const isMissing = ({ status }: Failure): boolean => status === 404 || status === 400
