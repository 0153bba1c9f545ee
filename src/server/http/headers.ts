import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * What a page may load: its own scripts, styles, fonts and calls. Pictures also as data, which masks and icons use, and
 * from the https addresses that the contract lets a town name.
 */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // The studio draws its previews in frames of its own; a town may show https pages of others once they are pressed.
  'frame-src': ["'self'", 'https:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
}

export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
    xXssProtection: false,
  })
}

/** Gives JSON answers a mark of their content: a client that has it already is sent nothing again. */
export function entityTags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' && reply.statusCode === 200
    if (!isRead || typeof payload !== 'string' || reply.hasHeader('etag') || request.routeOptions.config.isPage) {
      return payload
    }
    const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`
    reply.header('etag', etag)
    if (!request.headers['if-none-match']?.includes(etag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

/** Compresses what is made for one request. Level 4 of Brotli is as small as gzip's best at a third of its time. */
export async function compression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  })
}
