import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiFailure } from './ApiFailure'

/** Where calls come from that the server makes to itself while it draws a page. No socket has this address. */
export const internalAddress = 'internal'

export const isInternal = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === internalAddress

/**
 * Limits what one address may ask for in a minute; 0 for no limit. Counted by each server on its own: with several of
 * them an address may ask as many times as there are servers.
 */
export async function limitRequests(app: FastifyInstance, most: number): Promise<void> {
  if (most === 0) return
  await app.register(rateLimit, {
    max: most,
    timeWindow: 60_000,
    allowList: isInternal,
    errorResponseBuilder: (_, { ttl }) =>
      new ApiFailure(429, 'too-many-requests', `Too many requests; try again in ${Math.ceil(ttl / 1000)} s.`),
  })
}

/** A tighter limit of one route, a minute. It has no effect when there is no limit at all. */
export const limit = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } })
