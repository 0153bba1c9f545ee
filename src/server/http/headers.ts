import { createHash } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Content security policy: everything from the own origin. Pictures may also be `data:` URLs, for masks and icons, and https URLs,
 * which the contract allows.
 */
const directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Hash of the one rule that `usePress` of react-aria adds (`touch-action`).
  'style-src': ["'self'", "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"],
  'img-src': ["'self'", 'data:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Maps cluster pins in a worker.
  'worker-src': ["'self'"],
  // The studio renders previews in frames; the iframe block loads foreign https pages after a press.
  'frame-src': ["'self'", 'https:'],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
}

/** Features that no page uses, nor any frame in one. Pages that read codes use the camera. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Permissions policy: pages of the portal may ask for the position, and foreign frames for nothing. */
const permissions = ['geolocation=(self)', ...unusedFeatures.map((name) => `${name}=()`)].join(', ')
const policyHeader = 'permissions-policy'

/** Files that somebody may have sent and that a browser opens as documents. A drawing (SVG) may hold scripts. */
const media = /^(?:image|video|audio)\//

/** Policy of media that are opened as documents: no script, form or request, and an origin of their own. */
const mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
    xXssProtection: false,
  })
  app.addHook('onSend', async (_, reply) => {
    const type = String(reply.getHeader('content-type'))
    // The policy is that of documents; scripts and pictures have none.
    if (type.startsWith('text/html')) reply.header(policyHeader, reply.getHeader(policyHeader) ?? permissions)
    else if (media.test(type)) reply.header('content-security-policy', mediaPolicy)
  })
}

/**
 * Headers of scripts and style sheets. Omits headers for documents, which would be a third of a small script's bytes. The policy
 * applies to worker scripts.
 */
export const assetHeaders = {
  contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'self'"] } },
  crossOriginOpenerPolicy: false,
  dnsPrefetchControl: false,
  frameguard: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  referrerPolicy: false,
} satisfies FastifyHelmetOptions

/** Replaces a part of the content security policy of an answer, if it has one. */
function changePolicy(reply: FastifyReply, part: string | RegExp, replacement: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') reply.header('content-security-policy', policy.replace(part, replacement))
}

/** Allows the scripts of a page to call the given origins too. */
export function allowConnections(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length > 0) changePolicy(reply, "connect-src 'self'", `connect-src 'self' ${origins.join(' ')}`)
}

/** Allows the scripts of a page to compile WebAssembly, and still no code from text. */
export const allowWasm = (reply: FastifyReply): void =>
  changePolicy(reply, "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

/** What an origin looks like in a policy, in which a blank or a semicolon would begin something else. */
const originInPolicy = /^https?:\/\/[^\s;,'"/]+$/

/** Lets the frames of a page load the given origins alone. */
export function limitFrames(reply: FastifyReply, origins: readonly string[]): void {
  const allowed = origins.filter((origin) => originInPolicy.test(origin))
  changePolicy(reply, /frame-src [^;]*/, `frame-src ${allowed.join(' ') || "'none'"}`)
}

/** Allows a page to ask for the camera. */
export function allowCamera(reply: FastifyReply): void {
  reply.header(policyHeader, permissions.replace('camera=()', 'camera=(self)'))
}

/** Adds an ETag to string answers except pages, and answers 304 to a client with the same content. */
export function addEntityTags(app: FastifyInstance): void {
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

/** Compresses dynamic answers. Brotli at level 4 compresses as well as gzip at level 9, in a third of the time. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  })
}

const isDevelopment = process.env.NODE_ENV === 'development'

/** Adds an `x-cache` header in development. In production it would reveal what other visitors have read. */
export function markCache(reply: FastifyReply, isHit: boolean): void {
  if (isDevelopment) reply.header('x-cache', isHit ? 'hit' : 'miss')
}
