import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localeCookie } from '../../../schemas/cookies/storedItems'
import { setCookie } from '../http/cookies'

/** A language tag such as `fr` or `de-BE`. */
const languageTag = z.string().regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/)

/** Returns the language in the query parameter `lang` of a URL. */
export const namedLocaleOf = (url: string): string | undefined =>
  languageTag.safeParse(new URLSearchParams(url.split('?').slice(1).join('?').split('#', 1)[0]).get('lang')).data

/** Returns the language of `locales` that matches a tag: `de` for `de-LU`. */
export function nearestLocale(locales: readonly string[], tag: string | undefined): string | undefined {
  const [language] = tag?.toLowerCase().split(/[-_]/) ?? []
  return locales.find((locale) => locale === language)
}

export const chosenLocaleOf = ({ cookies }: FastifyRequest): string | undefined =>
  languageTag.safeParse(cookies[localeCookie.name]).data

export const rememberLocale = (request: FastifyRequest, reply: FastifyReply, locale: string): void =>
  setCookie(request, reply, localeCookie, locale)
