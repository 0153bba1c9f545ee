import { connect, createServer } from 'node:net'
import { QuietStream } from './QuietStream'

/** Starts a proxy of a PostgreSQL server that drops notifications, like a pooler in transaction mode. */
export async function startQuietProxy(url: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(url)
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
    near.pipe(far)
    far.pipe(new QuietStream()).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const entrance = new URL(url)
  entrance.port = String(typeof address === 'object' && address ? address.port : '')
  return { url: String(entrance), stop: () => void server.close() }
}
