import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../http/Api'
import { ApiFailure } from '../../http/ApiFailure'
import { callLimits } from '../../http/callLimits'
import { markStored } from '../../identity/anonymousUid'
import { callHeaders } from '../../identity/callHeaders'
import { isSignedIn } from '../../identity/identityHeaders'
import { hasStoredData, storedDataHeader } from '../../identity/Visitor'
import { sessionOf } from '../../identity/VisitorSession'
import { apiPrefixes, routes } from '../../openapi/openapi'

/** Maximum size of a body in bytes; the back end may accept less. */
const bodyLimit = callLimits.forwardedBytes

/** Forwarded request headers, with identity and language but without cookies. */
const requestHeaders =
  /^(?:accept|authorization|content-type|idempotency-key|if-none-match|user-agent|x-lgc-[a-z-]+|x-4411-token)$/
/** Forwarded response headers, without cookies and hop-by-hop headers. */
const responseHeaders = [
  'content-type',
  'content-disposition',
  'cache-control',
  'etag',
  'vary',
  'last-modified',
  'retry-after',
  'allow',
]

/** Forwards calls to a town's own back end. */
export function registerProxy(app: FastifyInstance, origin: string, api: Api): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    const forwardAll = (url: string, submission: 'vote' | 'form') => {
      const handler = (request: FastifyRequest, reply: FastifyReply) => forward(request, reply, api, origin)
      scope.post(url, { bodyLimit, config: { submission }, handler })
      scope.route({ method: otherMethods, url, bodyLimit, handler })
    }
    for (const { id, method, url } of routes()) if (method === 'POST') forwardAll(url, id === 'vote' ? 'vote' : 'form')
    // The back end may know a vote by other paths, such as one in capitals.
    for (const prefix of apiPrefixes) forwardAll(`/${prefix}/*`, 'vote')
  })
}

/** The methods that store no submission. The back end decides which of them a path has. */
const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

async function forward(request: FastifyRequest, reply: FastifyReply, api: Api, origin: string): Promise<FastifyReply> {
  const given = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    requestHeaders.test(name) && typeof value === 'string' ? [[name, value]] : [],
  )
  if (hasStoredData(request.headers)) given.push([storedDataHeader, '1'])
  const headers = { ...callHeaders(request), ...Object.fromEntries(given) }
  const body = Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}
  const init = { method: request.method, headers, ...body }
  const called = isSignedIn(request)
    ? sessionOf(request, reply, api).call(request.url, init)
    : api(request.url, init).then((given) => given.response())
  // The cause is in the log of the call.
  const answer = await called.catch(() => {
    throw new ApiFailure(503, 'unavailable', 'The API does not answer.')
  })
  const { status } = answer
  if (status >= 300 && status < 400 && status !== 304) {
    const location = safeLocation(answer.headers.get('location') ?? '', origin)
    if (location === undefined) throw new ApiFailure(503, 'unavailable', 'The API redirects to another site.')
    reply.header('location', location)
  }
  if (answer.ok && request.routeOptions.config.submission === 'vote') markStored(request, reply)
  for (const name of responseHeaders) {
    const value = answer.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply.code(status).send(Buffer.from(await answer.arrayBuffer()))
}

/** Returns the path on this site for a redirect of the back end; undefined when it leads to another site. */
function safeLocation(location: string, origin: string): string | undefined {
  if (location === '' || !URL.canParse(location, origin)) return undefined
  const url = new URL(location, origin)
  if (url.origin !== origin) return undefined
  // `//` would start the name of another host.
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}
