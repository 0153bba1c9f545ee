import { createFetch, type FetchContext } from 'ofetch'
import type { Fetch } from '../../../schemas/door'
import { cleanJson, families } from '../../../schemas/engine'
import type { Client, ReportAnswer, WholeAnswer } from './Client'
import { CallError } from './Client'

/** Timeout of a call with its retry, and the delay before the one retry of a GET without a response. */
const timeoutMs = 15_000
const retryDelayMs = 400

/**
 * Upload rate of the slowest network, in bytes per ms: a photo takes more than a minute. The server ends longer
 * uploads.
 */
const slowestBytesPerMs = 10

/**
 * Length of the longest body whose call goes on when the visitor leaves the page. Browsers allow 64 KiB for all such
 * calls together.
 */
const maxKeptAlive = 8192

/** Creates the API client. `headers` are added to every call. The visitor's identity is in HttpOnly cookies. */
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
      // Retries only a call without a response, and only while its caller waits for it.
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

  return async (path, { method = 'GET', body, signal, key, succeedsWith, returns } = {}) => {
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError('Calls stay on the origin of the portal.')
    const sent = JSON.stringify(body) ?? ''
    return withTimeout(timeoutMs + sent.length / slowestBytesPerMs, signal, async (timeoutSignal) => {
      const named = method === 'POST' ? keyHeader(key) : {}
      const payload = sent
        ? { body: sent, headers: { 'content-type': 'application/json', ...named } }
        : { headers: named }
      let response: FetchContext['response']
      try {
        const onResponse = (context: FetchContext) => {
          response = context.response
        }
        const { _data: data = null } = await request.raw<unknown>(path, {
          method,
          keepalive: method !== 'GET' && sent.length <= maxKeptAlive,
          signal: timeoutSignal,
          onResponse,
          ...payload,
        })
        // A server follows no redirect.
        const isOther = succeedsWith === undefined ? response?.ok === false : response?.status !== succeedsWith
        if (data === invalidJson || isOther) throw new CallError(path, response?.status ?? 0, undefined)
        const cleaned = clean(path, data)
        if (!returns || !response) return cleaned
        const { status, headers } = response
        return { status, headers, body: cleaned } satisfies WholeAnswer
      } catch (error) {
        if (error instanceof CallError) throw error
        const data: unknown = response?._data
        throw new CallError(path, response?.status ?? 0, data === invalidJson ? undefined : clean(path, data), error)
      }
    })
  }
}

/**
 * The header of the idempotency key. Browsers create random keys on secure origins only; elsewhere a call without its
 * own key has none.
 */
const keyHeader = (key: string | undefined = globalThis.crypto?.randomUUID?.()): Record<string, string> =>
  key ? { 'idempotency-key': key } : {}

/** Marks a body that is not JSON. */
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

/** Runs work with a signal that aborts after the timeout or together with the caller's signal. */
async function withTimeout<T>(
  milliseconds: number,
  callerSignal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  callerSignal?.addEventListener('abort', abort)
  if (callerSignal?.aborted) abort()
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    callerSignal?.removeEventListener('abort', abort)
  }
}
