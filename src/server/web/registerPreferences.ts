import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { positionCookie, refreshCookie, sessionCookie, storedItems } from '../../../schemas/cookies/storedItems'
import { sitePath } from '../../../schemas/routes/sitePath'
import { clearCookie, setCookie } from '../http/cookies'
import { parseUrlEncoded } from '../http/parseUrlEncoded'
import { appearanceChoices } from './pages/appearance'

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

type CardRoute = { Params: { card: string } }

/** Receives the settings of this device from plain forms: how pages look, and what to forget. */
export async function registerPreferences(app: FastifyInstance): Promise<void> {
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
        else setCookie(request, reply, cookie, choice)
      }
      return leadBack(request, reply, chosen.back)
    })
    scope.post<CardRoute>('/:card/oublier', options, async (request, reply) => {
      const { what, back } = forgetSchema.catch({}).parse(request.body)
      if (what === 'position') clearCookie(request, reply, positionCookie)
      if (what === 'everything') {
        forgetCookies(request, reply)
        // Browsers remove with it what no request carries: the stores of scripts, taken walks and their files.
        reply.header('clear-site-data', '"storage"')
      }
      return leadBack(request, reply, back)
    })
  })
}

/** Leads back to the page of the form. */
function leadBack(request: FastifyRequest<CardRoute>, reply: FastifyReply, back: unknown): FastifyReply {
  const target = sitePath(back) ?? `/${encodeURIComponent(request.params.card)}`
  return reply.header('cache-control', 'no-store').redirect(target, 303)
}

/** Removes all cookies but those of the session: signing out is a press of its own, which ends the session on the server too. */
function forgetCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const item of Object.values(storedItems)) {
    if (item === sessionCookie || item === refreshCookie || item.place !== 'cookie') continue
    for (const name of Object.keys(request.cookies)) {
      const isItem = 'isPerTown' in item ? name.startsWith(`${item.name}_`) : name === item.name
      if (isItem) clearCookie(request, reply, { ...item, name })
    }
  }
}
