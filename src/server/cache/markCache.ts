import type { FastifyReply } from 'fastify'

const isDevelopment = process.env.NODE_ENV === 'development'

/** Says in development whether an answer was kept. Elsewhere nobody learns what others have read. */
export function markCache(reply: FastifyReply, isHit: boolean): void {
  if (isDevelopment) reply.header('x-cache', isHit ? 'hit' : 'miss')
}
