import { fetch } from 'undici'
import { readBounded } from './readBounded'

/** Size of an answer, in bytes. */
const maxBytes = 1024 * 1024

/** Statuses of a service that may accept the same call later. */
const temporary: ReadonlySet<number> = new Set([408, 425, 429])

export type ServiceCall = {
  url: URL
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

/** A service outside of this server gave no answer that can be used; the same call may succeed later. */
export class ServiceUnavailable extends Error {
  constructor(why: string) {
    super(`The service ${why}.`)
    this.name = 'ServiceUnavailable'
  }
}

/**
 * Calls a service outside of this server and parses its JSON. Throws `ServiceUnavailable` when it does not answer in time, is
 * overloaded or broken, or answers something else, such as a page of a proxy. A redirect is not followed, so that tokens stay between
 * the two servers.
 */
export async function callService({
  url,
  timeoutMs,
  ...init
}: ServiceCall): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '')
    if (answer.status >= 500 || temporary.has(answer.status) || !isJson) {
      await answer.body?.cancel()
      const isPage = answer.status < 500 && !isJson
      throw new ServiceUnavailable(isPage ? 'did not answer with JSON' : `answered ${answer.status}`)
    }
    const text = new TextDecoder().decode(await readBounded(answer.body, maxBytes))
    return { status: answer.status, body: JSON.parse(text) }
  } catch (error) {
    throw error instanceof ServiceUnavailable ? error : new ServiceUnavailable('does not answer')
  }
}
