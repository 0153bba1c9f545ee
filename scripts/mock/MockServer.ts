import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { MockOAuth } from './MockOAuth'
import { read, sendHtml, sendJson } from './mockHttp'

/**
 * How a mock answers: as it should, after a while, with a page instead of JSON, with a 500, or not at all. `refusing` refuses what it is
 * sent with a 422.
 */
export const mockModes = ['normal', 'slow', 'html', 'failing', 'down', 'refusing'] as const
export type MockMode = (typeof mockModes)[number]

/** A request to a mock. `name` is its method and path, such as `GET /login`. */
export type MockRequest = {
  name: string
  url: URL
  body: string
  request: IncomingMessage
  response: ServerResponse
}

/** An external system for demonstrations and tests, on an origin of its own. It keeps everything in memory. */
export abstract class MockServer {
  mode: MockMode = 'normal'
  /** Time that a slow answer takes, in ms: longer than anybody waits for. */
  slowMs = 12_000
  /** Number of calls by name, such as `POST /token`. */
  readonly calls = new Map<string, number>()
  readonly oauth: MockOAuth
  readonly #server: Server

  constructor(client = { name: 'beffroi', secret: 'demonstration' }) {
    this.oauth = new MockOAuth(client)
    this.#server = createServer((request, response) => {
      this.#receive(request, response).catch(() => response.destroy())
    })
  }

  /** Renders the page where a developer makes the mock fail. */
  protected abstract page(): string
  /** Does what a form of that page asks for. */
  protected abstract control(fields: URLSearchParams): void
  protected abstract answer(asked: MockRequest): unknown

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`
  }

  /** Ends every login, as when a resident changes their password there. */
  endLogins(): void {
    this.oauth.endLogins()
  }

  /** Makes access tokens expire. Refresh tokens stay. */
  expireTokens(): void {
    this.oauth.expireTokens()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', 'http://mock.invalid')
    const name = `${request.method} ${url.pathname}`
    this.calls.set(name, (this.calls.get(name) ?? 0) + 1)
    const body = await read(request)
    if (name === 'GET /') return sendHtml(response, 200, this.page())
    if (name === 'POST /control') return this.#control(new URLSearchParams(body), response)
    if (this.mode === 'down') return request.socket.destroy()
    if (this.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, this.slowMs).unref())
    if (this.mode === 'html') return sendHtml(response, 200, '<!doctype html><title>Maintenance</title>')
    if (this.mode === 'failing') return sendJson(response, 500, { error: 'server_error' })
    return this.answer({ name, url, body, request, response })
  }

  #control(fields: URLSearchParams, response: ServerResponse): void {
    const mode = mockModes.find((each) => each === fields.get('mode'))
    if (mode) this.mode = mode
    if (fields.has('expire')) this.expireTokens()
    if (fields.has('end')) this.endLogins()
    this.control(fields)
    response.writeHead(303, { location: '/' }).end()
  }
}
