import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Metrics } from './Metrics'

/** Serves `/metrics` on a separate port, which visitors need not reach. Resolves when it listens. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [path] = request.url?.split('?', 1) ?? []
    if (request.method === 'GET' && path === '/metrics') void sendMetrics(metrics, response)
    else response.writeHead(404).end()
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: typeof address === 'object' && address ? address.port : port, close }
}

async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.write()
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  } catch {
    response.writeHead(500).end()
  }
}
