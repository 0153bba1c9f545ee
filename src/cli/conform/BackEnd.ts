import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeIoError, InputError } from '../input/InputError'
import { toFetchError } from '../input/openUrl'

/** What a portal accepts of an answer: its time in milliseconds, and its size in bytes. */
export const answerLimits = { ms: 8000, bytes: 8 * 1024 * 1024 }

export type Answer = { status: number; headers: Headers; bytes: Buffer; ms: number }

/** Why there is no answer: after the time limit, over the size limit, or as the reason says. */
export type Silence = { silence: 'slow' | 'large' | 'cut'; reason: string; ms: number }

export type Request = { method?: string; language?: string; body?: unknown; type?: string; key?: string }

/** How long a back end that is asked too often may let wait, in seconds. */
const longestWait = 61

/** A running back end, asked as a portal asks it. */
export class BackEnd {
  /** The anonymous visitor of this run, who has written nothing. */
  readonly visitor = randomUUID()

  constructor(
    readonly origin: string,
    private readonly timeoutMs: number,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** Asks an address, a path with its query. Waits and asks again when the back end is asked too often. Never throws. */
  async ask(address: string, request: Request = {}): Promise<Answer | Silence> {
    const answer = await this.#askOnce(address, request)
    if (!('status' in answer) || answer.status !== 429) return answer
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    if (!(seconds <= longestWait)) return answer
    await sleep(Math.max(seconds, 0.1) * 1000)
    return await this.#askOnce(address, request)
  }

  async #askOnce(address: string, request: Request): Promise<Answer | Silence> {
    const started = performance.now()
    const signal = AbortSignal.timeout(this.timeoutMs)
    const elapsed = () => Math.round(performance.now() - started)
    try {
      const response = await fetch(new URL(address, this.origin), {
        method: request.method ?? 'GET',
        headers: this.#headersOf(request),
        redirect: 'manual',
        signal,
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      })
      const bytes = await readBounded(response)
      if (bytes === undefined) return { silence: 'large', reason: 'more than 8 MiB', ms: elapsed() }
      return { status: response.status, headers: response.headers, bytes, ms: elapsed() }
    } catch (error) {
      if (signal.aborted)
        return { silence: 'slow', reason: `no whole answer within ${this.timeoutMs} ms`, ms: elapsed() }
      return { silence: 'cut', reason: describeIoError(toFetchError(error)), ms: elapsed() }
    }
  }

  #headersOf({ language, body, type = 'application/json', key }: Request): Record<string, string> {
    return {
      accept: 'application/json, */*;q=0.5',
      'user-agent': 'beffroi',
      'x-lgc-anonymous-uid': this.visitor,
      ...(language !== undefined && { 'x-lgc-language': language }),
      ...(body !== undefined && { 'content-type': type }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...this.headers,
    }
  }
}

/** Reads a body up to the limit of its size; undefined over it. */
async function readBounded(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > answerLimits.bytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the origin that an argument names. Throws a sentence for a path in it, which the portal would drop. */
export function parseOrigin(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) {
    throw new InputError(`${text} is no origin of a back end, such as http://127.0.0.1:8000`)
  }
  const url = new URL(text)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new InputError(`a back end is an origin without a path: ${url.origin}, not ${text}`)
  }
  return url.origin
}

/** Reads `name: value` options to headers. */
export function parseHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
      if (name === undefined || value === undefined)
        throw new InputError(`a header is written name: value, not ${line}`)
      return [name.toLowerCase(), value]
    }),
  )
}

export const isAnswer = (answer: Answer | Silence): answer is Answer => 'status' in answer
