import { setTimeout as wait } from 'node:timers/promises'
import { isObject, own } from '../../../schemas/engine'
import { parseJson } from '../http/parseJson'
import { parseTokens, type SessionTokens } from './sessionTokens'

const tokenPath = '/core-service/api/v1/oauth/token'

/** Reason of the end of a session: `replayed` when somebody else may have its tokens. */
export type SessionEnd = 'expired' | 'replayed'

/** The new tokens, or why there are none. `status` is that of the last answer; undefined without one. */
export type Renewal =
  | { tokens: SessionTokens }
  | { tokens?: undefined; end: SessionEnd; status: number | undefined; code: unknown }

/** Statuses with which the API refuses a refresh token for good. */
const refusals: readonly (number | undefined)[] = [400, 401, 403, 410]

/** Pause before the only repetition, in ms: longer than the restart of a connection, shorter than a visitor notices. */
const pauseMs = 250

/** Longest wait for the first answer, in ms, which leaves time for the second one within the time limit of a page. */
const firstMs = 3000

/**
 * Asks the API for new tokens. Repeats the call once when it is neither granted nor refused, so that a moment's failure signs nobody
 * out. Every other failure ends the session.
 */
export async function renewTokens(
  call: (path: string, init: RequestInit) => Promise<Response>,
  former: SessionTokens,
): Promise<Renewal> {
  const first = await attempt(call, former, AbortSignal.timeout(firstMs))
  if (first.tokens || refusals.includes(first.status)) return first
  await wait(pauseMs)
  const second = await attempt(call, former)
  // The first call may have used the refresh token up, so its second use proves no theft.
  return second.tokens ? second : { ...second, end: 'expired' }
}

async function attempt(
  call: (path: string, init: RequestInit) => Promise<Response>,
  { refresh, portal }: SessionTokens,
  signal?: AbortSignal,
): Promise<Renewal> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refresh,
    portalName: portal,
  }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
  try {
    const response = await call(tokenPath, { method: 'POST', headers, body, ...(signal ? { signal } : {}) })
    const answer = parseJson(await response.text())
    const tokens = response.ok ? parseTokens(answer, portal) : undefined
    if (tokens) return { tokens }
    const code = codeOf(answer)
    return { end: code === 'replayed-token' ? 'replayed' : 'expired', status: response.status, code }
  } catch {
    return { end: 'expired', status: undefined, code: undefined }
  }
}

function codeOf(answer: unknown): unknown {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  return isObject(error) ? own(error, 'code') : undefined
}
