import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalApp } from './PortalApp'

/**
 * Tells a browser that opens a page which files every page needs, while the page is rendered (status 103). Clients that are not
 * browsers may not know the status, and HTTP/1.0 has none like it.
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
