import type { FastifyRequest } from 'fastify'

/** Whether the client is a phone, as it says itself or by its name. */
export function isMobile({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?1' || hint === '?0') return hint === '?1'
  return /\bMobi/.test(headers['user-agent'] ?? '')
}
