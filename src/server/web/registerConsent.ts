import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { consentCookie, consentSavedId, storedItems } from '../../../schemas/cookies/storedItems'
import { sitePath } from '../../../schemas/routes/sitePath'
import { clearCookie, setCookie } from '../http/cookies'
import { parseUrlEncoded } from '../http/parseUrlEncoded'
import { startVisit } from '../identity/anonymousUid'

const levelSchema = z.enum(['necessary', 'experience'])
const choiceSchema = z.object({ level: levelSchema, back: z.unknown().optional() })

/** Returns the visitor's consent; undefined before a choice. */
export const consentOf = ({ cookies }: FastifyRequest) => levelSchema.safeParse(cookies[consentCookie.name]).data

/** Receives the visitor's cookie choice from a plain form, and deletes refused cookies at once. */
export async function registerConsent(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => parseUrlEncoded(body),
    )
    scope.post<{ Params: { card: string } }>(
      '/:card/consentement',
      { bodyLimit: 8192, config: { isPage: true } },
      async (request, reply) => {
        const { level, back } = choiceSchema.catch({ level: 'necessary', back: undefined }).parse(request.body)
        startVisit(request, reply)
        setCookie(request, reply, consentCookie, level)
        if (level === 'necessary') {
          for (const name of experienceCookies(request)) clearCookie(request, reply, { name, isReadable: true })
        }
        const target = sitePath(back) ?? `/${encodeURIComponent(request.params.card)}`
        // The page is shared, so the fragment reveals its confirmation message.
        const confirmed = `${target.replace(/#.*/, '')}#${consentSavedId}`
        return reply.header('cache-control', 'no-store').redirect(confirmed, 303)
      },
    )
  })
}

/** Returns the names of the request's cookies that need consent, in every town. */
function experienceCookies({ cookies }: FastifyRequest): string[] {
  const items = Object.values(storedItems).filter(({ level }) => level === 'experience')
  const belongs = (name: string) =>
    items.some((item) => ('isPerTown' in item ? name.startsWith(`${item.name}_`) : name === item.name))
  return Object.keys(cookies).filter(belongs)
}
