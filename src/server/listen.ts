import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Shutdown } from './http/Shutdown'
import type { JobQueue } from './jobs/JobQueue'
import type { Metrics } from './metrics/Metrics'
import { serveMetrics } from './metrics/serveMetrics'
import type { Settings } from './settings'

/** Time after which the process exits regardless of running work, in ms after the server stopped accepting connections. */
const exitMs = 10_000

type Parts = {
  /** Served on METRICS_PORT; undefined when metrics are off. */
  metrics: Metrics | undefined
  shutdown: Shutdown
  /** Runs while the server accepts requests. */
  jobs: Pick<JobQueue, 'start' | 'close'> | undefined
  /** Closes the server's resources, such as the database. */
  close(): Promise<void>
}

/**
 * Starts listening and prints the URL. On SIGTERM or SIGINT the server stops being ready, waits SHUTDOWN_DELAY, stops accepting
 * connections and jobs, finishes the running ones, closes the database and exits. Throws an error with an explanation when a port
 * or host cannot be used.
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
    // For `localhost` Fastify opens a second server, whose connections would not be drained.
    await app.listen({ host: HOST === 'localhost' ? '127.0.0.1' : HOST, port: PORT })
  } catch (error) {
    await stopMetrics?.()
    await app.close()
    throw explainError(error, HOST, PORT, 'PORT')
  }
  console.log(`beffroi: ready at ${addressOf(app, HOST)} (${describeServices(settings)})`)
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

/** Serves metrics and prints their URL. Returns the function that stops serving. */
async function startMetrics(metrics: Metrics, host: string, port = 0): Promise<() => Promise<void>> {
  try {
    const served = await serveMetrics(metrics, { host, port })
    console.log(`beffroi: metrics at ${urlOf(host, served.port)}metrics`)
    return served.close
  } catch (error) {
    throw explainError(error, host, port, 'METRICS_PORT')
  }
}

const describeServices = ({ STUDIO, OPENAPI }: Settings): string =>
  [...(STUDIO ? ['studio at /studio/'] : []), ...(OPENAPI ? ['API at /openapi'] : [])].join(', ') || 'portal only'

function explainError(error: unknown, host: string, port: number, setting: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken; choose another one with ${setting}.`)
  if (code === 'EACCES')
    return new Error(`Port ${port} needs more rights than this process has; choose another with ${setting}.`)
  if (code === 'EADDRNOTAVAIL') return new Error(`This machine has no address ${host}; choose another with HOST.`)
  return error
}

/** Returns the URL of a listening server. */
export function addressOf(app: FastifyInstance, host: string): string {
  const address = app.server.address()
  return urlOf(host, typeof address === 'object' && address ? address.port : '')
}

/** Formats a URL. Shows a server that listens on all addresses as `localhost`. */
function urlOf(host: string, port: number | string): string {
  const isAnyAddress = host === '0.0.0.0' || host === '::'
  const escaped = host.includes(':') ? `[${host}]` : host
  return `http://${isAnyAddress ? 'localhost' : escaped}:${port}/`
}
