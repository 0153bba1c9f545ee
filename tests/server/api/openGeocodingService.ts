import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GeocodingService = {
  url: string
  requests: IncomingMessage[]
  /** What later requests are answered. */
  answerWith(status: number, body: string): void
  close(): Promise<void>
}

const bridge = {
  features: [
    {
      geometry: { type: 'Point', coordinates: [5.57, 50.64] },
      properties: { type: 'house', street: 'Rue du Pont', housenumber: '3', postcode: '4000', city: 'Liège' },
    },
  ],
}

/** Opens a service of Photon's kind that knows one address. */
export async function openGeocodingService(): Promise<GeocodingService> {
  const requests: IncomingMessage[] = []
  let [status, body] = [200, JSON.stringify(bridge)]
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    answerWith(nextStatus, nextBody) {
      status = nextStatus
      body = nextBody
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
