import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'
import { networkOf } from './networkOf'

/** Remote address of the calls that the server makes to itself while it renders a page. No socket has it. */
export const internalAddress = 'internal'

export const isInternal = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === internalAddress

/** Limits the requests of one network per minute; 0 for no limit. Each server counts on its own. */
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

/** A route's own limit of requests per minute. Without a limit for the server it has no effect. */
export const limit = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
