import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localeCookie } from '../../../schemas/cookies/storedItems'
import { setCookie } from '../http/cookies'

/** A language tag such as `fr` or `de-BE`. */
const languageTag = z.string().regex(/^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/)

export const chosenLocaleOf = ({ cookies }: FastifyRequest): string | undefined =>
  languageTag.safeParse(cookies[localeCookie.name]).data

export const rememberLocale = (request: FastifyRequest, reply: FastifyReply, locale: string): void =>
  setCookie(request, reply, localeCookie, locale)
