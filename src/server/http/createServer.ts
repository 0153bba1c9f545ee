import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { type ConnectionTimeouts, connectionOptions } from './connections'
import { answerError } from './errors'
import { routedUrl } from './refuseAmbiguous'

export type HttpOptions = {
  logger?: FastifyServerOptions['logger']
  trustProxy?: boolean | string
  timeouts?: Partial<ConnectionTimeouts>
}

/** Maximum size of request bodies, in bytes. */
const bodyLimit = 64 * 1024

/** Creates a server without routes. */
export const createServer = ({ logger = false, trustProxy = false, timeouts }: HttpOptions): FastifyInstance =>
  fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit,
    ...connectionOptions(timeouts),
    genReqId: () => randomUUID(),
    // `refuseAmbiguous` limits parameters. No URL is longer than Node's 16 kB of headers.
    routerOptions: { maxParamLength: 16 * 1024 },
    rewriteUrl: routedUrl,
    frameworkErrors: answerError,
  })
