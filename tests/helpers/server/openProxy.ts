import { connect, createServer, type Socket } from 'node:net'

export type FaultyProxy = {
  /** The same URL by way of the proxy. */
  url: string
  /** The present connections pass nothing more, without ending. */
  stall(): void
  /** Ends the present connections, and each new one at once, until `restore`. */
  cut(): void
  restore(): void
  close(): void
}

/** A way to a server, by its URL, that can be disturbed. */
export async function openProxy(url: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const entrance = new URL(url)
  entrance.port = String(typeof address === 'object' && address ? address.port : '')
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: String(entrance),
    stall() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut() {
      isCut = true
      end()
    },
    restore() {
      isCut = false
    },
    close() {
      end()
      server.close()
    },
  }
}
