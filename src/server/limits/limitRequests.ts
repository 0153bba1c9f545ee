import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ApiFailure } from '../http/ApiFailure'
import { isInternal } from '../http/internalCalls'
import { networkOf } from '../http/networkOf'

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
