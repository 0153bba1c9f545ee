import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountPaths, signOutPath } from '../../../../schemas/routes/accountPaths'
import { hasService } from '../../../../schemas/routes/services'
import { withDeadline } from '../../http/Api'
import { ApiFailure, toFailure } from '../../http/ApiFailure'
import { sendPlainPage } from '../../http/plainPage'
import { sourceOf } from '../../http/refuseCrossSite'
import { sessionOf, type VisitorSession } from '../../identity/VisitorSession'
import { findPortal } from '../findPortal'
import { resolveAddress } from '../findTown'
import type { PostOptions } from '../formPosts/registerPosts'
import { handlePage, type PageOptions, showPage } from '../pages/registerPages'
import { homeAfterEnd, leadHome } from '../pages/sessionEnd'
import { visitorApi } from '../visitorApi'
import { type FormOutcome, outcomeOf } from './AccountForm'
import { type PostedFields, processForm, readForm } from './processForm'

/** Maximum sizes of posted forms in bytes: without and with a picture. */
const bodyLimit = 64 * 1024
const pictureLimit = 6 * 1024 * 1024

/**
 * Receives account forms at the URLs of their pages, with and without the town's card name. Browsers without JavaScript are
 * redirected after success, or get the page again with the problems; scripts request JSON.
 */
export async function registerAccount(server: FastifyInstance, options: PostOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer' },
      (_, body, done) => done(null, body),
    )
    for (const path of accountPaths) {
      const takesPicture = path === '/compte/profil'
      const limit = takesPicture ? pictureLimit : bodyLimit
      // Counts a large body before reading it, and a small one afterwards, so that its page can show the input again.
      const config: FastifyContextConfig = { isPage: true, ...(takesPicture && { submission: 'form' }) }
      for (const url of [path, `/:card${path}`]) {
        scope.get(url, { config: { isPage: true } }, (request, reply) => showPage(request, reply, options))
        scope.post(url, { bodyLimit: limit, config }, (request, reply) => receiveForm(request, reply, options))
      }
    }
    for (const url of [signOutPath, `/:card${signOutPath}`]) {
      scope.post(url, { bodyLimit, config: { isPage: true } }, (request, reply) => signOut(request, reply, options))
    }
  })
}

async function receiveForm(request: FastifyRequest, reply: FastifyReply, options: PostOptions): Promise<FastifyReply> {
  const card = await cardOf(request, options)
  if (card === undefined) return sendPlainPage(reply, 404)
  const limited = { ...options, api: withDeadline(options.api, options.timeoutMs) }
  const api = visitorApi(request, reply, limited.api, card)
  const { portal } = await findPortal(api, card)
  if (portal === undefined || (portal && !hasService(portal, 'login'))) return sendPlainPage(reply, 404)
  const fields = await readForm(request)
  const session = sessionOf(request, reply, api)
  // Without the configuration nobody knows whether the portal has accounts.
  const refusal = portal ? await countForm(request, reply, options) : outcomeOf({ status: 503, body: undefined })
  const outcome = refusal ?? (await processForm(request, session, api, { card, fields }))
  reply.header('cache-control', 'no-store')
  const place = { card, lang: session.formerLocale }
  const isScript = request.headers.accept?.includes('application/json') ?? false
  if (session.ended && fields.form.needsAccount) {
    if (!isScript) return leadHome(session, card, portal)
    return reply.code(401).send({ leave: homeAfterEnd(session, card, portal) })
  }
  if (isScript) return await sendJson(session, reply, outcome, place)
  if (!('problems' in outcome)) return reply.redirect(targetOf(outcome, place), 303)
  if (!options.app) return sendPlainPage(reply, 503)
  const posted = { ...outcome, form: fields.name, values: shownValues(fields) }
  return await handlePage(request, reply, limited, options.app, { card, posted })
}

/** Counts a form whose body was read first. Resolves to a refusal beyond the limits. */
async function countForm(request: FastifyRequest, reply: FastifyReply, { submissions }: PostOptions) {
  if (request.routeOptions.config.submission) return undefined
  try {
    await submissions.countCaller(request, reply)
    return undefined
  } catch (error) {
    const { status } = toFailure(error)
    if (status === 429) return outcomeOf({ status, body: undefined })
    throw error
  }
}

/** Sends a script the target and the signed-in account, or the problems. */
async function sendJson(session: VisitorSession, reply: FastifyReply, outcome: FormOutcome, place: Place) {
  if ('problems' in outcome) return reply.code(outcome.status).send({ problems: outcome.problems })
  const found = session.tokens?.portal === place.card ? await session.find(true) : 'nobody'
  const account = typeof found === 'object' ? found.account : null
  return reply.send({ redirect: targetOf(outcome, place), account })
}

/** The portal of a form, and the explicit language of the next page, if any. */
type Place = { card: string; lang: string | undefined }

function targetOf(outcome: Exclude<FormOutcome, { problems: unknown }>, { card, lang }: Place): string {
  if ('anywhere' in outcome) return outcome.anywhere
  const query = new URLSearchParams({ ...outcome.query, ...(lang === undefined ? {} : { lang }) }).toString()
  return `/${encodeURIComponent(card)}${outcome.to}${query && `?${query}`}`
}

const shownValues = ({ form, text }: PostedFields): Record<string, string> =>
  Object.fromEntries(form.shown.map((field) => [field, text(field)]))

/** Returns the town of the page that posted a form. Throws a 403 for a form of another site or of no page. */
async function cardOf(request: FastifyRequest, { fixedPortal, findTown }: PageOptions): Promise<string | undefined> {
  if (sourceOf(request) !== 'this-site')
    throw new ApiFailure(403, 'forbidden', 'The form was not posted from a page of this site.')
  // The sign-out URL is not a page and names no town.
  if (request.url.split('?', 1)[0] === signOutPath) return await findTown(request)
  const address = await resolveAddress(request, fixedPortal, findTown)
  return 'card' in address ? address.card : undefined
}

/** Ends the session at the API and clears everything that the browser stores of this site. */
async function signOut(request: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const card = await cardOf(request, options)
  const session = sessionOf(request, reply, withDeadline(options.api, options.timeoutMs))
  if (!(await session.revoke())) request.log.warn('the API failed to end a session')
  session.end()
  const outcome: FormOutcome = { to: '/compte/connexion', query: { done: 'signedOut' } }
  const target = card === undefined ? '/' : targetOf(outcome, { card, lang: session.formerLocale })
  return reply.header('cache-control', 'no-store').header('clear-site-data', '"cache", "storage"').redirect(target, 303)
}
