import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const script = '/@dev/reload.js'
const events = '/@dev/events'

const reloadScript = `let wasOpen = false
const source = new EventSource('${events}')
source.onmessage = () => location.reload()
source.onopen = () => { if (wasOpen) location.reload(); wasOpen = true }
`

/**
 * Starts the development proxy, which forwards every request and adds a reload script to each page. The script is a file of the
 * same origin, so the portal keeps its content security policy. `target` returns the origin of the server, or undefined while it
 * does not answer.
 */
export function startProxy(port: number, target: () => string | undefined): Promise<{ reload(): void }> {
  const listeners = new Set<ServerResponse>()
  const front = createServer((incoming, response) => {
    if (incoming.url === script) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript)
    } else if (incoming.url === events) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': open\n\n')
      listeners.add(response)
      incoming.on('close', () => listeners.delete(response))
    } else forward(target(), incoming, response)
  })
  return new Promise((resolve, reject) => {
    front.once('error', reject)
    front.listen(port, '127.0.0.1', () =>
      resolve({
        reload() {
          for (const listener of listeners) listener.write('data: reload\n\n')
        },
      }),
    )
  })
}

function forward(target: string | undefined, incoming: IncomingMessage, response: ServerResponse): void {
  if (!target) {
    const wait = `<!doctype html><title>…</title><p>Building…</p><script type="module" src="${script}"></script>`
    response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' }).end(wait)
    return
  }
  // Uncompressed, so that the script can be added.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      return
    }
    const { 'content-length': _, ...rest } = answer.headers
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const html = Buffer.concat(parts).toString('utf8')
      response.writeHead(answer.statusCode ?? 502, rest)
      response.end(html.replace('</head>', `<script type="module" src="${script}"></script></head>`))
    })
  })
  onward.on('error', () => response.writeHead(502).end('The server is starting again.'))
  incoming.pipe(onward)
}
