import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ParticipationPath, participationPaths } from '../../../../schemas/routes/participationPaths'
import { ApiFailure } from '../../http/ApiFailure'
import { sendPlainPage } from '../../http/plainPage'
import { sourceOf } from '../../http/refuseCrossSite'
import { cardNameOf, findPortal, isPortal } from '../findPortal'
import { findVisitor } from '../findVisitor'
import { handlePage, type PageOptions, showPage } from '../pages/registerPages'
import { withDeadline } from '../withDeadline'
import { callApi } from './callApi'
import { fitPhoto } from './fitPhoto'
import { nestFields, parseFields } from './parseFields'
import { participationCall } from './participationCall'

/** Bytes of a posted form: photographs of phones are read, so that one too large is refused at its field. */
const bodyLimit = 40_000_000

const names = {
  '/participer/commentaire': 'comment',
  '/participer/avis': 'rating',
  '/participer/suggestion': 'suggestion',
} as const

/**
 * Receives the forms of what residents send at the addresses of their pages. After success it redirects to the page that says so;
 * otherwise the page has what was typed and what is wrong at each field.
 */
export async function registerParticipation(server: FastifyInstance, options: PageOptions): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['multipart/form-data', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit },
      (_, body, done) => done(null, body),
    )
    for (const path of participationPaths) {
      scope.get(`/:card${path}`, { config: { isPage: true } }, (request, reply) => showPage(request, reply, options))
      scope.post(`/:card${path}`, { bodyLimit, config: { isPage: true, submission: 'form' } }, (request, reply) =>
        receive(request, reply, path, options),
      )
    }
  })
}

async function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  path: ParticipationPath,
  options: PageOptions,
): Promise<FastifyReply> {
  const card = cardNameOf(request.url)
  if (sourceOf(request) !== 'this-site') throw new ApiFailure(403, 'forbidden', 'Forms are posted from this site.')
  const api = withDeadline(options.api, options.patienceMs)
  const portal = card === undefined ? undefined : (await findPortal(api, card)).portal
  if (card === undefined || !isPortal(portal)) return sendPlainPage(reply, 404)
  if (!options.app) return sendPlainPage(reply, 503)
  const { body, headers, url } = request
  const given = await parseFields(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers['content-type'] ?? '')
  const hidden = new Map(given.filter(([name]) => name.startsWith('_')))
  const typed = nestFields(given.filter(([name]) => !name.startsWith('_')))
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const withdraws = hidden.get('_method') === 'DELETE' && path === '/participer/avis'
  const photo = await fitPhoto(typed)
  const { account } = await findVisitor(request, reply, api, card)
  const call = participationCall({
    path,
    query,
    fields: photo.fields,
    pageKey: hidden.get('_key'),
    withdraws,
    portalName: portal.portalName,
    poiUid: portal.poiUid ?? portal.portalName,
    isSignedIn: account !== undefined,
  })
  const { status, answer } = photo.refusal ?? (await callApi(request, reply, api, card, call))
  if (status < 400) {
    query.set('sent', withdraws ? 'withdrawn' : '1')
    return reply.header('cache-control', 'no-store').redirect(`/${card}${path}?${query}`, 303)
  }
  const refused = { fields: withoutContent(typed), answer }
  const posted = { form: names[path], status, problems: {}, values: {}, refused }
  return await handlePage(request, reply, { ...options, api }, options.app, { card, posted })
}

/** The fields for the page, without the photograph that the browser chose and does not keep. */
const withoutContent = ({ files, ...fields }: Readonly<Record<string, unknown>>) =>
  files === undefined ? fields : { ...fields, files: true }
