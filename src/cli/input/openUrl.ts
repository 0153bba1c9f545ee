import { STATUS_CODES } from 'node:http'
import { peek } from './chunks'
import { InputError } from './InputError'
import { formatOfName, formatSeconds, type InputFormat, type OpenedInput } from './OpenedInput'

const limits = {
  /** Of one answer. */
  bytes: 1024 ** 3,
  /** How long one answer may take, as a multiple of the timeout. */
  timeouts: 30,
}

/** The answer of an address. `isSame` says that it is the one that `etag` named in the request; it has no content then. */
export type OpenedUrl = OpenedInput & { etag: string | undefined; isSame: boolean }

/**
 * Requests an address. Throws an `InputError` when the server is silent for `timeout` milliseconds or does not answer
 * with content. `note` is called with half a sentence about anything odd but harmless. `etag` is that of a known answer.
 */
export async function openUrl(
  address: string,
  timeout: number,
  note: (text: string) => void,
  etag?: string,
): Promise<OpenedUrl> {
  const controller = new AbortController()
  const stop = (problem: string) => () => controller.abort(new InputError(problem))
  const silence = setTimeout(stop(`did not answer within ${formatSeconds(timeout)}`), timeout)
  const onActivity = () => silence.refresh()
  const total = timeout * limits.timeouts
  const end = setTimeout(stop(`is still sending after ${formatSeconds(total)}`), total)
  const close = () => {
    clearTimeout(silence)
    clearTimeout(end)
    controller.abort()
  }
  try {
    const { response, url, through } = await followRedirects(address, controller.signal, onActivity, etag)
    const known = { etag: response.headers.get('etag') ?? undefined, close }
    if (response.status === 304) return { ...known, isSame: true, format: undefined, chunks: nothing }
    if (through !== '' && url.host !== new URL(address).host) note(`redirects to ${url.href}`)
    const contentType = response.headers.get('content-type')?.toLowerCase() ?? ''
    const content = await peek(readBody(response, onActivity, through), () => true)
    if (/^[\s\uFEFF]*</.test(content.start.toString('utf8', 0, 200)))
      throw new InputError(describeMarkup(contentType, through))
    if (/\bhtml\b/.test(contentType)) note(`is sent as ${contentType}; JSON is sent as application/json`)
    const format = shapeOfAnswer(contentType, url.pathname)
    return { ...known, isSame: false, format, chunks: () => content.chunks }
  } catch (error) {
    close()
    throw toFetchError(error)
  }
}

async function* nothing(): AsyncGenerator<Buffer> {}

async function* readBody(response: Response, onActivity: () => void, through: string): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      onActivity()
      size += chunk.length
      if (size > limits.bytes) throw new InputError(`${through}sends more than ${limits.bytes / 1024 ** 3} GB`)
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    }
  } catch (error) {
    throw toFetchError(error)
  }
}

function shapeOfAnswer(contentType: string, path: string): InputFormat | undefined {
  if (/ndjson|jsonl|json-?lines/.test(contentType)) return 'ndjson'
  return /[/+]json\b/.test(contentType) && !path.endsWith('.gz') ? 'json' : formatOfName(path)
}

function describeMarkup(contentType: string, through: string): string {
  const what = /xml/.test(contentType) && !/html/.test(contentType) ? 'XML' : 'HTML'
  return `${through}sends ${what}, not JSON: is it the address of a page for people, or of a login?`
}

const maxRedirects = 10

/** A response. After a redirect, `through` is the beginning of a sentence about it. */
export type Answer = { response: Response; url: URL; through: string }

/**
 * Requests an address and follows its redirects; calls `onActivity` on every response. Sends the user name and
 * password of the address to its own server only. With the `etag` of a known answer, the status may be 304.
 */
export async function followRedirects(
  address: string,
  signal: AbortSignal,
  onActivity: () => void,
  etag?: string,
): Promise<Answer> {
  const first = parseAddress(address)
  const authorization = credentialsOf(first)
  let url = first
  let through = ''
  for (let redirects = 0; ; redirects++) {
    const headers = new Headers({
      accept: 'application/json, application/x-ndjson;q=0.9, */*;q=0.5',
      'user-agent': 'beffroi',
      ...(etag !== undefined && { 'if-none-match': etag }),
    })
    if (authorization !== undefined && url.origin === first.origin) headers.set('authorization', authorization)
    const response = await fetch(url, { headers, signal, redirect: 'manual' }).catch((error: unknown) => {
      throw new InputError(through + toFetchError(error).message)
    })
    onActivity()
    const location = response.headers.get('location')
    const isRedirect = [301, 302, 303, 307, 308].includes(response.status) && location !== null
    if (!isRedirect) {
      const isKnown = etag !== undefined && response.status === 304
      if (!response.ok && !isKnown)
        throw new InputError(`${through}answered ${response.status} ${describeStatus(response.status)}`)
      return { response, url, through }
    }
    await response.body?.cancel()
    if (redirects === maxRedirects)
      throw new InputError(`redirects more than ${maxRedirects} times, at last to ${url.href}`)
    url = resolveRedirect(url, location)
    through = `redirects to ${url.href}, which `
  }
}

function parseAddress(address: string): URL {
  if (!URL.canParse(address)) throw new InputError('is not a valid address')
  return new URL(address)
}

function credentialsOf(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function resolveRedirect(from: URL, location: string): URL {
  const url = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new InputError(`redirects to ${location}, which is no address on the web`)
  }
  url.username = ''
  url.password = ''
  return url
}

const hints: Record<number, string> = {
  401: ': it asks who you are',
  403: ': it does not let you in',
  429: ': it was asked too often',
}

const describeStatus = (status: number): string => `${STATUS_CODES[status] ?? ''}${hints[status] ?? ''}`.trim()

const untrusted =
  'its certificate is signed by nobody trusted here; NODE_EXTRA_CA_CERTS=<file> adds an authority of your own'

const reasons: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  EAI_AGAIN: 'its name cannot be looked up: is there a network?',
  ECONNREFUSED: 'nobody answers at that host and port',
  ECONNRESET: 'the connection was cut off',
  EHOSTUNREACH: 'the host cannot be reached from here',
  ENETUNREACH: 'the host cannot be reached from here',
  ENOTFOUND: 'there is no host of that name',
  EPROTO: 'it does not speak https at that port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak https at that port',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak https at that port',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ETIMEDOUT: 'the host did not answer',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UND_ERR_CONNECT_TIMEOUT: 'the host did not answer',
  UND_ERR_SOCKET: 'the connection was cut off',
  Z_BUF_ERROR: 'its compressed answer ends too early',
  Z_DATA_ERROR: 'its compressed answer is damaged',
}

/** Turns an error of a request into one that explains itself. */
export function toFetchError(error: unknown): InputError {
  if (error instanceof InputError) return error
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (cause instanceof Error && cause.message === 'bad port')
    return new InputError('is at a port kept for other protocols')
  const reason = code.startsWith('HPE_') ? 'it does not answer in HTTP' : reasons[code]
  if (reason !== undefined) return new InputError(`could not be fetched: ${reason}`)
  return new InputError(`could not be fetched: ${cause instanceof Error ? cause.message : cause}`)
}
