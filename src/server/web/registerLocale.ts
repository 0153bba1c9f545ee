import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rememberLocale } from '../identity/visitor'
import type { ApiFetch } from './apiFetch'
import { findPortal, localesOf } from './findPortal'

/** A path of this very site: nothing a browser could read as another host. */
const pathSchema = z.string().regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u)
const localeQuery = z.object({ to: z.string().catch(''), back: pathSchema.optional().catch(undefined) })

/** Remembers the language a visitor chooses and leads back. A plain link, so that it works without a script. */
export function registerLocale(app: FastifyInstance, api: ApiFetch): void {
  app.get<{ Params: { card: string } }>('/:card/locale', { config: { isPage: true } }, async (request, reply) => {
    const { card } = request.params
    const { to, back } = localeQuery.parse(request.query)
    const locales = localesOf(await findPortal(api, card))
    if (locales.includes(to)) rememberLocale(request, reply, to)
    const target = back ?? `/${encodeURIComponent(card)}`
    return reply.header('cache-control', 'no-store').redirect(encodeURI(decodeSafely(target)), 303)
  })
}

/** A header takes no character outside of ASCII; what is encoded already stays so. */
function decodeSafely(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
