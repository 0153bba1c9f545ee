import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { toLoggedError } from './toLoggedError'

/** Logger options that exclude every value a visitor typed: query, headers, body and parameters. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: ['headers', 'cookie', 'authorization', 'anonymousUid', 'token', '*.anonymousUid', '*.token'],
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request) }),
    err: (error: unknown) => toLoggedError(error),
    res: ({ statusCode }) => ({ statusCode }),
  },
})

/** Returns the path of a page, else the pattern of the route, because the path of a call contains its parameters. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions?.config?.isPage) return url.split('?', 1)[0] ?? ''
  return routeOptions?.url ?? ''
}

/** Logs one line per answered request; quiet routes at level `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const isQuiet = request.routeOptions.config.isQuiet === true && reply.statusCode < 400
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered')
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Logs successful requests at level `debug`, for frequent routes. */
    isQuiet?: boolean
    /** The route answers with pages, so its errors are pages too. */
    isPage?: boolean
  }
}

/** Route config of assets and health checks. */
export const quiet = { isQuiet: true }
