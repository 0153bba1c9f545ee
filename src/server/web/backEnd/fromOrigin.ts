import { Agent, fetch } from 'undici'
import { limits } from '../../../../schemas/engine'
import { type Api, personalAnswer } from '../../http/Api'
import { isCanonicalPath } from '../../http/canonicalPath'
import { readBounded } from '../../http/readBounded'
import { routes } from '../../openapi/openapi'
import { cleanFailure } from './cleanFailure'

/** A town's own back end. `timeoutMs` limits each answer, and all answers for one page together. */
export type BackEnd = { apiOrigin: string; timeoutMs?: number }

export const defaultTimeoutMs = 8000

/** Maximum size of an answer in bytes, both on the wire and decompressed. */
const maxBytes = 8 * 1024 * 1024

const connections = { connections: 128, connect: { timeout: 3000 } }

const pictureType = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)$/
const jsonType = /^application\/(?:[\w.-]+\+)?json$/

/** Paths that do not answer JSON, such as those of pictures, tiles and tracks, with their media types. */
const files = routes()
  .filter(({ answerTypes }) => answerTypes.length > 0 && !answerTypes.some((type) => jsonType.test(type)))
  .map(({ path, answerTypes }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    isExpected: (type: string) =>
      answerTypes.includes(type) || (answerTypes.some((each) => pictureType.test(each)) && pictureType.test(type)),
  }))

/**
 * Returns a function that calls the API at an origin. It limits size, depth and time of answers, and replaces the bodies of
 * failures. It rejects when there is no answer within the limits, and for a path that would leave the origin. The back end is not
 * asked for a path that it may read differently.
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
    if (url.origin !== origin) throw new TypeError('The path leaves the origin of the API.')
    if (!isCanonicalPath(path.split('?', 1)[0] ?? ''))
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
  const bytes = await readBounded(answer.body, maxBytes)
  if (status >= 400) {
    received.set('content-type', 'application/json; charset=utf-8')
    // Only the back end can say that nobody finds what is not found.
    if (status !== 404 || !received.has('cache-control')) received.set('cache-control', 'no-store')
    return new Response(JSON.stringify(cleanFailure(status, parse(bytes))), { status, headers: received })
  }
  if (bytes.length === 0) return new Response(null, { status, headers: received })
  check(url, received, bytes)
  return new Response(bytes, { status, headers: received })
}

/** Throws unless an answer has the type of its path: a file of its media type, or JSON that is not nested too deeply. */
function check({ pathname }: URL, headers: Headers, bytes: Uint8Array): void {
  const type = (headers.get('content-type') ?? '').split(';', 1).join().trim().toLowerCase()
  const file = files.find(({ pattern }) => pattern.test(pathname))
  if (!(file ? file.isExpected(type) : jsonType.test(type))) {
    throw new TypeError(`The answer is not ${file ? 'the file that the path names' : 'JSON'}.`)
  }
  if (!file && isTooDeep(bytes, limits.levels)) throw new RangeError('The answer is nested too deep.')
}

function parse(bytes: Uint8Array): unknown {
  if (isTooDeep(bytes, limits.levels)) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Whether UTF-8 JSON, valid or not, nests lists and objects deeper than `maxLevels`. */
function isTooDeep(json: Uint8Array, maxLevels: number): boolean {
  let levels = 0
  let isInString = false
  for (let index = 0; index < json.length; index++) {
    const byte = json[index]
    if (isInString) {
      if (byte === backslash) index++
      else if (byte === quote) isInString = false
    } else if (byte === quote) isInString = true
    else if (byte === openList || byte === openObject) {
      levels++
      if (levels > maxLevels) return true
    } else if (byte === closeList || byte === closeObject) levels--
  }
  return false
}
