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
