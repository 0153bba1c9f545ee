import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { RenderRequest } from '../../../../schemas/door'
import type { Portal } from '../../../../schemas/engine'
import { sitePath } from '../../../../schemas/routes/sitePath'
import { namedLocaleOf, nearestLocale } from '../../identity/chosenLocale'
import type { VisitorSession } from '../../identity/VisitorSession'
import { localesOf } from '../findPortal'

type Ended = Pick<RenderRequest, 'sessionEnd' | 'endedOn'>

const endSchema = z.object({ done: z.enum(['expired', 'replayed']), redirectUrl: z.unknown().optional() })

/** Path of the home of a portal; of the start of the site without a portal. */
const homeOf = (card: string | undefined): string => (card === undefined ? '/' : `/${encodeURIComponent(card)}`)

export const isHome = ({ url }: FastifyRequest, card: string | undefined): boolean =>
  url.split('?', 1)[0] === homeOf(card)

/** Reads why and on which page a session ended from the address of the home that `leadHome` redirects to. */
export function readEnd(request: FastifyRequest, card: string | undefined): Ended {
  const end = isHome(request, card) ? endSchema.safeParse(request.query).data : undefined
  return end ? { sessionEnd: end.done, endedOn: sitePath(end.redirectUrl) } : {}
}

/**
 * Returns the address of the home of a portal for a visitor whose session was lost, in the language of before. The home says why, and
 * leads back after the next sign-in.
 */
export function homeAfterEnd(
  { request, ended = 'expired', formerLocale }: VisitorSession,
  card: string | undefined,
  portal: Portal | undefined | null,
): string {
  const locales = localesOf(portal)
  const locale = nearestLocale(locales, namedLocaleOf(request.url) ?? formerLocale)
  const query = new URLSearchParams({ done: ended })
  if (!isHome(request, card)) query.set('redirectUrl', request.url)
  if (locale !== undefined && locale !== locales[0]) query.set('lang', locale)
  return `${homeOf(card)}?${query}`
}

/** Redirects a visitor whose session was lost to the home of the portal. A posted form is not posted again. */
export const leadHome = (
  session: VisitorSession,
  card: string | undefined,
  portal: Portal | undefined | null,
): FastifyReply =>
  session.reply
    .header('cache-control', 'private, no-store')
    .redirect(homeAfterEnd(session, card, portal), session.request.method === 'POST' ? 303 : 302)
