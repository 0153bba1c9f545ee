import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInternal } from '../http/internalCalls'
import { ApiFailure } from './ApiFailure'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Returns the source of a request, from `sec-fetch-site` or else `origin`. `no-page` is a program that sends neither. A sibling
 * subdomain counts as another site.
 */
export function sourceOf({ headers, host }: FastifyRequest): 'this-site' | 'other-site' | 'no-page' {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined) return relation === 'same-origin' ? 'this-site' : 'other-site'
  const { origin } = headers
  if (origin === undefined) return 'no-page'
  // A proxy may change the scheme but keeps the host.
  return URL.canParse(origin) && new URL(origin).host === host ? 'this-site' : 'other-site'
}

/**
 * Refuses unsafe requests from pages of other sites. Browsers set both headers themselves, so pages need no CSRF token and can be
 * cached.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.includes(request.method) || isInternal(request)) return
    if (sourceOf(request) === 'other-site') {
      throw new ApiFailure(403, 'forbidden', 'Pages of other sites must not change data.')
    }
  })
}
