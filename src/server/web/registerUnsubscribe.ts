import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageForm, PagePost } from '../../../schemas/door'
import { unsubscribeBase } from '../../../schemas/routes/unsubscribePath'
import type { Api } from '../http/Api'
import { ApiFailure, notFound } from '../http/ApiFailure'
import { quiet } from '../http/logging'
import { findPublicPortal } from './findPortal'
import { visitorApi } from './visitorApi'

const linkSchema = z.object({ uid: z.string().min(1).max(80), code: z.string().min(1).max(64) })

type UnsubscribeRoute = { Params: { card: string; list: string } }

/**
 * Serves the addresses in the header `List-Unsubscribe` of mails that somebody asked for. A mail program ends them by one POST without
 * cookies, and its body says nothing more (RFC 8058): it is the call of the form whose page the mail links to. Whoever opens the
 * address is led to that page, which asks first, because programs that check links open it too.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  api: Api,
  forms: Readonly<Record<string, PageForm>>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => undefined,
    )
    const path = `/:card${unsubscribeBase}/:list`
    scope.get<UnsubscribeRoute>(path, { config: quiet }, async (request, reply) => {
      const { card, page } = await open(request, reply)
      return reply.header('cache-control', 'no-store').redirect(`/${encodeURIComponent(card)}${page}`, 303)
    })
    scope.post<UnsubscribeRoute>(path, { bodyLimit: 8192, config: quiet }, async (request, reply) => {
      const { form, post, call } = await open(request, reply)
      const wanted = form.call(post)
      if (!wanted) throw notFound('The address is not valid any more.')
      const { method, endpoint, body } = wanted
      const json = body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const answer = await call(endpoint, { method, ...json }).catch(() => undefined)
      const status = answer?.response().status ?? 503
      if (status === 404) throw notFound('The address is not valid any more.')
      if (status >= 400) throw new ApiFailure(503, 'unavailable', 'The API does not answer.')
      return reply.code(200).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    })
  })

  async function open(request: FastifyRequest<UnsubscribeRoute>, reply: FastifyReply) {
    const { card, list } = request.params
    const [path, form] = Object.entries(forms).find(([, { unsubscribes }]) => unsubscribes?.list === list) ?? []
    const { data } = linkSchema.safeParse(request.query)
    if (path === undefined || !form || !data) throw notFound('There is nothing at that address.')
    const call = visitorApi(request, reply, api, card)
    const { portal } = await findPublicPortal(call, card, request.url)
    const query = new URLSearchParams({ ...form.unsubscribes?.query, ...data })
    const post: PagePost = { query, fields: {}, hidden: new Map(), portal, isSignedIn: false }
    return { card, form, post, call, page: `${path}?${query}` }
  }
}
