import { once } from 'node:events'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually'
import { createPostgres } from '../helpers/server/databases'
import { fillWithTowns } from '../helpers/server/openServer'
import { startProgram } from '../helpers/server/startProgram'
import { folderOfTest } from '../helpers/server/temporaryFolder'

let database: Awaited<ReturnType<typeof createPostgres>>
beforeAll(async () => {
  database = await createPostgres(fillWithTowns)
})
afterAll(async () => {
  await database.drop()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

const read = (url: string, agent?: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on('error', reject)
  })

const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/** Sends requests one after the other on one kept connection until the server refuses a new one. */
async function requestUntilRefused(url: string, found: { answered: number; failures: string[] }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    try {
      const { status } = await read(url, agent)
      if (status === 200) found.answered += 1
      else found.failures.push(`status ${status}`)
    } catch (error) {
      if (isRefused(error)) break
      found.failures.push(String(error))
    }
  }
  agent.destroy()
}

describe('a server that receives SIGTERM', () => {
  let settings: Record<string, string>
  beforeEach(() => {
    settings = { DATABASE_URL: database.url, DATA_DIR: folderOfTest(), RATE_LIMIT: '0' }
  })

  it('fails no request of busy connections, however often it happens', async () => {
    for (let round = 0; round < 2; round += 1) {
      const server = await startProgram(settings)
      const url = `${await server.ready}core-service/api/v2/web/portal/montclair`
      const found = { answered: 0, failures: [] as string[] }
      const clients = Array.from({ length: 12 }, () => requestUntilRefused(url, found))
      await eventually(() => found.answered > 100)
      server.child.kill('SIGTERM')
      await Promise.all(clients)
      expect(found.failures).toEqual([])
      expect(await server.ended).toBe(0)
    }
  })

  it('is not ready first, and goes on answering for SHUTDOWN_DELAY', async () => {
    const server = await startProgram({ ...settings, SHUTDOWN_DELAY: '2' })
    const address = await server.ready
    const agent = new Agent({ keepAlive: true })
    expect((await read(`${address}health/ready`, agent)).status).toBe(200)
    server.child.kill('SIGTERM')
    await expect.poll(async () => (await read(`${address}health/ready`)).status).toBe(503)
    const ready = await read(`${address}health/ready`)
    expect(ready.headers.connection).toBe('close')
    expect((await read(`${address}health/live`)).status).toBe(200)
    const call = await read(`${address}core-service/api/v2/web/portal/montclair`, agent)
    expect([call.status, call.headers.connection]).toEqual([200, 'keep-alive'])
    expect(await server.ended).toBe(0)
    await expect(read(`${address}health/live`)).rejects.toThrow('ECONNREFUSED')
    agent.destroy()
  })

  it('finishes what has begun, and waits neither for unused nor for idle connections', async () => {
    const server = await startProgram(settings)
    const { hostname, port } = new URL(await server.ready)
    const open = async () => {
      const socket = connect(Number(port), hostname).setEncoding('utf8')
      const received = { text: '', hasEnded: false }
      socket.on('data', (chunk: string) => {
        received.text += chunk
      })
      socket.on('close', () => {
        received.hasEnded = true
      })
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      return { socket, received }
    }
    const unused = await open()
    const idle = await open()
    idle.socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')
    await eventually(() => idle.received.text.includes('live'))
    const sending = await open()
    const body = JSON.stringify({ pollUid: 'unknown', responses: ['a'] })
    sending.socket.write(
      `POST /poll-service/api/v2/web/vote HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    // The answer on another connection shows that the headers have arrived.
    await read(`http://${hostname}:${port}/health/live`, new Agent())
    server.child.kill('SIGTERM')
    const refusal = () => read(`http://${hostname}:${port}/health/live`, new Agent()).then(() => false, isRefused)
    await expect.poll(refusal).toBe(true)
    sending.socket.write(body)
    await eventually(() => sending.received.hasEnded)
    expect(sending.received.text).toMatch(/^HTTP\/1\.1 404 [\s\S]*connection: close[\s\S]*not-found/)
    await eventually(() => unused.received.hasEnded && idle.received.hasEnded)
    expect(await server.ended).toBe(0)
  })
})
