import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import { withDeadline } from '../../http/Api'
import { ApiFailure, toFailure } from '../../http/ApiFailure'
import { sendPlainPage } from '../../http/plainPage'
import { sourceOf } from '../../http/refuseCrossSite'
import type { SubmissionLimits } from '../../limits/SubmissionLimits'
import { cardNameOf } from '../findPortal'
import { findVisitor } from '../findVisitor'
import { handlePage, type PageOptions } from '../pages/registerPages'
import { visitorApi } from '../visitorApi'
import { callApi } from './callApi'
import { parseFields } from './parseFields'
import { type FormPost, parseBackPath, parsePost } from './parsePost'
import { isDropped, showRefusal } from './refusedPost'
import { registerPageForms } from './registerPageForms'

/** Maximum size of a posted form in bytes, files included. In base64 it still fits into the body of a call. */
const bodyLimit = 12_000_000

const address = '/:card/envoi'

export type PostOptions = PageOptions & { submissions: SubmissionLimits }

/**
 * Receives the forms of browsers without JavaScript. The server makes the call for the visitor. On success it redirects to a
 * confirmation page, so that reloading does not post again.
 */
export async function registerPosts(server: FastifyInstance, options: PostOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit },
      (_, body, done) => done(null, body),
    )
    scope.post(address, { bodyLimit, config: { isPage: true, submission: 'page' } }, async (request, reply) => {
      const card = cardNameOf(request.url)
      if (card === undefined) return sendPlainPage(reply, 404)
      if (sourceOf(request) !== 'this-site') {
        throw new ApiFailure(403, 'forbidden', 'The form was not posted from a page of this site.')
      }
      if (!options.app) return sendPlainPage(reply, 503)
      if (isDropped(request)) return await showRefusal(request, reply, options, options.app, card)
      const fields = await fieldsOf(request)
      const post = parsePost(fields, card)
      if (request.isRefused || !(await mayVote(request, reply, options.submissions, post))) {
        const formResult = { status: 429, back: post.back, fields: textsOf(fields) }
        reply.header('cache-control', 'no-store')
        return await handlePage(request, reply, options, options.app, { card, formResult })
      }
      // The call and the page with its result share one time limit.
      const api = withDeadline(options.api, options.timeoutMs)
      const ofVisitor = visitorApi(request, reply, api, card)
      if ((await findVisitor(request, reply, ofVisitor, card)).sessionEnd) {
        // The call would be another visitor's, who gets the fields to send them again.
        const formResult = { status: 401, back: post.back, fields: textsOf(fields) }
        return await handlePage(request, reply, { ...options, api }, options.app, { card, formResult })
      }
      const { status, answer } = await callApi(request, reply, ofVisitor, card, post)
      reply.header('x-robots-tag', 'noindex')
      if (status < 400 && !isBlock(answer)) {
        const back = post.back ? `?${new URLSearchParams({ back: post.back })}` : '?back=/'
        return reply.header('cache-control', 'no-store').redirect(`/${card}/envoi${back}`, 303)
      }
      const formResult = { status, back: post.back, endpoint: post.requestedEndpoint, answer }
      return await handlePage(request, reply, { ...options, api }, options.app, { card, formResult })
    })
  })
  await registerPageForms(server, options)
  server.get(address, { config: { isPage: true } }, async (request, reply) => {
    const card = cardNameOf(request.url)
    if (card === undefined) return sendPlainPage(reply, 404)
    const back = parseBackPath(isObject(request.query) ? own(request.query, 'back') : undefined, card)
    if (back === undefined || !options.app) return reply.redirect(`/${card}`, 303)
    reply.header('x-robots-tag', 'noindex')
    return await handlePage(request, reply, options, options.app, { card, formResult: { status: 200, back } })
  })
}

/** Counts a vote. Resolves to whether the visitor's network is within the limit of that poll. */
async function mayVote(
  request: FastifyRequest,
  reply: FastifyReply,
  submissions: SubmissionLimits,
  post: FormPost,
): Promise<boolean> {
  const poll = votedPoll(post)
  if (poll === undefined) return true
  try {
    await submissions.countVote(request, reply, poll)
    return true
  } catch (error) {
    if (toFailure(error).status === 429) return false
    throw error
  }
}

/** Returns the fields for another attempt; undefined for a form with files, which only the browser has. */
const textsOf = (fields: Awaited<ReturnType<typeof fieldsOf>>): (readonly [string, string])[] | undefined => {
  const texts = fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return texts.length === fields.length ? texts : undefined
}

const fieldsOf = ({ body, headers }: FastifyRequest) =>
  parseFields(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')

/** Returns the poll of a vote; undefined for other posts. A back end may know a vote by several paths. */
function votedPoll({ body = {} }: FormPost): string | undefined {
  const poll = own(body, 'pollUid')
  return typeof poll === 'string' ? poll : undefined
}

/** Whether an answer contains a block, which replaces the form. */
function isBlock(answer: unknown): boolean {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  return isObject(data) && typeof own(data, 'type') === 'string' && isObject(own(data, 'data'))
}
