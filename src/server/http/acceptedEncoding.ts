import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../cache/Body'

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 1000 }),
})

/** Returns the client's preferred encoding among those of the server. */
export const acceptedEncoding = ({ headers }: FastifyRequest): Encoding =>
  negotiator.negotiate(String(headers['accept-encoding'] ?? '')) ?? 'identity'
