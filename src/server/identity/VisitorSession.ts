import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, isObject, own } from '../../../schemas/engine'
import accountContract from '../../../schemas/generated/entities/account.js'
import type { Api } from '../http/Api'
import { parseJson } from '../http/parseJson'
import { endAnonymous, forgetVisitor } from './anonymousUid'
import { callHeaders } from './callHeaders'
import { chosenLocaleOf } from './chosenLocale'
import { otherHeaders } from './identityHeaders'
import { renewTokens, type SessionEnd } from './renewTokens'
import { readTokens, type SessionTokens, setTokens } from './sessionTokens'

const accountPath = '/core-service/api/v1/users/self'
const revokePath = '/core-service/api/v1/oauth/revoke'

/** The signed-in account, `nobody`, or `unknown` when the API fails or returns no valid account. */
export type FoundAccount = { account: Account } | 'nobody' | 'unknown'

/** Header that informs the portal's scripts of the end of the session. */
const sessionHeader = 'x-beffroi-session'

/**
 * The session of the visitor of one request. Renews a refused access token once for all waiting calls; other requests that renew
 * at the same time get the same tokens from the API. When the renewal fails, or the API does not know the account of new tokens
 * either, the session has ended: all cookies are cleared, and the visitor gets a new anonymous id.
 */
export class VisitorSession {
  /** The headers of every call. */
  readonly #headers: readonly [name: string, value: string][]
  #tokens: SessionTokens | undefined
  #renewal: Promise<boolean> | undefined
  #account: Promise<FoundAccount> | undefined
  #ended: SessionEnd | undefined
  #formerLocale: string | undefined
  #hasChanged = false

  constructor(
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    private readonly api: Api,
  ) {
    this.#tokens = readTokens(request)
    this.#headers = Object.entries({ ...callHeaders(request), ...otherHeaders(request) })
  }

  get tokens(): SessionTokens | undefined {
    return this.#tokens
  }

  /** Why the session was lost during this request; undefined when it was not, or when the visitor ended it. */
  get ended(): SessionEnd | undefined {
    return this.#ended
  }

  /** The language that the visitor had chosen before the session ended, which removed its cookie. */
  get formerLocale(): string | undefined {
    return this.#formerLocale
  }

  /** Whether the answer to this request sets or clears cookies of the session. */
  get hasChanged(): boolean {
    return this.#hasChanged
  }

  /** Makes a call. */
  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    for (const [name, value] of this.#headers) if (!headers.has(name)) headers.set(name, value)
    return (await this.api(path, { ...init, headers })).response()
  }

  /** Makes a call as the visitor. Retries once with new tokens when the API refuses the current ones. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const before = this.#tokens
    const response = await this.#fetch(path, withToken(init, before))
    if (response.status !== 401 || !before || !(await this.renew())) return response
    return await this.#fetch(path, withToken(init, this.#tokens))
  }

  /** Reads the signed-in account from the API, once per request; `again` forces a new read. */
  find(again = false): Promise<FoundAccount> {
    if (again) this.#account = undefined
    this.#account ??= this.#findAccount().catch(() => 'unknown')
    return this.#account
  }

  async #findAccount(): Promise<FoundAccount> {
    if (!this.#tokens) return 'nobody'
    const response = await this.call(accountPath, { headers: { accept: 'application/json' } })
    if (response.ok) {
      const answer = parseJson(await response.text())
      const account = isObject(answer) ? own(answer, 'data') : undefined
      return accountContract.validate(account) ? { account } : 'unknown'
    }
    // The call was repeated with new tokens.
    if (response.status === 401 && this.#tokens) this.#lose('expired')
    return this.#tokens ? 'unknown' : 'nobody'
  }

  /** Renews the tokens. Resolves to false when that fails, which has ended the session. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renew()
    return this.#renewal
  }

  async #renew(): Promise<boolean> {
    if (!this.#tokens) return false
    const renewal = await renewTokens((path, init) => this.#fetch(path, init), this.#tokens)
    if (renewal.tokens) this.#store(renewal.tokens)
    else {
      const { status, code, end } = renewal
      // A refusal is the usual end of a session; anything else is a failure of the API.
      const level = status !== undefined && status < 500 ? 'info' : 'warn'
      this.request.log[level]({ status, code }, 'a session was not renewed')
      this.#lose(end)
    }
    return renewal.tokens !== undefined
  }

  #store(tokens: SessionTokens): void {
    this.#tokens = tokens
    this.#hasChanged = true
    setTokens(this.request, this.reply, tokens)
  }

  /** Signs the visitor in. Revokes the previous session and removes the anonymous id. */
  async begin(tokens: SessionTokens): Promise<void> {
    await this.revoke()
    this.#store(tokens)
    this.#account = undefined
    this.#ended = undefined
    endAnonymous(this.request, this.reply)
  }

  /** Ends the session at the API. Resolves to false when that fails. */
  async revoke(): Promise<boolean> {
    if (!this.#tokens) return true
    const body = new URLSearchParams({ token: this.#tokens.refresh }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await this.#fetch(revokePath, { method: 'POST', headers, body }).catch(() => undefined)
    return response?.ok === true
  }

  #lose(why: SessionEnd): void {
    this.end()
    this.#ended = why
  }

  /** Ends the session in this browser: clears all cookies, and gives the visitor a new anonymous id. */
  end(): void {
    this.#formerLocale = chosenLocaleOf(this.request)
    this.#tokens = undefined
    this.#account = undefined
    this.#hasChanged = true
    forgetVisitor(this.request, this.reply)
  }
}

const sessions = new WeakMap<FastifyRequest, VisitorSession>()

/** Returns the session of a request, always the same object. */
export function sessionOf(request: FastifyRequest, reply: FastifyReply, api: Api): VisitorSession {
  const session = sessions.get(request) ?? new VisitorSession(request, reply, api)
  sessions.set(request, session)
  return session
}

/** Forbids caching of answers that set session cookies, and adds the header about the end of a session. */
export function announceSessions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const session = sessions.get(request)
    if (session?.hasChanged) reply.header('cache-control', 'private, no-store')
    if (session?.ended) reply.header(sessionHeader, session.ended)
  })
}

function withToken(init: RequestInit, tokens: SessionTokens | undefined): RequestInit {
  const headers = new Headers(init.headers)
  if (tokens) headers.set('authorization', `Bearer ${tokens.access}`)
  return { ...init, headers }
}
