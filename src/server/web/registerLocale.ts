import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sitePath } from '../../../schemas/routes/sitePath'
import type { Api } from '../http/Api'
import { startVisit } from '../identity/anonymousUid'
import { rememberLocale } from '../identity/chosenLocale'
import { findPortal, localesOf } from './findPortal'
import { visitorApi } from './visitorApi'

const localeQuery = z.object({ to: z.string().catch(''), back: z.unknown().optional() })

/** Stores the chosen language and redirects back. A plain link, so that it works without JavaScript. */
export function registerLocale(app: FastifyInstance, api: Api): void {
  app.get<{ Params: { card: string } }>('/:card/locale', { config: { isPage: true } }, async (request, reply) => {
    const { card } = request.params
    const { to, back } = localeQuery.parse(request.query)
    const locales = localesOf((await findPortal(visitorApi(request, reply, api, card), card)).portal)
    if (locales.includes(to)) {
      startVisit(request, reply)
      rememberLocale(request, reply, to)
    }
    const target = sitePath(back) ?? `/${encodeURIComponent(card)}`
    // A `lang` in the URL of the previous page would override the choice for visitors without JavaScript.
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(withoutLanguage(target), 303)
  })
}

/** Removes the query parameter `lang` from a path. */
function withoutLanguage(path: string): string {
  const [start = '', ...rest] = path.split('?')
  const kept = rest
    .join('?')
    .split('&')
    .filter((part) => part !== 'lang' && !part.startsWith('lang='))
    .join('&')
  return kept ? `${start}?${kept}` : start
}
