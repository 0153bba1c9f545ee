import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'
import { networkOf } from './networkOf'

/** Remote address of the server's internal calls, which no socket can have. */
export const internalAddress = 'internal'

export const isInternal = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === internalAddress

/** Limits the requests of one network per minute; 0 for no limit. Each server counts separately. */
export async function limitRequests(app: FastifyInstance, maxPerMinute: number): Promise<void> {
  if (maxPerMinute === 0) return
  await app.register(rateLimit, {
    max: maxPerMinute,
    timeWindow: 60_000,
    allowList: isInternal,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_, { ttl }) =>
      new ApiFailure(429, 'too-many-requests', `Too many requests; try again in ${Math.ceil(ttl / 1000)} s.`),
  })
}

/** Route config with its own limit of requests per minute. Has no effect when the server has no limit. */
export const limit = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
