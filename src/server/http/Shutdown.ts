import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long an open connection may wait for its next request once the server ends, in ms. */
const idleMs = 2_000

/** How long running requests may take once the server ends, in ms: as long as a call of a town's back end. */
const requestsMs = 8_000

/**
 * The end of a server, in three stages. While it is announced, readiness is false, so that a balancer sends requests elsewhere,
 * but everything is answered. Then no connection is accepted, and every answer closes its own: a connection that is closed
 * while it is idle may lose the request that is on its way.
 */
export class Shutdown {
  #stage: 'none' | 'announced' | 'draining' = 'none'
  readonly #connections = new Set<Socket>()
  /** Connections without a request so far, which Node does not count as idle. */
  readonly #unused = new Set<Socket>()

  get isAnnounced(): boolean {
    return this.#stage !== 'none'
  }

  announce(): void {
    this.#stage = 'announced'
  }

  /** Follows the connections of a server, and closes each with its answer while draining. */
  follow(app: FastifyInstance): void {
    app.server.on('connection', (socket: Socket) => {
      this.#connections.add(socket)
      this.#unused.add(socket)
      socket.once('close', () => {
        this.#connections.delete(socket)
        this.#unused.delete(socket)
      })
    })
    app.server.on('request', ({ socket }) => this.#unused.delete(socket))
    app.addHook('onSend', async (_, reply) => {
      if (this.#stage === 'draining') reply.header('connection', 'close')
    })
  }

  /** Accepts no more connections, and resolves when all are closed, after `idleMs + requestsMs` at the latest. */
  async drain(app: FastifyInstance): Promise<void> {
    this.#stage = 'draining'
    // The server's own close would close idle connections at once.
    NetServer.prototype.close.call(app.server)
    await this.#untilEmpty(idleMs)
    for (const socket of this.#unused) socket.destroy()
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    app.server.closeIdleConnections()
    await this.#untilEmpty(requestsMs - idleMs)
    clearInterval(idle)
    app.server.closeAllConnections()
  }

  async #untilEmpty(timeoutMs: number): Promise<void> {
    const deadline = performance.now() + timeoutMs
    while (this.#connections.size > 0 && performance.now() < deadline) await wait(20)
  }
}
