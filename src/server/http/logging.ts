import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { toLoggedError } from './toLoggedError'

/** Logs method, path, status and time of a request, and no value that a visitor typed: query, headers, body, parameters. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: ['headers', 'cookie', 'authorization', 'anonymousUid', 'token', '*.anonymousUid', '*.token'],
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request) }),
    err: (error: unknown) => toLoggedError(error),
    res: ({ statusCode }) => ({ statusCode }),
  },
})

/** The address of a page, else the pattern of the route: the path of a call holds its parameters. */
function pathOf({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions?.config?.isPage) return url.split('?', 1)[0] ?? ''
  return routeOptions?.url ?? ''
}

/** Logs one line per answered request, quiet routes at level `debug`. */
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
    /** Requests are logged at level `debug`, because there are so many of them. */
    isQuiet?: boolean
    /** The route answers pages: its errors are pages too, not JSON. */
    isPage?: boolean
  }
}

/** Route config of assets and health checks. */
export const quiet = { isQuiet: true }
