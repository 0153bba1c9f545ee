import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { garbageViewServiceOperations } from '../../../schemas/generated/garbageViewServiceOperations'
import { readingsOperations } from '../../../schemas/generated/readingsOperations'
import { readingReminderPath } from '../../../schemas/routes/pagePaths'
import { type UnsubscribeList, unsubscribeBase, unsubscribeLists } from '../../../schemas/routes/unsubscribePath'
import { wasteLinkPath } from '../../../schemas/routes/wastePaths'
import type { Api } from '../http/Api'
import { ApiFailure, notFound } from '../http/ApiFailure'
import { quiet } from '../http/logging'
import { findPublicPortal } from './findPortal'
import { visitorApi } from './visitorApi'

type Link = { portalName: string; uid: string; code: string }

/** How a reminder ends: by a call, or on the page that asks first. */
type Reminder = {
  call(link: Link): { path: string; init: RequestInit }
  page(link: Link): string
}

const fill = (path: string, names: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''))

const reminders: { readonly [L in UnsubscribeList]: Reminder } = {
  waste: {
    call: ({ uid, code }) => ({
      path: fill(garbageViewServiceOperations.stopWasteReminder.path, { uid }),
      init: {
        method: garbageViewServiceOperations.stopWasteReminder.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      },
    }),
    page: ({ uid, code }) => wasteLinkPath('stop', uid, code),
  },
  readings: {
    call: ({ portalName, uid, code }) => ({
      path: `${fill(readingsOperations.stopReadingReminder.path, { portalName, uid })}?${new URLSearchParams({ code })}`,
      init: { method: readingsOperations.stopReadingReminder.method },
    }),
    page: ({ uid, code }) => `${readingReminderPath(uid)}&${new URLSearchParams({ code })}`,
  },
}

const linkSchema = z.object({ uid: z.string().min(1).max(80), code: z.string().min(1).max(64) })

type UnsubscribeRoute = { Params: { card: string; list: string } }

/**
 * Serves the addresses in the header `List-Unsubscribe` of reminders. A mail program ends them by one POST without cookies, and its
 * body says nothing more (RFC 8058). Whoever opens the address is asked first, because programs that check links open it too.
 */
export async function registerUnsubscribe(app: FastifyInstance, api: Api): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => undefined,
    )
    const path = `/:card${unsubscribeBase}/:list`
    scope.get<UnsubscribeRoute>(path, { config: quiet }, async (request, reply) => {
      const { card, reminder, link } = await open(request, reply)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/${encodeURIComponent(card)}${reminder.page(link)}`, 303)
    })
    scope.post<UnsubscribeRoute>(path, { bodyLimit: 8192, config: quiet }, async (request, reply) => {
      const { reminder, link, call } = await open(request, reply)
      const wanted = reminder.call(link)
      const answer = await call(wanted.path, wanted.init).catch(() => undefined)
      const status = answer?.response().status ?? 503
      if (status === 404) throw notFound('The address is not valid any more.')
      if (status >= 400) throw new ApiFailure(503, 'unavailable', 'The API does not answer.')
      return reply.code(200).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    })
  })

  async function open(request: FastifyRequest<UnsubscribeRoute>, reply: FastifyReply) {
    const { card, list } = request.params
    const known = unsubscribeLists.find((each) => each === list)
    const { data } = linkSchema.safeParse(request.query)
    if (known === undefined || !data) throw notFound('There is nothing at that address.')
    const call = visitorApi(request, reply, api, card)
    const { portal } = await findPublicPortal(call, card, request.url)
    return { card, reminder: reminders[known], link: { ...data, portalName: portal.portalName }, call }
  }
}
