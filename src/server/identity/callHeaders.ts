import type { FastifyRequest } from 'fastify'
import { families } from '../../../schemas/engine'
import { chosenLocaleOf, nearestLocale } from './chosenLocale'

/** The languages that the API speaks, the first unless the visitor chose another. */
const languages = ['fr', 'de', 'en', 'nl']

/** The language of calls for somebody who chose `tag`, if anything. */
export const languageOfCalls = (tag: string | undefined): string => nearestLocale(languages, tag) ?? 'fr'

/** Headers that every call carries, for those whose maker does not set them, such as the pictures of a page. */
export const callHeaders = (request: FastifyRequest): Readonly<Record<string, string>> => ({
  'x-lgc-language': languageOfCalls(chosenLocaleOf(request)),
  'x-lgc-versions': JSON.stringify(families),
})
