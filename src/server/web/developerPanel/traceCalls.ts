import type { Api, ApiAnswer } from '../../http/Api'
import { parseJson } from '../../http/parseJson'
import { describeCause } from '../backEnd/describeCause'
import type { PageTrace, TracedCall } from '../backEnd/PageTrace'
import { serviceLinks } from './serviceLinks'

/** Adds each call of an API to a trace, where there is one. */
export function traceCalls(api: Api, trace: PageTrace | undefined): Api {
  if (!trace) return api
  return async (path, init = {}) => {
    const startedAt = performance.now()
    const call: TracedCall = {
      method: (init.method ?? 'GET').toUpperCase(),
      address: path,
      ms: 0,
      status: undefined,
      size: undefined,
      cache: 'asked',
      cause: undefined,
      links: [],
    }
    trace.push(call)
    try {
      const answer = await api(path, init)
      const response = answer.response()
      call.status = response.status
      const body = Buffer.from(await response.clone().arrayBuffer())
      call.size = body.byteLength
      call.links = serviceLinks(parseJson(body.toString()))
      call.cache = cacheOf(answer)
      return { ...answer, response: () => response.clone() }
    } catch (error) {
      call.cause = describeCause(error).cause
      throw error
    } finally {
      call.ms = Math.round(performance.now() - startedAt)
    }
  }
}

function cacheOf({ shared }: ApiAnswer): TracedCall['cache'] {
  if (!shared?.isHit) return 'asked'
  return shared.isOutdated ? 'outdated' : 'kept'
}
