import type { CacheResult } from '../cache/SharedCache'
import type { SharedAnswer } from './internalCalls'

/** The answer to a call. `shared` is its cache entry when every visitor gets the same answer. */
export type ApiAnswer = { response(): Response; shared: CacheResult<SharedAnswer> | undefined }

/** Calls the API by path, like `fetch`: in this process or at a town's own back end. */
export type Api = (path: string, init?: RequestInit) => Promise<ApiAnswer>

/** The answer for one visitor only. */
export const personalAnswer = (response: Response): ApiAnswer => ({ response: () => response, shared: undefined })

export const toResponse = ({ status, headers, body }: SharedAnswer): Response =>
  new Response(body ? new Uint8Array(body.bytes) : null, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

/** Wraps an API so that all calls share one deadline, `timeoutMs` from now; undefined sets no limit. */
export function withDeadline(api: Api, timeoutMs: number | undefined): Api {
  if (timeoutMs === undefined) return api
  const deadline = AbortSignal.timeout(timeoutMs)
  return (path, init = {}) =>
    api(path, { ...init, signal: init.signal ? AbortSignal.any([init.signal, deadline]) : deadline })
}
