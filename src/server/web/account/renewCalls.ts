import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseUrl } from '../../../../schemas/engine'
import type { Api } from '../../http/Api'
import { ApiFailure } from '../../http/ApiFailure'
import { isInternal } from '../../http/internalCalls'
import { sourceOf } from '../../http/refuseCrossSite'
import { isSignedIn, setIdentity } from '../../identity/identityHeaders'
import { sessionOf } from '../../identity/VisitorSession'
import { apiPrefixes } from '../../openapi/openapi'

/**
 * Checks the session before this server's API answers a call of a browser, and renews expired tokens. In front of a town's own
 * back end, the portal renews them after a refused call instead.
 */
export function renewCalls(app: FastifyInstance, api: Api): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isSignedIn(request) || isInternal(request) || !isApiCall(request)) return
    const session = sessionOf(request, reply, api)
    await session.find()
    setIdentity(request, session.tokens)
  })
}

const isApiCall = ({ url }: FastifyRequest): boolean => apiPrefixes.includes(url.split(/[/?]/, 2)[1] ?? '')

/** Calls whose answers hold tokens, in any spelling of their paths. */
const tokenCalls =
  /^\/(?:core-service\/api\/v1\/(?:oauth\/|users\/confirm\/?$)|parking-proxy-service\/api\/v1\/web\/oauth\/)/i

/** Refuses calls of pages whose answers hold tokens. Pages post to the portal instead, which keeps the tokens in cookies. */
export function hideTokens(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (isInternal(request) || !tokenCalls.test(readPath(request.url))) return
    if (sourceOf(request) !== 'no-page')
      throw new ApiFailure(403, 'forbidden', 'Pages must not call operations that return tokens.')
  })
}

function readPath(url: string): string {
  const path = parseUrl(url.replace(/^\/{2,}/, '/'), 'http://site.invalid')?.pathname ?? ''
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/')
  } catch {
    return path
  }
}
