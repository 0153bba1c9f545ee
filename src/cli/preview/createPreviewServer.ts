import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { explainName } from '../explain/explain'
import { createPaint } from '../terminal/TerminalOptions'
import type { CallAnswers } from './CallAnswers'
import type { DrawingFiles } from './DrawingFiles'
import { type Look, renderExplanation, renderIssues, renderShell } from './renderShell'
import { shellScript, shellStyle } from './shellAssets'
import type { WatchedInput } from './WatchedInput'

type Parts = {
  watched: WatchedInput
  files: DrawingFiles
  calls: CallAnswers
  look: Look
  /** What the address of the drawing says beside the look, such as the colours of a town. */
  settings: Readonly<Record<string, string>>
}

type Answer = { status?: number; type: string; body: Uint8Array | string }

const html = 'text/html; charset=utf-8'

/** Everything from this origin; pictures from https too, as in a portal. The hash is that of `src/server/http/headers.ts`. */
const policy = [
  "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; worker-src 'self'; form-action 'self'",
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='; img-src 'self' data: https:",
  "frame-src 'self' https:; frame-ancestors 'self'; base-uri 'none'",
].join('; ')

/** Files of a back end that a browser opens as documents, such as drawings with scripts. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A server of one drawing. `tell` says that the payload is another. */
export function createPreviewServer(parts: Parts): { server: Server; tell(): void } {
  const listeners = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    request.resume()
    const url = new URL(request.url ?? '/', 'http://preview.invalid')
    if (!isLocal(request)) return send(response, { status: 421, type: 'text/plain', body: 'This is a local preview.' })
    if (request.method !== 'GET') return send(response, { status: 405, type: 'text/plain', body: 'Only GET.' })
    if (url.pathname !== '/changes') return send(response, (await answer(url, parts)) ?? missing)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n')
    listeners.add(response)
    response.on('close', () => listeners.delete(response))
  })
  const tell = () => {
    for (const listener of listeners) listener.write('data: changed\n\n')
  }
  return { server, tell }
}

const missing: Answer = { status: 404, type: 'text/plain', body: 'There is nothing here.' }

/** Whether the address bar has this machine, and no name that somebody lets point to it. */
const isLocal = ({ headers: { host = '' } }: IncomingMessage): boolean =>
  /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host)

async function answer(url: URL, parts: Parts): Promise<Answer | undefined> {
  const { watched, files, calls } = parts
  const { pathname, search, searchParams } = url
  const [, room = '', ...rest] = pathname.split('/')
  if (room === 'drawing') return files.read(rest.join('/'))
  if (room === 'explain') return explanation(decode(rest.join('/')))
  if (pathname === '/preview.js') return { type: 'text/javascript; charset=utf-8', body: shellScript }
  if (pathname === '/preview.css') return { type: 'text/css; charset=utf-8', body: shellStyle }
  if (pathname === '/payload.json') return { type: 'application/json', body: JSON.stringify(watched.drawing.drawn) }
  if (pathname === '/issues') return { type: html, body: renderIssues(watched.drawing) }
  if (pathname !== '/') return await calls.answer(`${pathname}${search}`)
  const look = { ...parts.look, ...Object.fromEntries(searchParams) }
  // The colours belong to the theme that they came with.
  const settings = look.theme === parts.look.theme ? parts.settings : {}
  const { width: _, ...drawn } = look
  const address = new URLSearchParams({ ...settings, ...drawn })
  return { type: html, body: renderShell(watched.input.name, watched.drawing, look, `${address}`) }
}

function explanation(name: string): Answer {
  const lines = explainName(name, { paint: createPaint(false), columns: 100 })
  return Array.isArray(lines)
    ? { type: html, body: renderExplanation(name, lines) }
    : { status: 404, type: html, body: renderExplanation(name, [lines.message]) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function send(response: ServerResponse, { status = 200, type, body }: Answer): void {
  const isPage = type === html || type.startsWith('text/javascript')
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': isPage ? policy : filePolicy,
    })
    .end(body)
}
