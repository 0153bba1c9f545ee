import type { FastifyRequest } from 'fastify'
import { chosenLocaleOf, namedLocaleOf, nearestLocale } from '../../identity/chosenLocale'

/**
 * Returns the language of a page: that in its URL, else the one that the visitor chose, else the town's. `redirectLocale` is the
 * language of the referring page when it is another one, so that visitors keep it from link to link without JavaScript.
 */
export function pageLocale(
  request: FastifyRequest,
  locales: readonly string[],
): { locale: string; redirectLocale: string | undefined } {
  const named = nearestLocale(locales, namedLocaleOf(request.url))
  if (named !== undefined) return { locale: named, redirectLocale: undefined }
  const usual = nearestLocale(locales, chosenLocaleOf(request)) ?? locales[0]
  const referring = nearestLocale(locales, localeOfReferrer(request))
  return { locale: usual ?? 'fr', redirectLocale: referring === usual ? undefined : referring }
}

function localeOfReferrer({ headers, host }: FastifyRequest): string | undefined {
  const { referer = '' } = headers
  return URL.canParse(referer) && new URL(referer).host === host ? namedLocaleOf(referer) : undefined
}
