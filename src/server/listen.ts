import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings'

/** Milliseconds that requests under way are given to end. */
const shutdownTimeoutMs = 10_000

/**
 * Starts answering, and says where. On SIGTERM or SIGINT the server takes no more requests, ends those under way, lets
 * go of the database and ends. Throws a sentence when the port is taken.
 */
export async function listen(
  app: FastifyInstance,
  { HOST, PORT }: Settings,
  close: () => Promise<void>,
): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    await app.close()
    throw explainError(error, HOST, PORT)
  }
  console.log(`beffroi: ready at ${addressOf(app, HOST)} (studio at /studio/, API at /openapi)`)
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    const late = setTimeout(() => process.exit(1), shutdownTimeoutMs)
    late.unref()
    await app.close()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

function explainError(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken; choose another one with PORT.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this process has; choose another with PORT.`)
  if (code === 'EADDRNOTAVAIL') return new Error(`This machine has no address ${host}; choose another with HOST.`)
  return error
}

/** An address a person can open; a server on all addresses is reached on this machine by its name. */
function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : ''
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
