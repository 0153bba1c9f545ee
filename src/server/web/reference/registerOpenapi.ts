import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../../../schemas/engine'
import { wordsOf } from '../../../../schemas/words'
import { notFound } from '../../http/ApiFailure'
import { quiet } from '../../http/logging'
import { openapi } from '../../openapi/openapi'
import { groupPage } from './groupPage'
import { groups } from './groups'
import { openapiPage } from './openapiPage'
import { operations } from './operations'
import { referenceStyle, referenceStylePath } from './referencePage'
import { translateDescription } from './translateDescription'
import { wantedLanguage } from './wantedLanguage'

const cached = 'public, max-age=300'
const htmlType = 'text/html; charset=utf-8'

/** The most characters of a search. */
const maxQuery = 80

/**
 * Serves the API description: as a page at `/openapi`, with a page for each group of calls, and as JSON at `/openapi.json`, which
 * `/openapi` answers too when the request accepts JSON and no page. The JSON speaks the language of `?lang=` or `accept-language`.
 */
export function registerOpenapi(app: FastifyInstance): void {
  const texts = new Map<Locale, string>([['en', JSON.stringify(openapi)]])
  const allGroups = groups()
  const calls = operations()
  const index = openapiPage(allGroups, calls)
  const sendJson = async (request: FastifyRequest<{ Querystring: { lang?: unknown } }>, reply: FastifyReply) => {
    const language = wantedLanguage(request.query.lang, request.headers['accept-language'])
    const text = texts.get(language) ?? JSON.stringify(translateDescription(openapi, await wordsOf(language)))
    texts.set(language, text)
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', cached)
      .header('content-language', language)
      .header('vary', 'accept, accept-language')
      .send(text)
  }
  app.get<{ Querystring: { lang?: unknown } }>('/openapi.json', sendJson)
  app.get<{ Querystring: { q?: unknown; lang?: unknown } }>(
    '/openapi',
    { config: { isPage: true } },
    async (request, reply) => {
      if (wantsJson(request.headers.accept)) return sendJson(request, reply)
      reply.header('cache-control', cached).header('vary', 'accept')
      const { q } = request.query
      const query = typeof q === 'string' ? q.trim().slice(0, maxQuery) : ''
      return reply.type(htmlType).send(query === '' ? index : openapiPage(allGroups, calls, query))
    },
  )
  app.get(referenceStylePath, { config: { ...quiet, rateLimit: false } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(referenceStyle),
  )
  app.get<{ Params: { group: string } }>('/openapi/:group', { config: { isPage: true } }, async (request, reply) => {
    const group = allGroups.find(({ name }) => name === request.params.group)
    if (!group) throw notFound('The description has no such group of calls.')
    const own = calls.filter(({ call }) => call.file === group.name)
    return reply.type(htmlType).header('cache-control', cached).send(groupPage(group, own))
  })
}

/** Whether a request accepts JSON and no page, as programs do and browsers do not. */
const wantsJson = (accept = ''): boolean => /\bjson\b/.test(accept) && !/\bhtml\b/.test(accept)
