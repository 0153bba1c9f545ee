import { type ServerOptions, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerOptions } from 'fastify'
import type { ApiError } from '../../../schemas'

/** Timeouts of a connection, in ms. */
export type ConnectionTimeouts = {
  /** To send the headers of a request, which fit into a packet or two. */
  headers: number
  /** To send a whole request. A form with files has 12 MB: 96 s at 1 Mbit/s. */
  request: number
  /** Without a byte in either direction, also of a client that does not read its answer. The slowest answer takes 30 s. */
  idle: number
  /** Between two requests. Longer than the 60 s of common proxies, so that the proxy closes first and loses no request. */
  keepAlive: number
  /** Interval of the check for the request and header timeouts. */
  check: number
}

const defaults: ConnectionTimeouts = {
  headers: 15_000,
  request: 120_000,
  idle: 60_000,
  keepAlive: 72_000,
  check: 5_000,
}

type ConnectionOptions = Pick<
  FastifyServerOptions,
  'clientErrorHandler' | 'connectionTimeout' | 'keepAliveTimeout' | 'requestTimeout' | 'return503OnClosing'
> & { http: ServerOptions }

/** Returns Fastify's options for connections. */
export function connectionOptions(timeouts: Partial<ConnectionTimeouts> = {}): ConnectionOptions {
  const { headers, request, idle, keepAlive, check } = { ...defaults, ...timeouts }
  return {
    connectionTimeout: idle,
    keepAliveTimeout: keepAlive,
    requestTimeout: request,
    http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check },
    clientErrorHandler: answerClientError,
    // A request that arrives while the server closes is still answered.
    return503OnClosing: false,
  }
}

const clientErrors: Readonly<Record<string, [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
}

/** Answers a malformed or incomplete request and closes the connection. */
function answerClientError({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = clientErrors[code] ?? [400, 'The request is not valid HTTP.']
  const body: ApiError = { error: { status, code: 'invalid-request', message, issues: [] } }
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${text.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}
