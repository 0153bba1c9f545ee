import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Time that an idle connection may wait for its next request during the shutdown, in ms. */
const idleMs = 2_000

/** Time for running requests during the shutdown, in ms: as long as a call of a town's back end. */
const requestsMs = 8_000

/**
 * A graceful shutdown in two stages. `announced`: readiness is false, so that balancers send requests elsewhere, but the server
 * answers everything. `draining`: the server accepts no connections, and each answer closes its connection, because closing an
 * idle connection may lose a request on its way.
 */
export class Shutdown {
  #stage: 'none' | 'announced' | 'draining' = 'none'
  readonly #connections = new Set<Socket>()
  /** Connections that have sent no request yet, which Node does not count as idle. */
  readonly #unused = new Set<Socket>()

  get isAnnounced(): boolean {
    return this.#stage !== 'none'
  }

  announce(): void {
    this.#stage = 'announced'
  }

  /** Tracks the connections of a server. While draining, closes each with its answer. */
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

  /** Stops accepting connections, and resolves when all are closed, after `requestsMs` at the latest. */
  async drain(app: FastifyInstance): Promise<void> {
    this.#stage = 'draining'
    // `close` of the HTTP server would close idle connections immediately.
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
