import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from './ApiFailure'
import { isCanonicalPath } from './canonicalPath'

/** Path of the refusal, which is the name of no portal. */
const refusalPath = '/~ambiguous'

/** Maximum length of a parameter in a path, in characters. */
const maxParameter = 300

/**
 * Returns the URL to route a request by: its own, or that of the refusal for a request that two servers may read differently,
 * because its path is not canonical or it names several hosts.
 */
export function routedUrl({ url = '', rawHeaders }: IncomingMessage): string {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
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
