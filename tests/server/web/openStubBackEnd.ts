import { createServer, type IncomingMessage } from 'node:http'
import { vi } from 'vitest'
import { createApp } from '../../../src/server/app'
import { type ServerOptions, stubPortal, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret } from '../../helpers/server/visitor'

/** A request that the back end received. */
export type ReceivedCall = Pick<IncomingMessage, 'headers'> & { method: string; url: string; body: string }

/** What the back end answers; JSON with status 200 by default. */
export type StubAnswer = { status?: number; headers?: Record<string, string>; body?: unknown }

type Options = ServerOptions & {
  /** Whether the portal asks which services there are; false by default, so that `calls` has only those of the test. */
  asksServices?: boolean
}

/** A portal in front of a back end of which a test says what it answers. */
export async function openStubBackEnd(
  answer: (call: ReceivedCall) => StubAnswer,
  { asksServices = false, ...options }: Options = {},
) {
  const calls: ReceivedCall[] = []
  const back = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() }
    calls.push(call)
    const { status = 200, headers: others = {}, body = { data: null } } = answer(call)
    response.writeHead(status, { 'content-type': 'application/json', ...others })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => back.listen(0, '127.0.0.1', resolve))
  const address = back.address()
  const folder = temporaryFolder()
  const app = await createApp({
    source: {
      apiOrigin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      asksServices,
    },
    towns,
    built: folder.path,
    cacheFolder: folder.path,
    fixedPortal: 'montclair',
    rateLimit: 0,
    secret,
    portal: stubPortal(async () => ({ status: 200, html: '<!doctype html>' })),
    ...options,
  })
  return {
    app,
    calls,
    /** Listens, and waits until the portal has asked the back end whether it is there. Resolves to the origin. */
    async listen() {
      const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
      await vi.waitUntil(async () => (await app.inject('/health/ready')).json().data.backEnd.state !== 'unknown')
      return origin
    },
    async close() {
      await app.close()
      back.closeAllConnections()
      back.close()
      folder.remove()
    },
  }
}
