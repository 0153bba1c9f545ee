import type { FastifyRequest } from 'fastify'

/**
 * Whether a form was posted from a page of this very site, as the browser says. One that says neither where it comes
 * from nor how the two sites relate is not believed.
 */
export function isOwnPost({ headers, host }: FastifyRequest): boolean {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined) return relation === 'same-origin'
  const { origin } = headers
  // A proxy in front may change the scheme, never what the visitor typed as the host.
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
