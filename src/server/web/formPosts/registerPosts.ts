import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isObject, own } from '../../../../schemas/engine'
import { ApiFailure } from '../../http/ApiFailure'
import { sendPlainPage } from '../../http/plainPage'
import { sourceOf } from '../../http/refuseCrossSite'
import { routes } from '../../openapi/openapi'
import type { SubmissionLimits } from '../../submissions/SubmissionLimits'
import { cardNameOf } from '../findPortal'
import { handlePage, type PageOptions } from '../pages/registerPages'
import { withDeadline } from '../withDeadline'
import { callApi } from './callApi'
import { parseFields } from './parseFields'
import { type FormPost, parseBackPath, parsePost } from './parsePost'
import { registerParticipation } from './registerParticipation'

/** Maximum size of a posted form in bytes, files included. In base64 it fits into the body of a call. */
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
    scope.post(address, { bodyLimit, config: { isPage: true, submission: 'form' } }, async (request, reply) => {
      const card = cardNameOf(request.url)
      if (card === undefined) return sendPlainPage(reply, 404)
      if (sourceOf(request) !== 'this-site') {
        throw new ApiFailure(403, 'forbidden', 'Forms are posted from pages of this site.')
      }
      if (!options.app) return sendPlainPage(reply, 503)
      const post = parsePost(await fieldsOf(request), card)
      const poll = votedPoll(post)
      if (poll !== undefined) await options.submissions.countVote(request, reply, poll)
      // The call and the page with its result have one time limit together.
      const api = withDeadline(options.api, options.patienceMs)
      const { status, answer } = await callApi(request, reply, api, card, post)
      reply.header('x-robots-tag', 'noindex')
      if (status < 400 && !isBlock(answer)) {
        const back = post.back ? `?${new URLSearchParams({ back: post.back })}` : '?back=/'
        return reply.header('cache-control', 'no-store').redirect(`/${card}/envoi${back}`, 303)
      }
      const formResult = { status, back: post.back, endpoint: post.requestedEndpoint, answer }
      return await handlePage(request, reply, { ...options, api }, options.app, { card, formResult })
    })
  })
  await registerParticipation(server, options)
  server.get(address, { config: { isPage: true } }, async (request, reply) => {
    const card = cardNameOf(request.url)
    if (card === undefined) return sendPlainPage(reply, 404)
    const back = parseBackPath(isObject(request.query) ? own(request.query, 'back') : undefined, card)
    if (back === undefined || !options.app) return reply.redirect(`/${card}`, 303)
    reply.header('x-robots-tag', 'noindex')
    return await handlePage(request, reply, options, options.app, { card, formResult: { status: 200, back } })
  })
}

const fieldsOf = ({ body, headers }: FastifyRequest) =>
  parseFields(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')

const votePath = routes().find(({ id }) => id === 'vote')?.path

/** The poll that a post votes in, if it does. */
function votedPoll({ endpoint, body = {} }: FormPost): string | undefined {
  const poll = own(body, 'pollUid')
  return endpoint.split('?', 1)[0] === votePath && typeof poll === 'string' ? poll : undefined
}

/** Whether an answer contains a block, which is then shown instead of the form. */
function isBlock(answer: unknown): boolean {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  return isObject(data) && typeof own(data, 'type') === 'string' && isObject(own(data, 'data'))
}
