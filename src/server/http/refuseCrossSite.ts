import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'
import { isInternal } from './limits'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Which kind of page a request comes from, by `sec-fetch-site` or else by `origin`. Programs that are not browsers send neither
 * header. A sibling subdomain is another site.
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
 * Refuses requests that change something unless a page of this site or no browser makes them. Browsers set both headers
 * themselves, so no page needs a token against forged requests, and pages can be kept.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.includes(request.method) || isInternal(request)) return
    if (sourceOf(request) === 'other-site') {
      throw new ApiFailure(403, 'forbidden', 'Only pages of this site may change something.')
    }
  })
}
