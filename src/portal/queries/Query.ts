import type { Operations } from '../../../schemas/engine'
import type { Answer } from '../api/Answer'
import { addressOf, type Data, type Endpoint } from '../api/endpoints'

/** A question to the API. Its address tells it from every other. */
export type Query<E extends Endpoint = Endpoint> = { endpoint: E; address: string }

/** What was answered, by endpoint and address. Plain JSON. */
export type AnswerTable = { [E in Endpoint]: Record<string, Answer<Data<E>>> }

export const queryOf = <E extends Endpoint>(
  endpoint: E,
  params: Operations[E]['params'],
  query: Partial<Operations[E]['query']> = {},
): Query<E> => ({ endpoint, address: addressOf(endpoint, params, query) })
