import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountPaths, signOutPath } from '../../../../schemas/routes/accountPaths'
import { hasService } from '../../../../schemas/routes/services'
import { ApiFailure, toFailure } from '../../http/ApiFailure'
import { sendPlainPage } from '../../http/plainPage'
import { sourceOf } from '../../http/refuseCrossSite'
import { chosenLocaleOf } from '../../identity/chosenLocale'
import { sessionOf, type VisitorSession } from '../../identity/VisitorSession'
import { responsesOf } from '../apiFetch'
import { findPortal, isPortal } from '../findPortal'
import { resolveAddress } from '../findTown'
import type { PostOptions } from '../formPosts/registerPosts'
import { handlePage, type PageOptions, showPage } from '../pages/registerPages'
import { withDeadline } from '../withDeadline'
import { type FormOutcome, outcomeOf } from './AccountForm'
import { type PostedFields, processForm, readForm } from './processForm'

/** Maximum size of a posted form in bytes: one of texts, and one with a picture. */
const bodyLimit = 64 * 1024
const pictureLimit = 6 * 1024 * 1024

/**
 * Receives the forms of accounts at the addresses of their pages, with and without the town's card name. Browsers without
 * JavaScript are redirected after success, or get the page again with the problems; scripts ask for JSON.
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
      // A large body is counted before it is read, a small one after, so that its page can show again what was typed.
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
  const api = withDeadline(options.api, options.timeoutMs)
  const { portal } = await findPortal(api, card)
  if (isPortal(portal) && !hasService(portal, 'login')) return sendPlainPage(reply, 404)
  const fields = await readForm(request)
  const session = sessionOf(request, reply, responsesOf(api))
  const refusal = await countForm(request, reply, options)
  const outcome = refusal ?? (await processForm(request, session, api, { card, fields }))
  reply.header('cache-control', 'no-store')
  const place = { card, lang: forgottenLocale(session) }
  if (request.headers.accept?.includes('application/json')) return await sendJson(session, reply, outcome, place)
  if (!('problems' in outcome)) return reply.redirect(targetOf(outcome, place), 303)
  if (!options.app) return sendPlainPage(reply, 503)
  const posted = { ...outcome, form: fields.name, values: shownValues(fields) }
  return await handlePage(request, reply, { ...options, api }, options.app, { card, posted })
}

/** Counts a form that was not counted before its body was read. Resolves to a refusal past the limits. */
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

/** Tells a script where to go and who is signed in now, or what is wrong. */
async function sendJson(session: VisitorSession, reply: FastifyReply, outcome: FormOutcome, place: Place) {
  if ('problems' in outcome) return reply.code(outcome.status).send({ problems: outcome.problems })
  const found = session.tokens?.portal === place.card ? await session.find(true) : 'nobody'
  const account = typeof found === 'object' ? found.account : null
  return reply.send({ redirect: targetOf(outcome, place), account })
}

/** The portal of a form, and the language that the next page is asked for in, if any. */
type Place = { card: string; lang: string | undefined }

function targetOf(outcome: Exclude<FormOutcome, { problems: unknown }>, { card, lang }: Place): string {
  if ('anywhere' in outcome) return outcome.anywhere
  const query = new URLSearchParams({ ...outcome.query, ...(lang === undefined ? {} : { lang }) }).toString()
  return `/${encodeURIComponent(card)}${outcome.to}${query && `?${query}`}`
}

/** The language that the visitor chose. The end of the session has removed its cookie, but the next page still speaks it. */
const forgottenLocale = ({ ended, request }: VisitorSession): string | undefined =>
  ended ? chosenLocaleOf(request) : undefined

const shownValues = ({ form, text }: PostedFields): Record<string, string> =>
  Object.fromEntries(form.shown.map((field) => [field, text(field)]))

/** The town of the page that a form was posted from. Throws a 403 for a form of another site, or of none. */
async function cardOf(request: FastifyRequest, { fixedPortal, findTown }: PageOptions): Promise<string | undefined> {
  if (sourceOf(request) !== 'this-site') throw new ApiFailure(403, 'forbidden', 'Forms are posted from this site.')
  // Not a page, so that the address of a page cannot be read from it.
  if (request.url.split('?', 1)[0] === signOutPath) return await findTown(request)
  const address = await resolveAddress(request, fixedPortal, findTown)
  return 'card' in address ? address.card : undefined
}

/** Ends the session here and at the API, and makes the browser forget everything of this site. */
async function signOut(request: FastifyRequest, reply: FastifyReply, options: PageOptions): Promise<FastifyReply> {
  const card = await cardOf(request, options)
  const session = sessionOf(request, reply, responsesOf(withDeadline(options.api, options.timeoutMs)))
  if (!(await session.revoke())) request.log.warn('a session could not be ended at the API')
  session.end()
  const outcome = { to: '/compte/connexion', query: { done: 'signedOut' } }
  const target = card === undefined ? '/' : targetOf(outcome, { card, lang: forgottenLocale(session) })
  return reply.header('cache-control', 'no-store').header('clear-site-data', '"cache", "storage"').redirect(target, 303)
}
