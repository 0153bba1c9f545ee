import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { positionCookie, refreshCookie, sessionCookie } from '../../../schemas/cookies/storedItems'
import { sitePath } from '../../../schemas/routes/sitePath'
import type { Api } from '../http/Api'
import { clearAllCookies, clearCookie, setCookie } from '../http/cookies'
import { parseUrlEncoded } from '../http/parseUrlEncoded'
import { readAnonymous, startVisit } from '../identity/anonymousUid'
import { appearanceChoices } from './pages/appearance'
import { visitorApi } from './visitorApi'

const { scheme, textSize } = appearanceChoices
const choiceSchema = z.object({
  scheme: scheme.value.optional().catch(undefined),
  textSize: textSize.value.optional().catch(undefined),
  back: z.unknown().optional(),
})
const forgetSchema = z.object({
  what: z.enum(['position', 'everything']).optional().catch(undefined),
  back: z.unknown().optional(),
})

const forgetPath = '/core-service/api/v1/anonymous/self'

type CardRoute = { Params: { card: string } }

/** Receives the device settings from plain forms: appearance, and deletion of stored data. */
export async function registerPreferences(app: FastifyInstance, api: Api): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseUrlEncoded(body),
    )
    const options = { bodyLimit: 8192, config: { isPage: true } }
    scope.post<CardRoute>('/:card/preferences', options, async (request, reply) => {
      const chosen = choiceSchema.catch({}).parse(request.body)
      for (const name of ['scheme', 'textSize'] as const) {
        const { cookie, value } = appearanceChoices[name]
        const choice = chosen[name]
        if (choice === undefined) continue
        if (choice === value.options[0]) clearCookie(request, reply, cookie)
        else {
          startVisit(request, reply)
          setCookie(request, reply, cookie, choice)
        }
      }
      return leadBack(request, reply, chosen.back)
    })
    scope.post<CardRoute>('/:card/oublier', options, async (request, reply) => {
      const { what, back } = forgetSchema.catch({}).parse(request.body)
      if (what === 'position') clearCookie(request, reply, positionCookie)
      if (what === 'everything') {
        await forgetStored(request, reply, api)
        // Keeps the session: signing out is a separate button, which also ends the session on the server.
        clearAllCookies(request, reply, [sessionCookie, refreshCookie])
        // Removes data that no request carries: storage of scripts, saved walks and their files.
        reply.header('clear-site-data', '"storage"')
      }
      return leadBack(request, reply, back)
    })
  })
}

/** Redirects to the page of the form. */
function leadBack(request: FastifyRequest<CardRoute>, reply: FastifyReply, back: unknown): FastifyReply {
  const target = sitePath(back) ?? `/${encodeURIComponent(request.params.card)}`
  return reply.header('cache-control', 'no-store').redirect(target, 303)
}

/**
 * Deletes the stored data of an anonymous visitor, whose id the browser is about to drop. When the call fails, the data stays, but
 * the browser drops the id all the same.
 */
async function forgetStored(request: FastifyRequest, reply: FastifyReply, api: Api): Promise<void> {
  if (!readAnonymous(request)?.hasStoredData) return
  const call = visitorApi(request, reply, api, undefined)
  const answer = await call(forgetPath, { method: 'DELETE' }).catch(() => undefined)
  if (!answer?.response().ok) request.log.warn('the API failed to delete the data of an anonymous visitor')
}
