import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, isObject, own } from '../../../schemas/engine'
import accountContract from '../../../schemas/generated/entities/account.js'
import type { Api } from '../http/Api'
import { parseJson } from '../http/parseJson'
import { endAnonymous, forgetVisitor } from './anonymousUid'
import { callHeaders } from './callHeaders'
import { otherHeaders } from './identityHeaders'
import { hasTokenCookie, parseTokens, readTokens, type SessionTokens, setTokens } from './sessionTokens'

const accountPath = '/core-service/api/v1/users/self'
const tokenPath = '/core-service/api/v1/oauth/token'
const revokePath = '/core-service/api/v1/oauth/revoke'

/** The signed-in account, `nobody`, or `unknown` when the API fails or returns no valid account. */
export type FoundAccount = { account: Account } | 'nobody' | 'unknown'

/** Reason of the end of a session: `replayed` when somebody else may have its tokens. */
export type SessionEnd = 'expired' | 'replayed'

/** Header that informs the portal's scripts of the end of the session. */
const sessionHeader = 'x-beffroi-session'

/** Statuses with which the API refuses a refresh token; others are temporary failures. */
const refusals = [400, 401, 403, 410]

/**
 * The session of the visitor of one request. Renews a refused access token once for all waiting calls; other requests that renew
 * at the same time get the same tokens from the API. When the API refuses the renewal, the session has ended: all cookies are
 * cleared, and the visitor gets a new anonymous id.
 */
export class VisitorSession {
  /** The headers of every call. */
  readonly #headers: readonly [name: string, value: string][]
  #tokens: SessionTokens | undefined
  #renewal: Promise<boolean> | undefined
  #account: Promise<FoundAccount> | undefined
  #ended: SessionEnd | undefined
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

  /** Reason of the end of the session during this request; undefined when it did not end. */
  get ended(): SessionEnd | undefined {
    return this.#ended
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
    if (!this.#tokens) {
      if (!this.#ended && hasTokenCookie(this.request)) this.end()
      return 'nobody'
    }
    const response = await this.call(accountPath, { headers: { accept: 'application/json' } })
    if (response.ok) {
      const answer = parseJson(await response.text())
      const account = isObject(answer) ? own(answer, 'data') : undefined
      return accountContract.validate(account) ? { account } : 'unknown'
    }
    return this.#tokens ? 'unknown' : 'nobody'
  }

  /** Renews the tokens. Resolves to false when that fails. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renew().catch((error: unknown) => {
      this.request.log.warn({ err: error }, 'the API does not answer the renewal of a session')
      return false
    })
    return this.#renewal
  }

  async #renew(): Promise<boolean> {
    const former = this.#tokens
    if (!former) return false
    const response = await this.#fetch(tokenPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: former.refresh,
        portalName: former.portal,
      }).toString(),
    })
    const answer = parseJson(await response.text())
    const code = codeOf(answer)
    const tokens = response.ok ? parseTokens(answer, former.portal) : undefined
    if (!tokens) this.request.log.info({ status: response.status, code }, 'a session was not renewed')
    if (tokens) this.#store(tokens)
    else if (refusals.includes(response.status)) this.end(code === 'replayed-token' ? 'replayed' : 'expired')
    return tokens !== undefined
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

  /** Ends the session in this browser: clears all cookies. */
  end(why: SessionEnd = 'expired'): void {
    this.#tokens = undefined
    this.#account = undefined
    this.#ended = why
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

function codeOf(answer: unknown): unknown {
  const error = isObject(answer) ? own(answer, 'error') : undefined
  return isObject(error) ? own(error, 'code') : undefined
}

function withToken(init: RequestInit, tokens: SessionTokens | undefined): RequestInit {
  const headers = new Headers(init.headers)
  if (tokens) headers.set('authorization', `Bearer ${tokens.access}`)
  return { ...init, headers }
}
