import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rememberLocale } from '../identity/chosenLocale'
import type { Api } from './Api'
import { findPortal, localesOf } from './findPortal'

/** A path of this site. It excludes `//host` and the like, which browsers take for another host. */
const pathSchema = z.string().regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u)
const localeQuery = z.object({ to: z.string().catch(''), back: pathSchema.optional().catch(undefined) })

/** Stores the language a visitor chose and redirects back. A plain link, so that it works without JavaScript. */
export function registerLocale(app: FastifyInstance, api: Api): void {
  app.get<{ Params: { card: string } }>('/:card/locale', { config: { isPage: true } }, async (request, reply) => {
    const { card } = request.params
    const { to, back } = localeQuery.parse(request.query)
    const locales = localesOf((await findPortal(api, card)).portal)
    if (locales.includes(to)) rememberLocale(request, reply, to)
    const target = back ?? `/${encodeURIComponent(card)}`
    return reply.header('cache-control', 'no-store').redirect(encodeURI(decodeSafely(target)), 303)
  })
}

/** Decodes a path so that encoding it for the header does not encode it twice. */
function decodeSafely(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
