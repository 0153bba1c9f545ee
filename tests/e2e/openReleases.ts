import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { baseURL } from './page'

/** The portal as one release after another serves it. */
export type Releases = {
  origin: string
  /** Deploys the release of this number. The built files of the one before are gone. */
  deploy(release: number): void
  close(): void
}

/** Headers of answers that do not fit a body of another release, and those of requests that the portal is not to see. */
const dropped = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'etag'])
const unsent = new Set(['host', 'connection', 'accept-encoding', 'if-none-match'])

/** Serves the portal as its first release, in which built files have names of their own, as in every release. */
export async function openReleases(): Promise<Releases> {
  let release = 1
  const renamed = (text: string) => text.replaceAll('assets/', `assets/r${release}/`)

  async function answer({ method = 'GET', url = '/', headers }: IncomingMessage, response: ServerResponse) {
    const [, from, name] = /^\/assets\/(?:r(\d+)\/)?(.*)$/.exec(url) ?? []
    if (name !== undefined && Number(from) !== release) return response.writeHead(404).end()
    const answer = await fetch(baseURL + (name === undefined ? url : `/assets/${name}`), {
      method,
      redirect: 'manual',
      headers: Object.entries(headers).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' && !unsent.has(key) ? [[key, value]] : [],
      ),
    })
    for (const [key, value] of answer.headers) if (!dropped.has(key)) response.appendHeader(key, renamed(value))
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status)
    if (url === '/sw.js') {
      const script = body.toString()
      const [shell = ''] = script.split('\n', 1)
      response.end(script.replace(shell, renamed(shell).replace('"version":"', `"version":"r${release}-`)))
    } else response.end(/html|javascript|css/.test(type) ? renamed(body.toString()) : body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy(next) {
      release = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
