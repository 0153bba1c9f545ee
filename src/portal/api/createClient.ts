import { createFetch, type FetchOptions } from 'ofetch'
import { families, isObject, own } from '../../../schemas/engine'
import type { Failure } from './Answer'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Call = Pick<FetchOptions<'json'>, 'query' | 'body' | 'signal'> & { method?: string }

/** The one way out: every call of the portal goes through it. Resolves to the parsed body; throws on any failure. */
export type Client = (path: string, call?: Call) => Promise<unknown>

/** Milliseconds a slow network is given. */
const patience = 15_000

/** `locale` is the language answers are wanted in. Who the visitor is travels in a cookie no script reads. */
export function createClient(fetch: Fetch, locale: string): Client {
  const send = createFetch({
    fetch: (input, init) => fetch(String(input), init),
    Headers,
    AbortController,
    defaults: {
      headers: { 'x-lgc-language': locale, 'x-lgc-versions': JSON.stringify(families) },
      timeout: patience,
      retryDelay: 400,
    },
  })
  return (path, call) => {
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError('Calls stay on the origin of the portal.')
    return send<unknown>(path, { ...call, responseType: 'json' })
  }
}

/** What a thrown error says, as data. */
export function toFailure(error: unknown): Failure {
  const status = isObject(error) && typeof error.status === 'number' ? error.status : 0
  const body = isObject(error) && isObject(error.data) ? own(error.data, 'error') : undefined
  const code = isObject(body) ? own(body, 'code') : undefined
  return { status, code: typeof code === 'string' ? code : 'unreachable' }
}
