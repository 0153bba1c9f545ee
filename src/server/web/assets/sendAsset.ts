import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Asset } from './Asset'

/** Sends a file in the smallest form the client takes. */
export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  cacheControl: string,
): FastifyReply {
  const { type, etag, bytes } = asset
  reply.header('cache-control', cacheControl).header('etag', etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const name of ['br', 'gzip'] as const) {
    const form = asset[name]
    if (form && new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)) {
      return reply.type(type).header('content-encoding', name).send(form)
    }
  }
  return reply.type(type).send(bytes)
}
