import { families } from '../../../schemas/engine'
import { CallError } from './CallError'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

type Call = { method?: string; body?: unknown; signal?: AbortSignal | undefined }

/** The one way out: every call of the portal goes through it. Resolves to the parsed body; rejects with a `CallError`. */
export type Client = (path: string, call?: Call) => Promise<unknown>

/** Milliseconds a slow network is given, and after which a question that did not get through is asked once more. */
const timeoutMs = 15_000
const retryDelayMs = 400

/** `locale` is the language answers are wanted in. Who the visitor is travels in a cookie no script reads. */
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

/** An answer without a body is null; one that is no JSON is undefined. */
function parse(text: string): unknown {
  if (!text) return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Runs something with a signal that is aborted after so many milliseconds, or together with the one given. */
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
