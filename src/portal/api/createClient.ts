import { families, isObject, own } from '../../../schemas/engine'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Call = { method?: string; body?: unknown; signal?: AbortSignal | undefined }

/** Makes every call of the portal. Resolves to the parsed body; rejects with a `CallError`. */
export type Client = (path: string, call?: Call) => Promise<unknown>

/** Timeout of a call, and the delay before the one retry of a GET without an answer. */
const timeoutMs = 15_000
const retryDelayMs = 400

/** `locale` is the requested language. The visitor's identity is in an HttpOnly cookie. */
export function createClient(fetch: Fetch, locale: string): Client {
  const headers = {
    accept: 'application/json',
    'x-lgc-language': locale,
    'x-lgc-versions': JSON.stringify(families),
  }

  async function send(path: string, { method = 'GET', body, signal }: Call): Promise<unknown> {
    const answer = await withTimeout(timeoutMs, signal, (limit) =>
      fetch(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: limit,
      }).then(async (response) => ({ status: response.status, text: await response.text() })),
    )
    const parsed = parse(answer.text)
    if (answer.status >= 400 || parsed === undefined) throw new CallError(path, answer.status, parsed)
    return parsed
  }

  return async (path, call = {}) => {
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError('Calls stay on the origin of the portal.')
    try {
      return await send(path, call)
    } catch (error) {
      if (error instanceof CallError) throw error
      if (call.signal?.aborted || (call.method ?? 'GET') !== 'GET') throw new CallError(path, 0, undefined, error)
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      return send(path, call).catch((again) => {
        throw again instanceof CallError ? again : new CallError(path, 0, undefined, again)
      })
    }
  }
}

/** Parses JSON; null for an empty body, undefined for invalid JSON. */
function parse(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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

/** A failed call. `status` is the HTTP status, 0 without an answer; `code` is the API's error code. */
export class CallError extends Error {
  readonly code: string

  constructor(
    readonly path: string,
    readonly status: number,
    readonly body: unknown,
    cause?: unknown,
  ) {
    super(status === 0 ? `No answer to ${path}.` : `${path} answered ${status}.`, { cause })
    this.name = 'CallError'
    const error = isObject(body) ? own(body, 'error') : undefined
    const code = isObject(error) ? own(error, 'code') : undefined
    this.code = typeof code === 'string' ? code : status === 0 ? 'unreachable' : 'unsound'
  }
}
