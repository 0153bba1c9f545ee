import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalApp } from './PortalApp'

/**
 * Sends early hints (status 103) with the files that every page needs, while the page is rendered. Only to browsers, because other
 * clients and HTTP/1.0 may not support the status.
 */
export function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, app: PortalApp): void {
  if (request.headers['sec-fetch-mode'] !== 'navigate' || request.raw.httpVersion === '1.0') return
  const { main, styles } = app.firstFiles(app.assets)
  const link = [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...(main === undefined ? [] : [`<${main}>; rel=modulepreload; fetchpriority=low`]),
  ]
  if (link.length > 0 && !reply.raw.headersSent) reply.raw.writeEarlyHints({ link })
}
