import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Account, isObject, own } from '../../../schemas/engine'
import accountContract from '../../../schemas/generated/entities/account.js'
import { parseJson } from '../http/parseJson'
import { endAnonymous, forgetVisitor } from './anonymousUid'
import { callHeaders } from './callHeaders'
import { otherHeaders } from './identityHeaders'
import { hasTokenCookie, parseTokens, readTokens, type SessionTokens, setTokens } from './sessionTokens'

/** Calls the API by path, like `fetch`. */
type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

const accountPath = '/core-service/api/v1/users/self'
const tokenPath = '/core-service/api/v1/oauth/token'
const revokePath = '/core-service/api/v1/oauth/revoke'

/** Who is signed in; `unknown` while the API fails to answer, or answers no account. */
export type FoundAccount = { account: Account } | 'nobody' | 'unknown'

/** Why a visitor is signed in no longer: `replayed` when somebody else may have had the session's tokens. */
export type SessionEnd = 'expired' | 'replayed'

/** Tells scripts of the portal that the session has ended, so that they show nobody as signed in. */
const sessionHeader = 'x-beffroi-session'

/** Statuses by which the API refuses a refresh token, and not just fails. */
const refusals = [400, 401, 403, 410]

/**
 * What the visitor of one request is signed in with. An access token that the API refuses is renewed once, however many calls
 * wait for it; other requests that renew at the same time get the same tokens from the API. When the API refuses that too, the
 * session has ended: all cookies are cleared, and the visitor is a new anonymous one.
 */
export class VisitorSession {
  #tokens: SessionTokens | undefined
  #renewal: Promise<boolean> | undefined
  #account: Promise<FoundAccount> | undefined
  #ended: SessionEnd | undefined
  #hasChanged = false

  /** Calls the API with the headers that every call carries. */
  readonly fetch: ApiFetch

  constructor(
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
    fetch: ApiFetch,
  ) {
    this.#tokens = readTokens(request)
    const common = Object.entries({ ...callHeaders(request), ...otherHeaders(request) })
    this.fetch = (path, init = {}) => {
      const headers = new Headers(init.headers)
      for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value)
      return fetch(path, { ...init, headers })
    }
  }

  get tokens(): SessionTokens | undefined {
    return this.#tokens
  }

  /** Why the visitor, who was signed in, no longer is; undefined for every other one. */
  get ended(): SessionEnd | undefined {
    return this.#ended
  }

  /** Whether the answer to this request sets or clears cookies of the session. */
  get hasChanged(): boolean {
    return this.#hasChanged
  }

  /** Makes a call as the visitor, and once more with new tokens when the API refuses the present ones. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const before = this.#tokens
    const response = await this.fetch(path, withToken(init, before))
    if (response.status !== 401 || !before || !(await this.renew())) return response
    return await this.fetch(path, withToken(init, this.#tokens))
  }

  /** Asks the API who is signed in, once; `again` after a change of the account. */
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

  /** Gets new tokens. Resolves to false when the API gives none. */
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
    const response = await this.fetch(tokenPath, {
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

  /** Signs the visitor in, who is no longer anonymous. Ends the session before, which no browser could continue. */
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
    const response = await this.fetch(revokePath, { method: 'POST', headers, body }).catch(() => undefined)
    return response?.ok === true
  }

  /** Forgets the visitor in this browser. */
  end(why: SessionEnd = 'expired'): void {
    this.#tokens = undefined
    this.#account = undefined
    this.#ended = why
    this.#hasChanged = true
    forgetVisitor(this.request, this.reply)
  }
}

const sessions = new WeakMap<FastifyRequest, VisitorSession>()

/** The session of a request, the same each time. */
export function sessionOf(request: FastifyRequest, reply: FastifyReply, fetch: ApiFetch): VisitorSession {
  const session = sessions.get(request) ?? new VisitorSession(request, reply, fetch)
  sessions.set(request, session)
  return session
}

/** Lets no cache keep an answer that sets cookies of a session, and says in it that the session has ended. */
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
