import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormCall, PageForm, PagePost, Refusal } from '../../../../schemas/door'
import { servesPath } from '../../../../schemas/routes/services'
import { withDeadline } from '../../http/Api'
import { ApiFailure } from '../../http/ApiFailure'
import { nestFields } from '../../http/nestFields'
import { sendPlainPage } from '../../http/plainPage'
import { sourceOf } from '../../http/refuseCrossSite'
import { sessionOf } from '../../identity/VisitorSession'
import { cardNameOf, findPortal } from '../findPortal'
import { findVisitor } from '../findVisitor'
import { handlePage, type PageOptions, showPage } from '../pages/registerPages'
import { leadHome } from '../pages/sessionEnd'
import { visitorApi } from '../visitorApi'
import { callApi } from './callApi'
import { fitPhoto } from './fitPhoto'
import { keepPhoto, withKeptPhoto } from './keptPhoto'
import { parseFields } from './parseFields'
import { postKey } from './postKey'
import { isDropped, showRefusal } from './refusedPost'

/**
 * Maximum size of a posted form by its kind, in bytes. A list may have up to a thousand items to order. A contribution is large enough
 * to read a phone's photograph, so that the refusal of a larger one appears at its field.
 */
const bodyLimits: { readonly [K in PageForm['kind']]: number } = { list: 300_000, contribution: 40_000_000 }

/**
 * Receives forms at the URLs of their pages. After success it redirects to the page that confirms it; otherwise the page shows the
 * input and the problems.
 */
export async function registerPageForms(server: FastifyInstance, options: PageOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const [path, form] of Object.entries(options.app?.forms ?? {})) {
      const { kind } = form
      const bodyLimit = bodyLimits[kind]
      const config = { isPage: true, ...(kind === 'contribution' ? { submission: 'page' as const } : {}) }
      scope.get(`/:card${path}`, { config: { isPage: true } }, (request, reply) => showPage(request, reply, options))
      scope.post(`/:card${path}`, { bodyLimit, config }, (request, reply) =>
        receive(request, reply, path, form, options),
      )
    }
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer' },
      (_, body, done) => done(null, body),
    )
  })
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  form: PageForm,
  options: PageOptions,
): Promise<FastifyReply> {
  const card = cardNameOf(request.url)
  if (sourceOf(request) !== 'this-site')
    throw new ApiFailure(403, 'forbidden', 'The form was not posted from a page of this site.')
  const limited = { ...options, api: withDeadline(options.api, options.timeoutMs) }
  const api = visitorApi(request, reply, limited.api, card)
  const portal = card === undefined ? undefined : (await findPortal(api, card)).portal
  if (portal === null) return sendPlainPage(reply, 503)
  if (card === undefined || !portal || !servesPath(portal, path)) return sendPlainPage(reply, 404)
  const { app } = options
  if (!app) return sendPlainPage(reply, 503)
  if (isDropped(request)) return await showRefusal(request, reply, limited, app, card)
  const { body, headers, url } = request
  const given = await parseFields(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')
  const hidden = new Map(given.filter(([name]) => name.startsWith('_')))
  const fields = nestFields(given.filter(([name]) => !name.startsWith('_')))
  const typed = form.keepsPhoto ? withKeptPhoto(fields, hidden.get('_photo')) : fields
  const { account, sessionEnd } = await findVisitor(request, reply, api, card)
  const post: PagePost = {
    query: new URLSearchParams(url.split('?')[1] ?? ''),
    fields: typed,
    hidden,
    portal,
    isSignedIn: account !== undefined,
  }
  const showAgain = async (result: Refusal) => {
    const photo = form.keepsPhoto ? await keepPhoto(typed) : undefined
    const refused = { fields: withoutContent(typed), answer: result.answer, ...(photo && { photo }) }
    const problems = form.problems?.(result, post) ?? {}
    const posted = { form: form.name, status: result.status, problems, values: {}, refused }
    return await handlePage(request, reply, limited, app, { card, posted })
  }
  if (request.isRefused) return await showAgain({ status: 429, answer: undefined })
  // The call would be another visitor's. A page with what was typed stays, below the notice.
  if (sessionEnd && form.kind === 'list') return leadHome(sessionOf(request, reply, api), card, portal)
  if (sessionEnd) return await showAgain({ status: 401, answer: undefined })
  const result = await callForm(form, post, async (call, key) => {
    const made = await callApi(request, reply, api, card, call, key)
    // What is no success for the form is a fault of the API.
    const isOther = made.status < 400 && call.succeedsWith !== undefined && made.status !== call.succeedsWith
    return isOther ? { ...made, status: 502 } : made
  })
  if (result.status >= 400 || form.isRefused?.(post, result.answer)) return await showAgain(result)
  return reply.header('cache-control', 'no-store').redirect(`/${card}${form.target(post, result.answer)}`, 303)
}

/** Makes the call of a form. Throws a 400 for fields that request none. */
async function callForm(
  form: PageForm,
  post: PagePost,
  call: (call: FormCall, headers: Record<string, string>) => Promise<Refusal>,
): Promise<Refusal> {
  const fitted = form.kind === 'contribution' ? await fitPhoto(post.fields) : { fields: post.fields }
  if (fitted.refusal) return fitted.refusal
  const requested = form.call({ ...post, fields: fitted.fields })
  if (!requested) throw new ApiFailure(400, 'invalid-request', 'The form requests nothing.')
  return await call(requested, postKey(post.hidden.get('_key'), requested))
}

/** Returns the fields that the page shows again. A file input cannot be refilled, so files are dropped. */
const withoutContent = ({ files, ...fields }: Readonly<Record<string, unknown>>) =>
  files === undefined ? fields : { ...fields, files: true }
