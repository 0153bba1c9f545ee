import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Bytes of a refused body that the server receives before the answer. It disconnects a client that sends more. */
const maxDrainedBytes = 64 * 1024 * 1024

/**
 * Receives the rest of a body before an early answer, such as 413 or 429. Browsers read an answer only after they have sent
 * everything, and closing the connection earlier would reset it.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    const length = Number(raw.headers['content-length'] ?? 0)
    const hasBody = length > 0 || 'transfer-encoding' in raw.headers
    if (!hasBody || raw.readableEnded) return
    // Fastify sets `connection: close` for every refused body.
    if (length <= maxDrainedBytes && (await drain(raw))) reply.removeHeader('connection')
    else reply.header('connection', 'close')
  })
}

/** Resolves to whether the whole body was received. */
function drain(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > maxDrainedBytes) resolve(false)
    })
    request.once('end', () => resolve(true))
    request.once('close', () => resolve(false))
    request.resume()
  })
}
