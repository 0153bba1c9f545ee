import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Logs method, path, status and time of a request. Query and headers may identify the visitor or hold a token. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: ['headers', 'cookie', 'authorization', 'anonymousUid', 'token', '*.anonymousUid', '*.token'],
  serializers: {
    req: ({ method, url }) => ({ method, path: pathOf(url) }),
    res: ({ statusCode }) => ({ statusCode }),
  },
})

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? ''

/** Logs one line per answered request, quiet routes at level `debug`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const isQuiet = request.routeOptions.config.isQuiet === true && reply.statusCode < 400
    const line = {
      method: request.method,
      path: pathOf(request.url),
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
