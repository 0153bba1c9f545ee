import { once } from 'node:events'
import type { Server } from 'node:http'
import { InputError } from '../input/InputError'

/** Starts a server at 127.0.0.1, and returns its address. 0 takes a free port. Throws when the port is taken. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1')
  await Promise.race([
    once(server, 'listening'),
    once(server, 'error').then(([error]) => {
      throw new InputError(`port ${port} cannot be used: ${error.message}`)
    }),
  ])
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
}
