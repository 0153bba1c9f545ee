import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parkingCookie, parkingPathCookie } from '../../../../schemas/cookies/storedItems'
import { isObject, own } from '../../../../schemas/engine'
import { parkingOperations } from '../../../../schemas/generated/parkingOperations'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { parkingRedirectPath, parkingSignInPath, parkingSignOutPath } from '../../../../schemas/routes/parkingPaths'
import { hasService } from '../../../../schemas/routes/services'
import { sitePath } from '../../../../schemas/routes/sitePath'
import type { Api } from '../../http/Api'
import { clearCookie, cookieOf, setCookie } from '../../http/cookies'
import { parseJson } from '../../http/parseJson'
import { sendPlainPage } from '../../http/plainPage'
import { markStored, startVisit } from '../../identity/anonymousUid'
import { cardNamePattern, findPortal } from '../findPortal'
import { rememberTown } from '../findTown'
import { visitorApi } from '../visitorApi'

/** Query parameter by which the page of the redirect learns why the visitor is not signed in. */
const failureParameter = 'erreur'

/** Why a sign-in failed: the visitor refused, the state is not that of this browser, it was used, or the service failed. */
type Failure = 'refus' | 'etat' | 'service'

type Params = { Params: { card: string } }

type Options = { api: Api; fixedPortal: string | undefined }

/**
 * Begins and ends sign-ins to the parking service. The browser that comes back must be the one that left: it has a cookie with the state
 * and with the path of the page, such as the form of a widget, that the visitor came from. Scripts see neither the code nor a token.
 */
export function registerParking(app: FastifyInstance, { api, fixedPortal }: Options): void {
  app.get<Params>(`/:card${parkingSignInPath}`, async (request, reply) => {
    const { card } = request.params
    const town = await openTown(request, reply, api)
    if (!town) return sendPlainPage(reply, 404)
    startVisit(request, reply)
    // For a service that leads back to the path without a card name.
    if (!fixedPortal) rememberTown(request, reply, card)
    const state = randomBytes(24).toString('base64url')
    const { path } = parkingOperations.readParkingAuthorization
    const { status, data } = await read(town, `${path}?${new URLSearchParams({ portalName: card, state })}`)
    const url = own(data, 'url')
    if (status !== 200 || typeof url !== 'string') return fail(reply, card, 'service')
    setCookie(request, reply, parkingPathCookie, `${state} ${widgetPathOf(request, card)}`)
    return reply.header('cache-control', 'no-store').redirect(url, 303)
  })

  app.register(async (scope) => {
    // The form has no fields.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined)
    scope.post<Params>(`/:card${parkingSignOutPath}`, { bodyLimit: 1024 }, async (request, reply) => {
      const { card } = request.params
      const town = await openTown(request, reply, api)
      if (!town) return sendPlainPage(reply, 404)
      const { method, path } = parkingOperations.deleteParkingToken
      await read(town, `${path}?${new URLSearchParams({ portalName: card })}`, { method })
      clearCookie(request, reply, parkingCookie)
      return reply.header('cache-control', 'no-store').redirect(`/${card}${pagePaths.parking}`, 303)
    })
  })

  app.addHook('preHandler', async (request, reply) => {
    const [path = '', search] = request.url.split('?')
    const [, card = '', ...rest] = path.split('/')
    const query = new URLSearchParams(search)
    const isReturn = query.has('state') || query.has('code') || query.has('error')
    if (request.method !== 'GET' || `/${rest.join('/')}` !== parkingRedirectPath || !isReturn) return
    const town = cardNamePattern.test(card) ? await openTown(request, reply, api, card) : undefined
    return town ? await finish(request, reply, { town, card, query }) : sendPlainPage(reply, 404)
  })
}

type Return = { town: Api; card: string; query: URLSearchParams }

/** Exchanges the code of a sign-in, then resumes what the visitor was doing, or goes home. */
async function finish(request: FastifyRequest, reply: FastifyReply, { town, card, query }: Return) {
  const [kept = '', ...rest] = request.unsignCookie(cookieOf(request, parkingPathCookie) ?? '').value?.split(' ') ?? []
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? '']
  if (kept === '' || !isEqual(kept, state)) return fail(reply, card, 'etat')
  clearCookie(request, reply, parkingPathCookie)
  if (code === '') return fail(reply, card, 'refus')
  const { method, path } = parkingOperations.createParkingToken
  const body = JSON.stringify({ portalName: card, code, state })
  const headers = { 'content-type': 'application/json' }
  const { status, data } = await read(town, path, { method, headers, body })
  const token = own(data, 'token')
  if (status !== 200 || typeof token !== 'string') return fail(reply, card, status === 409 ? 'etat' : 'service')
  setCookie(request, reply, parkingCookie, token)
  markStored(request, reply)
  const target = rest.join(' ')
  return reply.header('cache-control', 'no-store').redirect(`/${card}${target || pagePaths.home}`, 303)
}

/** Returns the API as the visitor calls it; undefined when the town does not exist or has no parking. */
async function openTown(request: FastifyRequest, reply: FastifyReply, api: Api, card = cardOf(request)) {
  if (card === undefined) return undefined
  const town = visitorApi(request, reply, api, card)
  const { portal } = await findPortal(town, card)
  return portal && hasService(portal, 'parking') ? town : undefined
}

function cardOf({ params }: FastifyRequest): string | undefined {
  const card = isObject(params) ? own(params, 'card') : undefined
  return typeof card === 'string' && cardNamePattern.test(card) ? card : undefined
}

type Members = Readonly<Record<string, unknown>>

/** Makes a call. Only a body of JSON counts as an answer. */
async function read(api: Api, path: string, init?: RequestInit): Promise<{ status: number; data: Members }> {
  try {
    const response = (await api(path, init)).response()
    const body = parseJson(await response.text())
    const data = isObject(body) ? own(body, 'data') : undefined
    return { status: response.status, data: isObject(data) ? data : {} }
  } catch {
    return { status: 503, data: {} }
  }
}

/** Returns the path below the card name that the sign-in resumes; empty for the home. */
function widgetPathOf({ query }: FastifyRequest, card: string): string {
  const given = isObject(query) ? own(query, 'widget') : undefined
  const path = typeof given === 'string' && given.length <= 500 ? sitePath(given) : undefined
  if (path === undefined) return ''
  return path.startsWith(`/${card}/`) ? path.slice(card.length + 1) : path
}

const fail = (reply: FastifyReply, card: string, failure: Failure): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .redirect(`/${card}${parkingRedirectPath}?${failureParameter}=${failure}`, 303)

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}
