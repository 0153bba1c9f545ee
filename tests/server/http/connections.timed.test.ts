import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loggerOptions } from '../../../src/server/http/logging'
import { eventually } from '../../helpers/eventually'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { folderOfTest, temporaryFolder } from '../../helpers/server/temporaryFolder'

const megabyte = 1024 * 1024
const vote = '/poll-service/api/v2/web/vote'

async function listen(options: Parameters<typeof openServer>[0]): Promise<TestServer & { port: number }> {
  const server = await openServer(options)
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }))
  return { ...server, port: Number(port) }
}

/** A connection that sends this text and keeps what it receives. */
async function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const received = { text: '', hasEnded: false }
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    received.text += chunk
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    received.hasEnded = true
  })
  await once(socket, 'connect')
  socket.write(text)
  return { socket, received }
}

describe('a slow client', () => {
  const lines: string[] = []
  const logger = { ...Object(loggerOptions('info')), stream: { write: (line: string) => void lines.push(line) } }
  const folder = temporaryFolder()
  let server: Awaited<ReturnType<typeof listen>>
  /** Ends only connections on which nothing passes. */
  let patient: typeof server
  beforeAll(async () => {
    mkdirSync(join(folder.path, 'portal/client/assets'), { recursive: true })
    // More than the buffers of both ends of a connection hold.
    writeFileSync(join(folder.path, 'portal/client/assets/map-1.bin'), Buffer.alloc(32 * megabyte, 'x'))
    server = await listen({ built: folder.path, logger, timeouts: { headers: 500, request: 1000, check: 50 } })
    patient = await listen({ built: folder.path, timeouts: { idle: 2000, check: 50 } })
  })
  afterAll(async () => {
    await server.close()
    await patient.close()
    folder.remove()
  })

  it.each([
    ['headers', `GET /montclair HTTP/1.1\r\nhost: x\r\nx-slow: `],
    ['body', `POST ${vote} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`],
    [
      'form',
      `POST /montclair/envoi HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\na=`,
    ],
  ])('that does not finish its %s gets a 408 and no failure is logged', async (_, text) => {
    const { socket, received } = await send(server.port, text)
    const dripping = setInterval(() => socket.write('a'), 100)
    await eventually(() => received.hasEnded)
    clearInterval(dripping)
    expect(received.text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close\r\n/)
    const [, body = ''] = received.text.split('\r\n\r\n')
    expect(JSON.parse(body)).toMatchObject({ error: { status: 408, code: 'invalid-request', issues: [] } })
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })

  it('that reads nothing loses its connection at last, and holds nobody up', async () => {
    const accepted = once(patient.app.server, 'connection')
    const { socket, received } = await send(patient.port, 'GET /assets/map-1.bin HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.pause()
    const [slow]: Socket[] = await accepted
    const others = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${patient.port}/plain.css`)),
    )
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    expect(slow?.destroyed).toBe(false)
    await eventually(() => slow?.destroyed === true)
    socket.resume()
    await eventually(() => received.hasEnded)
    expect(received.text.length).toBeLessThan(32 * megabyte)
  })
})

describe('a body that is too large', () => {
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    server = await listen({})
  })
  afterAll(() => server.close())

  /** Posts a body, sends it to its end before it reads the answer, as browsers do, and resolves to the whole answer. */
  async function post(path: string, size: number, headers: readonly string[]): Promise<string> {
    const isChunked = headers.includes('transfer-encoding: chunked')
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8').pause()
    onTestFinished(() => void socket.destroy())
    const part = Buffer.alloc(megabyte, 'x')
    const body = function* () {
      yield [`POST ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n')
      for (let sent = 0; sent < size; sent += part.length) {
        yield isChunked
          ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
          : part
      }
      if (isChunked) yield '0\r\n\r\n'
    }
    await pipeline(Readable.from(body()), socket, { end: false })
    let text = ''
    for await (const received of socket) text += received
    return text
  }

  it.each(['content-length: 31457280', 'transfer-encoding: chunked'])(
    'is refused by a call as JSON, though the client still sends: %s',
    async (length) => {
      const answer = await post(vote, 30 * megabyte, ['content-type: application/json', length])
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      expect(head).toContain('HTTP/1.1 413 ')
      expect(JSON.parse(body)).toMatchObject({ error: { status: 413, code: 'too-large' } })
    },
  )

  it('is refused to a posted form with a page', async () => {
    const type = 'content-type: multipart/form-data; boundary=x'
    const answer = await post('/montclair/envoi', 30 * megabyte, [
      type,
      'content-length: 31457280',
      'sec-fetch-site: same-origin',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*content-type: text\/html/)
    expect(answer).toContain('Envoi trop volumineux')
  })

  it('is received up to a bound only', async () => {
    const headers = ['content-type: application/json', `content-length: ${200 * megabyte}`]
    await expect(post(vote, 200 * megabyte, headers)).rejects.toThrow(/EPIPE|ECONNRESET/)
  })

  it('leaves the connection usable', async () => {
    const body = 'x'.repeat(100_000)
    const head = (path: string, more = '') => `${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`
    const large = head(`POST ${vote}`, `content-type: application/json\r\ncontent-length: ${body.length}\r\n`)
    const { received } = await send(server.port, `${large}${body}${head('GET /health/live')}`)
    await eventually(() => /HTTP\/1\.1 413 [\s\S]*HTTP\/1\.1 200 /.test(received.text))
  })
})

describe('what is not HTTP', () => {
  it('gets a 400, and large headers a 431', async () => {
    const server = await listen({ built: folderOfTest() })
    const noise = await send(server.port, 'what?\r\n\r\n')
    const large = await send(server.port, `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`)
    await eventually(() => noise.received.hasEnded && large.received.hasEnded)
    expect(noise.received.text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"status":400/)
    expect(large.received.text).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n[\s\S]*"status":431/)
    await server.close()
  })
})
