import type { FastifyInstance } from 'fastify'
import { internalAddress } from '../http/limits'

/** How the server asks the API: in this process, or a back end of the town's own. Same as `fetch`, by path. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Milliseconds a back end of the town's own is given. */
const apiTimeoutMs = 8000

/** Asks this very server, without a socket. */
export const inProcess =
  (app: FastifyInstance): ApiFetch =>
  async (path, { method = 'GET', headers, body } = {}) => {
    const answer = await app.inject({
      method: methodOf(method),
      url: path,
      headers: Object.fromEntries(new Headers(headers)),
      remoteAddress: internalAddress,
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    const sent = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const item of [value].flat()) sent.append(name, String(item))
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: sent,
    })
  }

/** Asks another server. A path cannot lead away from it. */
export const fromOrigin =
  (origin: string): ApiFetch =>
  (path, init = {}) => {
    const url = new URL(path, origin)
    if (url.origin !== origin) throw new TypeError('Calls stay on the origin of the API.')
    return fetch(url, { redirect: 'manual', ...init, signal: init.signal ?? AbortSignal.timeout(apiTimeoutMs) })
  }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function methodOf(name: string): (typeof methods)[number] {
  const found = methods.find((method) => method === name.toUpperCase())
  if (!found) throw new TypeError(`The API has no method ${name}.`)
  return found
}

/** The API in the name and language of a visitor. */
export const visitorFetch =
  (api: ApiFetch, anonymousUid: string, locale: string): ApiFetch =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
    headers.set('x-lgc-anonymous-uid', anonymousUid)
    return api(path, { ...init, headers })
  }
