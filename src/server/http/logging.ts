import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * What is written of a request: method, path, status and time. Neither its query nor its headers are, which may tell
 * who is asking or hold a token.
 */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: ['headers', 'cookie', 'authorization', 'anonymousUid', 'token', '*.anonymousUid', '*.token'],
  serializers: {
    req: ({ method, url }) => ({ method, path: pathOf(url) }),
    res: ({ statusCode }) => ({ statusCode }),
  },
})

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? ''

/** One line a request once it is answered; what is asked for all the time only when debugging. */
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
    /** Asked for so often that it is logged only when debugging. */
    isQuiet?: boolean
    /** Read by people: what goes wrong is told them as a page, not as JSON. */
    isPage?: boolean
  }
}

/** The config of routes that pictures, assets and health checks have. */
export const quiet = { isQuiet: true }
