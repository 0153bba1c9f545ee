import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { families, isObject, own } from '../../../../schemas/engine'
import { ApiFailure } from '../../http/ApiFailure'
import { limit } from '../../http/limits'
import { sendPlainPage } from '../../http/plainPage'
import { chosenLocaleOf, ensureAnonymousUid } from '../../identity/visitor'
import { type ApiFetch, visitorFetch } from '../apiFetch'
import { cardNameOf } from '../findPortal'
import { handlePage, type PageOptions } from '../pages/registerPages'
import { parseFields } from './parseFields'
import { type FormPost, parseBackPath, parsePost } from './parsePost'

/** Bytes of a posted form, files included. */
const bodyLimit = 24 * 1024 * 1024

const address = '/:card/envoi'

/**
 * Where forms are posted by browsers that run no script. The call is made in the visitor’s name; once it has succeeded
 * the browser is led to a page that says so, which may be loaded again without posting anything.
 */
export async function registerPosts(server: FastifyInstance, options: PageOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit },
      (_, body, done) => done(null, body),
    )
    scope.post(address, { bodyLimit, config: { isPage: true, ...limit(20) } }, async (request, reply) => {
      const card = cardNameOf(request.url)
      if (card === undefined) return sendPlainPage(reply, 404)
      if (!isOwnPost(request)) throw new ApiFailure(403, 'invalid-request', 'Forms are posted from pages of this site.')
      if (!options.app) return sendPlainPage(reply, 503)
      const post = parsePost(await fieldsOf(request), card)
      const { status, answer } = await callApi(request, reply, options.api, post)
      reply.header('x-robots-tag', 'noindex')
      if (status < 400 && !isBlock(answer)) {
        const back = post.back ? `?${new URLSearchParams({ back: post.back })}` : '?back=/'
        return reply.header('cache-control', 'no-store').redirect(`/${card}/envoi${back}`, 303)
      }
      const posted = { status, back: post.back, endpoint: post.requestedEndpoint, answer }
      return await handlePage(request, reply, options, options.app, posted)
    })
  })
  server.get(address, { config: { isPage: true } }, async (request, reply) => {
    const card = cardNameOf(request.url)
    if (card === undefined) return sendPlainPage(reply, 404)
    const back = parseBackPath(isObject(request.query) ? own(request.query, 'back') : undefined, card)
    if (back === undefined || !options.app) return reply.redirect(`/${card}`, 303)
    reply.header('x-robots-tag', 'noindex')
    return await handlePage(request, reply, options, options.app, { status: 200, back })
  })
}

const fieldsOf = ({ body, headers }: FastifyRequest) =>
  parseFields(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')

/** Whether an answer holds a block, to be shown in the place of the form. */
function isBlock(answer: unknown): boolean {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  return isObject(data) && typeof own(data, 'type') === 'string' && isObject(own(data, 'data'))
}

/** What the API answered to a post, in the visitor’s name; 503 when it did not. */
async function callApi(
  request: FastifyRequest,
  reply: FastifyReply,
  api: ApiFetch,
  { method, endpoint, body }: FormPost,
): Promise<{ status: number; answer: unknown }> {
  const fetch = visitorFetch(api, ensureAnonymousUid(request, reply), chosenLocaleOf(request) ?? '')
  try {
    const response = await fetch(endpoint, {
      method,
      headers: {
        accept: 'application/json',
        'x-lgc-versions': JSON.stringify(families),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, answer: parseJson(text) }
  } catch (error) {
    request.log.warn({ err: error }, 'the API does not answer a form')
    return { status: 503, answer: undefined }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Whether a form was posted from a page of this very site, as the browser says. One that says neither where it comes
 * from nor how the two sites relate is not believed.
 */
function isOwnPost({ headers, host }: FastifyRequest): boolean {
  const relation = headers['sec-fetch-site']
  if (relation !== undefined) return relation === 'same-origin'
  const { origin } = headers
  // A proxy in front may change the scheme, never what the visitor typed as the host.
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
