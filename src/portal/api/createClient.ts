import { createFetch, type FetchContext } from 'ofetch'
import { cleanJson, families } from '../../../schemas/engine'
import type { Client, Fetch, ReportAnswer } from './Client'
import { CallError } from './Client'

/** Timeout of a call with its retry, and the delay before the one retry of a GET without an answer. */
const timeoutMs = 15_000
const retryDelayMs = 400

/** What the slowest network sends, in bytes per ms: a photograph takes more than a minute there. The server ends what takes longer. */
const slowestBytesPerMs = 10

/**
 * `headers` are added to every call. The visitor's identity is in HttpOnly cookies.
 */
export function createClient(
  fetch: Fetch,
  headers: () => Record<string, string>,
  report: ReportAnswer = () => {},
): Client {
  const request = createFetch({
    fetch: (path, init) => fetch(String(path), init),
    defaults: {
      headers: { accept: 'application/json', 'x-lgc-versions': JSON.stringify(families) },
      parseResponse: parse,
      retryDelay: retryDelayMs,
      onRequest({ options }) {
        for (const [name, value] of Object.entries(headers())) options.headers.set(name, value)
      },
      // Only a call without an answer is repeated, and only while a caller waits for it.
      onRequestError({ options }) {
        if (options.signal?.aborted) options.retry = false
      },
      onResponseError({ options }) {
        options.retry = false
      },
    },
  })

  const clean = (path: string, data: unknown): unknown =>
    cleanJson(data, (issue) => report({ ...issue, pointer: issue.pointer.replace(/^\/data(?=\/|$)/, '') }, path))

  return async (path, { method = 'GET', body, signal, key } = {}) => {
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError('Calls stay on the origin of the portal.')
    const sent = JSON.stringify(body) ?? ''
    return withTimeout(timeoutMs + sent.length / slowestBytesPerMs, signal, async (limit) => {
      const named = method === 'POST' ? keyOf(key) : {}
      const payload = sent
        ? { body: sent, headers: { 'content-type': 'application/json', ...named } }
        : { headers: named }
      let answered: FetchContext['response']
      try {
        const onResponse = ({ response }: FetchContext) => {
          answered = response
        }
        const { _data: data = null } = await request.raw<unknown>(path, {
          method,
          signal: limit,
          onResponse,
          ...payload,
        })
        if (data === invalidJson) throw new CallError(path, answered?.status ?? 0, undefined)
        return clean(path, data)
      } catch (error) {
        if (error instanceof CallError) throw error
        const data: unknown = answered?._data
        throw new CallError(path, answered?.status ?? 0, data === invalidJson ? undefined : clean(path, data), error)
      }
    })
  }
}

/** Browsers make random keys on secure origins only; elsewhere a call without its own has none. */
const keyOf = (key: string | undefined = globalThis.crypto?.randomUUID?.()): Record<string, string> =>
  key ? { 'idempotency-key': key } : {}

/** Stands for a body that is not JSON. */
const invalidJson = Symbol('invalid JSON')

/** Parses JSON; null for an empty body. */
function parse(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return invalidJson
  }
}

/** Runs work with a signal that aborts after the timeout or together with the given signal. */
async function withTimeout<T>(
  milliseconds: number,
  given: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  given?.addEventListener('abort', abort)
  if (given?.aborted) abort()
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    given?.removeEventListener('abort', abort)
  }
}
