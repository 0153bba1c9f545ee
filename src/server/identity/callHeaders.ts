import type { FastifyRequest } from 'fastify'
import { families, locales } from '../../../schemas/engine'
import { chosenLocaleOf, nearestLocale } from './chosenLocale'

/** Returns the language of calls for a visitor who chose `tag`. */
export const languageOfCalls = (tag: string | undefined): string => nearestLocale(locales, tag) ?? 'fr'

/** Default headers of every call, for requests that lack them, such as those of pictures. */
export const callHeaders = (request: FastifyRequest): Readonly<Record<string, string>> => ({
  'x-lgc-language': languageOfCalls(chosenLocaleOf(request)),
  'x-lgc-versions': JSON.stringify(families),
})
