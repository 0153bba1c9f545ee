import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { escapeHtml } from '../../schemas/html/escapeHtml'

type Code = { account: string; challenge: string; redirectUri: string }
type Grant = { account: string; refresh: string; expiresAt: number }

/** The sign-in of a mock: OAuth 2 with an authorization code, PKCE and refresh tokens that can be used once. Any name will do. */
export class MockOAuth {
  /** Lifetime of access tokens, in seconds. */
  tokenSeconds = 300
  readonly #codes = new Map<string, Code>()
  readonly #grants = new Map<string, Grant>()

  constructor(private readonly client: { name: string; secret: string }) {}

  /** Ends every login, as when a resident changes their password there. */
  endLogins(): void {
    this.#grants.clear()
  }

  /** Makes access tokens expire. Refresh tokens stay. */
  expireTokens(): void {
    for (const grant of this.#grants.values()) grant.expiresAt = 0
  }

  /** Returns the address that leads back, with a code for whoever pressed the button, or with the refusal. */
  authorize(fields: URLSearchParams): string {
    const target = new URL(fields.get('redirect_uri') ?? '')
    target.searchParams.set('state', fields.get('state') ?? '')
    if (fields.get('decision') === 'yes') {
      const code = randomBytes(12).toString('base64url')
      const challenge = fields.get('code_challenge') ?? ''
      const account = fields.get('name') || 'resident'
      this.#codes.set(code, { account, challenge, redirectUri: fields.get('redirect_uri') ?? '' })
      target.searchParams.set('code', code)
    } else target.searchParams.set('error', 'access_denied')
    return target.href
  }

  /** Exchanges a code or a refresh token, each once. */
  exchange(request: IncomingMessage, fields: URLSearchParams): { status: number; body: object } {
    if (!this.isClient(request)) return { status: 401, body: { error: 'invalid_client' } }
    const account =
      fields.get('grant_type') === 'refresh_token' ? this.#accountOfToken(fields) : this.#accountOfCode(fields)
    if (account === undefined) return { status: 400, body: { error: 'invalid_grant' } }
    const [access, refresh] = [randomBytes(12).toString('base64url'), randomBytes(12).toString('base64url')]
    this.#grants.set(access, { account, refresh, expiresAt: Date.now() + this.tokenSeconds * 1000 })
    return {
      status: 200,
      body: { access_token: access, refresh_token: refresh, expires_in: this.tokenSeconds },
    }
  }

  /** Returns the account of a request's access token; undefined for a token that is unknown or has expired. */
  accountOf({ headers }: IncomingMessage): string | undefined {
    const grant = this.#grants.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')
    return grant && grant.expiresAt > Date.now() ? grant.account : undefined
  }

  /** Whether the portal's server itself asks. */
  isClient({ headers }: IncomingMessage): boolean {
    const expected = Buffer.from(`${this.client.name}:${this.client.secret}`).toString('base64')
    return headers.authorization === `Basic ${expected}`
  }

  #accountOfCode(fields: URLSearchParams): string | undefined {
    const code = this.#codes.get(fields.get('code') ?? '')
    this.#codes.delete(fields.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url')
    return code?.challenge === challenge && code.redirectUri === fields.get('redirect_uri') ? code.account : undefined
  }

  #accountOfToken(fields: URLSearchParams): string | undefined {
    const [access, grant] = [...this.#grants].find(([, { refresh }]) => refresh === fields.get('refresh_token')) ?? []
    if (access !== undefined) this.#grants.delete(access)
    return grant?.account
  }
}

/** Renders the page where a resident signs in. `consent` says what the portal may do then. */
export function loginPage(
  query: URLSearchParams,
  { title, action, consent }: { title: string; action: string; consent?: string },
): string {
  const hidden = ['redirect_uri', 'state', 'code_challenge'].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? '')}">`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><h1>${title}</h1>
<p>This system is a demonstration. Any name will do.</p>${consent ? `<p>${consent}</p>` : ''}
<form method="post" action="${action}">${hidden.join('')}
<p><label>Name <input name="name" value="resident" autocomplete="username"></label></p>
<p><button name="decision" value="yes">Sign in</button> <button name="decision" value="no">Cancel</button></p></form></html>`
}
