import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Cookie, setCookie } from '../http/cookies'

/** Cookie of the language the visitor chose. */
const localeCookie: Cookie = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60, isReadable: true }

/** A language tag such as `fr` or `de-BE`. */
const languageTag = z.string().regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/)

export const chosenLocaleOf = ({ cookies }: FastifyRequest): string | undefined =>
  languageTag.safeParse(cookies[localeCookie.name]).data

export const rememberLocale = (request: FastifyRequest, reply: FastifyReply, locale: string): void =>
  setCookie(request, reply, localeCookie, locale)
