import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { escapeHtml } from '../../schemas/html/escapeHtml'
import { mockPage } from './mockPage'

/** A report that the mock has. */
export type MockReport = {
  id: string
  reference: string
  account: string | undefined
  content: Record<string, unknown>
  photos: number
  status: string
  answer?: string
}

/**
 * How the mock answers: as it should, after a while, with a page instead of JSON, with a 500, or not at all. `refusing` refuses every
 * report with a 422.
 */
export const mockModes = ['normal', 'slow', 'html', 'failing', 'down', 'refusing'] as const
export type MockMode = (typeof mockModes)[number]

type Code = { account: string; challenge: string; redirectUri: string }
type Grant = { account: string; refresh: string; expiresAt: number }

/** Time that a slow answer takes, in ms: longer than anybody waits for. */
const slowMs = 12_000

/** An external reporting system for demonstrations and tests. It keeps everything in memory. */
export class ReportingMock {
  mode: MockMode = 'normal'
  slowMs = slowMs
  /** Lifetime of access tokens, in seconds. */
  tokenSeconds = 300
  readonly reports = new Map<string, MockReport>()
  /** Number of calls by name, such as `token`. */
  readonly calls = new Map<string, number>()
  readonly #codes = new Map<string, Code>()
  readonly #grants = new Map<string, Grant>()
  readonly #server: Server

  constructor(private readonly client = { name: 'beffroi', secret: 'demonstration' }) {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Ends every login, as when a resident changes their password there. */
  endLogins(): void {
    this.#grants.clear()
  }

  /** Makes access tokens expire. Refresh tokens stay. */
  expireTokens(): void {
    for (const grant of this.#grants.values()) grant.expiresAt = 0
  }

  /** Changes a report, as its staff would. */
  change(reference: string, status: string, answer?: string): void {
    const report = this.reports.get(reference)
    if (report) Object.assign(report, { status, ...(answer && { answer }) })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://mock.invalid')
    const name = `${request.method} ${url.pathname}`
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1)
    const body = await read(request)
    if (name === 'GET /') return sendHtml(response, 200, mockPage(this))
    if (name === 'POST /control') return this.#control(new URLSearchParams(body), response)
    if (this.mode === 'down') return request.socket.destroy()
    if (this.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, this.slowMs).unref())
    if (this.mode === 'html') return sendHtml(response, 200, '<!doctype html><title>Maintenance</title>')
    if (this.mode === 'failing') return sendJson(response, 500, { error: 'server_error' })
    switch (name) {
      case 'GET /login':
        return sendHtml(response, 200, loginPage(url.searchParams))
      case 'POST /login':
        return this.#signIn(new URLSearchParams(body), response)
      case 'POST /token':
        return this.#exchange(request, new URLSearchParams(body), response)
      case 'POST /api/reports':
        return this.#receive(request, body, response)
      case 'GET /api/reports':
        return this.#list(request, url.searchParams, response)
      default:
        return sendJson(response, 404, { error: 'not_found' })
    }
  }

  #control(fields: URLSearchParams, response: ServerResponse): void {
    const mode = mockModes.find((each) => each === fields.get('mode'))
    if (mode) this.mode = mode
    const reference = fields.get('reference')
    if (reference) this.change(reference, fields.get('status') ?? 'received', fields.get('answer') ?? '')
    if (fields.has('expire')) this.expireTokens()
    if (fields.has('end')) this.endLogins()
    response.writeHead(303, { location: '/' }).end()
  }

  /** Leads back with a code for whoever pressed the button, or with the refusal. */
  #signIn(fields: URLSearchParams, response: ServerResponse): void {
    const target = new URL(fields.get('redirect_uri') ?? '')
    target.searchParams.set('state', fields.get('state') ?? '')
    if (fields.get('decision') === 'yes') {
      const code = randomBytes(12).toString('base64url')
      const challenge = fields.get('code_challenge') ?? ''
      const account = fields.get('name') || 'resident'
      this.#codes.set(code, { account, challenge, redirectUri: fields.get('redirect_uri') ?? '' })
      target.searchParams.set('code', code)
    } else target.searchParams.set('error', 'access_denied')
    response.writeHead(303, { location: target.href }).end()
  }

  /** Exchanges a code or a refresh token, each once. */
  #exchange(request: IncomingMessage, fields: URLSearchParams, response: ServerResponse): unknown {
    if (!this.#isClient(request)) return sendJson(response, 401, { error: 'invalid_client' })
    const account =
      fields.get('grant_type') === 'refresh_token' ? this.#accountOfToken(fields) : this.#accountOfCode(fields)
    if (account === undefined) return sendJson(response, 400, { error: 'invalid_grant' })
    const [access, refresh] = [randomBytes(12).toString('base64url'), randomBytes(12).toString('base64url')]
    this.#grants.set(access, { account, refresh, expiresAt: Date.now() + this.tokenSeconds * 1000 })
    return sendJson(response, 200, { access_token: access, refresh_token: refresh, expires_in: this.tokenSeconds })
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

  #receive(request: IncomingMessage, body: string, response: ServerResponse): unknown {
    const grant = this.#grants.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
    const isSignedIn = grant !== undefined && grant.expiresAt > Date.now()
    if (!isSignedIn && !this.#isClient(request)) return sendJson(response, 401, { error: 'invalid_token' })
    if (this.mode === 'refusing') return sendJson(response, 422, { error: 'not_ours' })
    const { id, photos, ...content }: Record<string, unknown> = JSON.parse(body)
    const known = [...this.reports.values()].find((each) => each.id === id)
    const reference = known?.reference ?? `EXT-${1000 + this.reports.size}`
    const pictures = Array.isArray(photos) ? photos.length : 0
    if (!known) {
      const report = {
        id: String(id),
        reference,
        account: grant?.account,
        content,
        photos: pictures,
        status: 'received',
      }
      this.reports.set(reference, report)
    }
    return sendJson(response, known ? 200 : 201, { reference })
  }

  #list(request: IncomingMessage, query: URLSearchParams, response: ServerResponse): unknown {
    if (!this.#isClient(request)) return sendJson(response, 401, { error: 'invalid_client' })
    const reports = (query.get('references') ?? '').split(',').flatMap((each) => {
      const { reference, status, answer } = this.reports.get(each) ?? {}
      return reference ? [{ reference, status, ...(answer && { answer }) }] : []
    })
    return sendJson(response, 200, { reports })
  }

  #isClient({ headers }: IncomingMessage): boolean {
    const expected = Buffer.from(`${this.client.name}:${this.client.secret}`).toString('base64')
    return headers.authorization === `Basic ${expected}`
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const sendJson = (response: ServerResponse, status: number, body: unknown): unknown =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const sendHtml = (response: ServerResponse, status: number, html: string): unknown =>
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)

function loginPage(query: URLSearchParams): string {
  const hidden = ['redirect_uri', 'state', 'code_challenge'].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(query.get(name) ?? '')}">`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Regional reports</title><h1>Regional reports</h1>
<p>This system is a demonstration. Any name will do.</p>
<form method="post" action="/login">${hidden.join('')}
<p><label>Name <input name="name" value="resident" autocomplete="username"></label></p>
<p><button name="decision" value="yes">Sign in</button> <button name="decision" value="no">Cancel</button></p></form></html>`
}
