import type { FastifyInstance } from 'fastify'
import { internalAddress } from '../http/limits'
import type { IdentityHeaders } from '../identity/identityHeaders'

/** Calls the API by path, like `fetch`: in this process or at a town's own back end. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Calls the API of this server without a socket. */
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
    const received = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const item of [value].flat()) received.append(name, String(item))
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: received,
    })
  }

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function methodOf(name: string): (typeof methods)[number] {
  const found = methods.find((method) => method === name.toUpperCase())
  if (!found) throw new TypeError(`The API has no method ${name}.`)
  return found
}

/** Calls the API with the identity headers and language of a visitor. */
export const visitorFetch =
  (api: ApiFetch, identity: IdentityHeaders, locale: string): ApiFetch =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
    for (const [name, value] of Object.entries(identity)) headers.set(name, value)
    return api(path, { ...init, headers })
  }
