import type { Server } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerIssue, RenderedPage } from '../../../../schemas/door'
import { Body } from '../../cache/Body'
import { acceptedEncoding } from '../../http/acceptedEncoding'
import { limitFrames, markCache } from '../../http/headers'
import { pageInProgress } from '../backEnd/pageInProgress'
import { withPanel } from '../developerPanel/withPanel'
import { appearanceOf, withAppearance } from './appearance'
import { IssueLog } from './IssueLog'
import type { FoundPage } from './pageCache'

/** Sends a page that was rendered for one visitor. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  logIssues(request, page)
  return withHeaders(reply, page).send(withAppearance(forReader(page.html, page), appearanceOf(request)))
}

/** Sends a shared page, or a 304 to a visitor who has it. Cookies are set on the answer, not stored with the page. */
export async function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isHit }: FoundPage,
): Promise<FastifyReply> {
  const { body: shared, outdatedSince, notice } = page
  logIssues(request, isHit ? {} : page)
  markCache(reply, isHit)
  withHeaders(reply, page)
  const attributes = appearanceOf(request)
  if (outdatedSince !== undefined || pageInProgress.getStore()?.trace) {
    const marked = outdatedSince === undefined ? '<body>' : `<body>${notice}`
    const html = shared.bytes.toString().replace('<body>', () => marked)
    return reply.send(withAppearance(forReader(html, page), attributes))
  }
  // A body with appearance attributes has its own entity tag, so that the browser reloads it after a change of settings.
  const body = attributes ? new Body(withAppearance(shared.bytes.toString(), attributes)) : shared
  const encoding = body.encodingFor(acceptedEncoding(request))
  if (page.status === 200) {
    reply.header('etag', body.etag(encoding))
    if (body.matches(request.headers['if-none-match'])) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body.encoded(encoding))
}

/** `private`, because cookies decide language and content; `no-cache`, because a page is valid for a minute. */
function withHeaders(
  reply: FastifyReply,
  { status, headers, frameOrigins }: Pick<RenderedPage, 'status' | 'headers' | 'frameOrigins'>,
): FastifyReply {
  if (frameOrigins) limitFrames(reply, frameOrigins)
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', reply.getHeader('cache-control') ?? 'private, no-cache')
    .header('vary', 'accept-encoding, cookie, user-agent, sec-ch-ua-mobile')
    .headers(headers)
}

/** The page, with the panel for developers where one of them asks for it. */
function forReader(html: string, { status, issues }: Pick<RenderedPage, 'status' | 'issues'>): string {
  const { trace, advice = [], missed = new Map() } = pageInProgress.getStore() ?? {}
  return trace ? withPanel(html, { status, trace, issues: [...issues, ...otherThan(issues, advice)], missed }) : html
}

/** The log of issues of each server. */
const issueLogs = new WeakMap<Server, IssueLog>()

/** The advice about values that break no contract: one mistake is told once. */
function otherThan(issues: readonly AnswerIssue[], advice: readonly AnswerIssue[]): AnswerIssue[] {
  const placeOf = ({ address, pointer }: AnswerIssue) => `${address} ${pointer}`
  const broken = new Set(issues.map(placeOf))
  return advice.filter((each) => !broken.has(placeOf(each)))
}

function logIssues(request: FastifyRequest, { issues = [] }: Partial<Pick<RenderedPage, 'issues'>>): void {
  const { advice = [] } = pageInProgress.getStore() ?? {}
  if (issues.length + advice.length === 0) return
  const { server } = request.server
  const log = issueLogs.get(server) ?? new IssueLog()
  issueLogs.set(server, log)
  log.write(request, issues, otherThan(issues, advice))
}
