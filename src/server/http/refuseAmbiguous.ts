import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './ApiFailure'
import { isCanonicalPath } from './canonicalPath'

/** Path of the refusal, which is the name of no portal. */
const refusalPath = '/~ambiguous'

/** Maximum length of a parameter in a path, in characters. */
const maxParameter = 300

/** A target in absolute form (RFC 9112, 3.2.2): host and optional port, then path and query. */
const absoluteTarget = /^https?:\/\/([^/?#@\\]+)((?:[/?].*)?)$/i

/**
 * Returns the URL to route a request by: its own, or that of the refusal for a request that two servers may read differently,
 * because its path is not canonical or it names several hosts. A target in absolute form counts as its path, and its host replaces
 * the header, as RFC 9112 requires: a host that the server does not serve is refused in the same way.
 */
export function routedUrl({ url: target = '', headers, rawHeaders }: IncomingMessage): string {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  const [, authority, rest = ''] = absoluteTarget.exec(target) ?? []
  if (authority !== undefined) headers.host = authority
  const url = authority === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`
  return hosts.length < 2 && isCanonicalPath(url.split('?', 1)[0] ?? '') ? url : refusalPath
}

/**
 * Answers requests that `routedUrl` leads here with 400, and parameters that are too long with 414. The router's own answers would
 * have no security headers.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params }) => {
    for (const [name, value] of Object.entries(params ?? {}))
      if (name !== '*' && String(value).length > maxParameter)
        throw new ApiFailure(414, 'invalid-request', 'A parameter in the path is too long.')
  })
  app.all(refusalPath, {
    config: { isPageIfAccepted: true },
    onRequest: async () => {
      throw new ApiFailure(
        400,
        'invalid-request',
        'The URL is not in its normal form, or the request names several hosts.',
      )
    },
    handler: async () => undefined,
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of the route are pages for clients that accept HTML. */
    isPageIfAccepted?: boolean
  }
}
