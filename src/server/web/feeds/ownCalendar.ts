import type { FastifyReply, FastifyRequest } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import { parseJson } from '../../http/parseJson'
import { findVisitor, visitorFetch } from '../findVisitor'
import { visitorApi } from '../visitorApi'
import type { PublicTown, TownOptions } from './PublicTown'

/** A request for the calendar entry of something that visitors have; `code` is the secret of its link. */
export type OwnRoute = { Params: { card: string; uid: string }; Querystring: { code?: unknown } }

type Read<T> = {
  /** The call that reads it, without a query. */
  path: string
  check: (data: unknown) => T | undefined
}

/** Reads something as the visitor. Throws a 404 when the visitor may not open it, and a 503 when the call fails. */
export async function readOwn<T>(
  request: FastifyRequest<OwnRoute>,
  reply: FastifyReply,
  { api: plain }: TownOptions,
  { locale, portal }: PublicTown,
  { path, check }: Read<T>,
): Promise<T> {
  const { card } = request.params
  const { code } = request.query
  const api = visitorApi(request, reply, plain, card)
  const { identity } = await findVisitor(request, reply, api, card)
  const query = new URLSearchParams({ portalName: portal.portalName, ...(typeof code === 'string' && { code }) })
  const response = await visitorFetch(api, identity, locale)(`${path}?${query}`).catch(() => undefined)
  if (!response || response.status >= 500) throw new ApiFailure(503, 'unavailable', 'The API does not answer.')
  const body = parseJson(await response.text())
  const data = check(isObject(body) ? own(body, 'data') : undefined)
  if (!response.ok || data === undefined) throw notFound('There is no calendar entry at that address.')
  return data
}

/** Sends a calendar that only its visitor may keep, as a file named after a reference. */
export const sendOwnCalendar = (reply: FastifyReply, reference: string, calendar: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${reference.replace(/[^\w-]/g, '')}.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .send(calendar)
