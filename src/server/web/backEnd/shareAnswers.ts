import { Body } from '../../cache/Body'
import type { Dependencies } from '../../cache/Dependencies'
import type { SharedCache } from '../../cache/SharedCache'
import { type Api, personalAnswer, toResponse } from '../../http/Api'
import { ApiFailure } from '../../http/ApiFailure'
import type { SharedAnswer } from '../../http/internalCalls'
import { saysMaintenance } from '../saysMaintenance'
import { offersTagOf } from './offers/offersTag'

/** Longest time that an answer of a back end stays fresh in the cache, in seconds. */
const maxFreshSeconds = 300

/** Values of `vary` that allow caching: the key contains the language, and the other headers are constant. */
const knownVariations = ['accept', 'accept-encoding', 'x-lgc-language', 'origin']

/** Thrown for a failed answer of a back end. */
class BackEndFailure extends ApiFailure {
  constructor(
    readonly response: Response,
    code: 'maintenance' | 'unavailable',
  ) {
    super(response.status, code, `The back end answered ${response.status}.`)
  }
}

/** Path of the configuration of a portal. The last one is of use in maintenance too, for its page. */
const configurationPath = /^\/core-service\/api\/v2\/web\/portal\/[^/?]+(?:\?|$)/

/**
 * Caches answers of a town's own back end. A `public` answer is cached for its `max-age`, and as a fallback while the back end is
 * unreachable or fails, unless it says that the portal is in maintenance; a service of its portal that comes or goes ends it. All other answers are for one visitor only, as are refusals other than "not found".
 */
export function shareAnswers(api: Api, answers: SharedCache<SharedAnswer>): Api {
  return async (path, init = {}) => {
    if ((init.method ?? 'GET').toUpperCase() !== 'GET') return await api(path, init)
    const language = new Headers(init.headers).get('x-lgc-language') ?? ''
    try {
      const found = await answers.read(JSON.stringify([language, path]), async (dependencies) => {
        const tag = offersTagOf(path)
        if (tag) dependencies.read(tag)
        const response = (await api(path, init)).response()
        if (response.status >= 500) {
          const isClosed = !configurationPath.test(path) && (await saysMaintenance(response))
          throw new BackEndFailure(response, isClosed ? 'maintenance' : 'unavailable')
        }
        readCacheHeaders(response, dependencies)
        const type = response.headers.get('content-type') ?? 'application/json'
        return { status: response.status, headers: { 'content-type': type }, body: new Body(await response.text()) }
      })
      return { response: () => toResponse(found.value), shared: found.dependencies.isPersonal ? undefined : found }
    } catch (error) {
      if (error instanceof BackEndFailure) return personalAnswer(error.response.clone())
      throw error
    }
  }
}

function readCacheHeaders({ status, headers }: Response, dependencies: Dependencies): void {
  const control = headers.get('cache-control') ?? ''
  const has = (directive: string) => new RegExp(`(?:^|[\\s,])${directive}(?:[\\s,=]|$)`, 'i').test(control)
  const seconds = Number(
    /(?:^|[\s,])s-maxage=(\d+)/i.exec(control)?.[1] ?? /(?:^|[\s,])max-age=(\d+)/i.exec(control)?.[1] ?? 0,
  )
  const variations = (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const isPublic = has('public') && !has('private') && !has('no-store') && !headers.has('set-cookie')
  const isForAll = status === 200 || status === 404
  dependencies.isPersonal = !isForAll || !isPublic || variations.some((name) => !knownVariations.includes(name))
  dependencies.isKept = status === 200
  dependencies.until(has('no-cache') ? 0 : Date.now() + Math.min(seconds, maxFreshSeconds) * 1000)
}
