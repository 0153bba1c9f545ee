import { Agent, fetch } from 'undici'
import { limits } from '../../../../schemas/engine'
import { type Api, personalAnswer } from '../../http/Api'
import { callLimits } from '../../http/callLimits'
import { isCanonicalPath } from '../../http/canonicalPath'
import { readBounded } from '../../http/readBounded'
import { BackEndFault } from './BackEndFault'
import { checkContent } from './checkContent'
import { cleanFailure } from './cleanFailure'
import { isTooDeep } from './isTooDeep'

/**
 * A town's own back end. `timeoutMs` limits each answer, and all answers for one page together. `asksServices` is whether it is asked
 * which services it offers; true by default. `keptFolder` holds the last good configurations; without it they are lost with the process.
 */
export type BackEnd = { apiOrigin: string; timeoutMs?: number; asksServices?: boolean; keptFolder?: string }

export const defaultTimeoutMs: number = callLimits.answerMs

const maxBytes = callLimits.answerBytes

const connections = { connections: 128, connect: { timeout: 3000 } }

/**
 * Returns a function that calls the API at an origin. It limits size, depth and time of answers, and replaces the bodies of
 * failures. It rejects when there is no answer within the limits. The back end is not asked for a path that would leave the origin or
 * that it may read differently: the answer is then 400.
 */
export function fromOrigin({ apiOrigin: origin, timeoutMs = defaultTimeoutMs }: BackEnd): Api {
  const dispatcher = new Agent({
    ...connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxBytes,
  })
  return async (path, init = {}) => {
    const url = new URL(path, origin)
    if (url.origin !== origin || !isCanonicalPath(path.split('?', 1)[0] ?? ''))
      return personalAnswer(Response.json(cleanFailure(400, undefined), { status: 400 }))
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    return personalAnswer(await call(url, { ...init, signal }, dispatcher))
  }
}

async function call(
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  dispatcher: Agent,
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    redirect: 'manual',
    signal: signal ?? null,
    dispatcher,
    ...(typeof body === 'string' || body instanceof Uint8Array ? { body } : {}),
  })
  const { status } = answer
  const received = new Headers([...answer.headers])
  // `fetch` has decompressed the body.
  for (const name of ['content-encoding', 'content-length']) received.delete(name)
  const bytes = await readAnswer(answer.body)
  if (status >= 400) {
    received.set('content-type', 'application/json; charset=utf-8')
    // Only the back end can say that nobody finds what is not found.
    if (status !== 404 || !received.has('cache-control')) received.set('cache-control', 'no-store')
    return new Response(JSON.stringify(cleanFailure(status, parse(bytes))), { status, headers: received })
  }
  if (bytes.length === 0 || status >= 300) return new Response(null, { status, headers: received })
  checkContent(url, received, bytes)
  return new Response(bytes, { status, headers: received })
}

async function readAnswer(body: Parameters<typeof readBounded>[0]): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBounded(body, maxBytes)
  } catch (error) {
    throw error instanceof RangeError ? new BackEndFault('too-large', `more than ${maxBytes} bytes`) : error
  }
}

function parse(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes, limits.levels)) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
