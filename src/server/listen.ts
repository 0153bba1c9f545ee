import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Shutdown } from './http/Shutdown'
import type { JobQueue } from './jobs/JobQueue'
import type { Metrics } from './metrics/Metrics'
import { serveMetrics } from './metrics/serveMetrics'
import type { Settings } from './settings'

/** When the process ends whatever still runs, in ms after the server stopped accepting connections. */
const exitMs = 10_000

type Parts = {
  /** Served on METRICS_PORT, if both are set. */
  metrics: Metrics | undefined
  shutdown: Shutdown
  /** Done from the first request to the last. */
  jobs: Pick<JobQueue, 'start' | 'close'> | undefined
  /** Closes what the server uses, such as the database. */
  close(): Promise<void>
}

/**
 * Starts listening and prints the address. On SIGTERM or SIGINT the server stops being ready, waits SHUTDOWN_DELAY, accepts no
 * more connections, takes no more jobs, finishes the running requests and jobs, closes the database and exits. Throws an error
 * with an explanation when a port or host cannot be used.
 */
export async function listen(
  app: FastifyInstance,
  settings: Settings,
  { metrics, shutdown, jobs, close }: Parts,
): Promise<void> {
  const { HOST, PORT, SHUTDOWN_DELAY, METRICS_HOST = HOST, METRICS_PORT } = settings
  let stopMetrics: (() => Promise<void>) | undefined
  try {
    stopMetrics = metrics && (await startMetrics(metrics, METRICS_HOST, METRICS_PORT))
    // Fastify opens a second server for `localhost`, whose connections would not be drained.
    await app.listen({ host: HOST === 'localhost' ? '127.0.0.1' : HOST, port: PORT })
  } catch (error) {
    await stopMetrics?.()
    await app.close()
    throw explainError(error, HOST, PORT, 'PORT')
  }
  console.log(`beffroi: ready at ${addressOf(app, HOST)} (${doorsOf(settings)})`)
  jobs?.start()
  let isShuttingDown = false
  const shutDown = async () => {
    if (isShuttingDown) return
    isShuttingDown = true
    shutdown.announce()
    await wait(SHUTDOWN_DELAY * 1000)
    setTimeout(() => process.exit(1), exitMs).unref()
    await Promise.all([shutdown.drain(app), jobs?.close()])
    await app.close()
    await stopMetrics?.()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}

/** Serves metrics and prints where; returns the function that stops it. */
async function startMetrics(metrics: Metrics, host: string, port = 0): Promise<() => Promise<void>> {
  try {
    const served = await serveMetrics(metrics, { host, port })
    console.log(`beffroi: metrics at ${urlOf(host, served.port)}metrics`)
    return served.close
  } catch (error) {
    throw explainError(error, host, port, 'METRICS_PORT')
  }
}

const doorsOf = ({ STUDIO, OPENAPI }: Settings): string =>
  [...(STUDIO ? ['studio at /studio/'] : []), ...(OPENAPI ? ['API at /openapi'] : [])].join(', ') || 'portal only'

function explainError(error: unknown, host: string, port: number, setting: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken; choose another one with ${setting}.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this process has; choose another with ${setting}.`)
  if (code === 'EADDRNOTAVAIL') return new Error(`This machine has no address ${host}; choose another with HOST.`)
  return error
}

/** The URL that the server prints, once it listens. */
export function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  return urlOf(host, typeof address === 'object' && address ? address.port : '')
}

/** The URL to print. A server that listens on all addresses is shown as `localhost`. */
function urlOf(host: string, port: number | string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}
