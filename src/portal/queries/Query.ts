import type { Operations } from '../../../schemas/engine'
import type { Data, Endpoint } from '../api/endpoints'
import { addressOf } from '../api/endpoints'

/** A question to the API. Its address is its name in the cache. */
export type Query<E extends Endpoint = Endpoint> = { endpoint: E; address: string }

export type { Data, Endpoint }

export const ask = <E extends Endpoint>(
  endpoint: E,
  params: Operations[E]['params'],
  query: Partial<Operations[E]['query']> = {},
): Query<E> => ({ endpoint, address: addressOf(endpoint, params, query) })
