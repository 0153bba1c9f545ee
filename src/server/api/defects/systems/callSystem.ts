import { fetch } from 'undici'
import { readBounded } from '../../../http/readBounded'
import { ReportingFailure } from './ReportingSystem'

/** Size of an answer, in bytes. */
const maxBytes = 1024 * 1024

/** Statuses of a system that may accept the same call later. */
const temporary: ReadonlySet<number> = new Set([408, 425, 429])

export type SystemCall = {
  url: URL
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

/**
 * Calls the external system and parses its JSON. Throws a temporary `ReportingFailure` when it does not answer in time, is
 * overloaded or broken, or answers something else, such as a page of a proxy. A redirect is not followed, so that tokens stay between
 * the two servers.
 */
export async function callSystem({ url, timeoutMs, ...init }: SystemCall): Promise<{ status: number; body: unknown }> {
  const failed = (why: string) => new ReportingFailure('temporary', `The reporting system ${why}.`)
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '')
    if (answer.status >= 500 || temporary.has(answer.status) || !isJson) {
      await answer.body?.cancel()
      throw failed(answer.status < 500 && !isJson ? 'did not answer with JSON' : `answered ${answer.status}`)
    }
    const text = new TextDecoder().decode(await readBounded(answer.body, maxBytes))
    return { status: answer.status, body: JSON.parse(text) }
  } catch (error) {
    throw error instanceof ReportingFailure ? error : failed('does not answer')
  }
}
