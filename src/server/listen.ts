import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings'

/** How long a shutdown waits for running requests. */
const shutdownTimeoutMs = 10_000

/**
 * Starts listening and prints the address. On SIGTERM or SIGINT the server stops accepting requests, finishes the running
 * ones, closes the database and exits. Throws an error with an explanation when the port or host cannot be used.
 */
export async function listen(
  app: FastifyInstance,
  { HOST, PORT, STUDIO, OPENAPI }: Settings,
  close: () => Promise<void>,
): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    await app.close()
    throw explainError(error, HOST, PORT)
  }
  const doors = [...(STUDIO ? ['studio at /studio/'] : []), ...(OPENAPI ? ['API at /openapi'] : [])]
  console.log(`beffroi: ready at ${addressOf(app, HOST)} (${doors.join(', ') || 'portal only'})`)
  let isShuttingDown = false
  const shutDown = async () => {
    if (isShuttingDown) return
    isShuttingDown = true
    const timer = setTimeout(() => process.exit(1), shutdownTimeoutMs)
    timer.unref()
    // A connection whose request ends after the signal stays open for the next request, and closing would wait for it.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    await app.close()
    clearInterval(idle)
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}

function explainError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken; choose another one with PORT.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this process has; choose another with PORT.`)
  if (code === 'EADDRNOTAVAIL') return new Error(`This machine has no address ${host}; choose another with HOST.`)
  return error
}

/** The URL to print. A server that listens on all addresses is shown as `localhost`. */
function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : ''
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
