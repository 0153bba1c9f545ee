import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

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
