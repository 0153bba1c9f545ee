import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PortalApp } from '../pages/PortalApp'
import { handlePage, type PageOptions } from '../pages/registerPages'
import { parseBackPath } from './parsePost'

/** Whether a posted form was refused before its body was read. */
export const isDropped = ({ isRefused, body }: FastifyRequest): boolean =>
  isRefused && !(Buffer.isBuffer(body) && body.length > 0)

/** Sends the page for a form that was refused before its body was read. The browser still has the input one page back. */
export async function showRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  app: PortalApp,
  card: string,
): Promise<FastifyReply> {
  const { referer = '' } = request.headers
  const from = URL.canParse(referer) ? new URL(referer) : undefined
  const back = from?.host === request.host ? parseBackPath(from.pathname + from.search, card) : undefined
  reply.header('x-robots-tag', 'noindex')
  return await handlePage(request, reply, options, app, { card, formResult: { status: 429, back } })
}
