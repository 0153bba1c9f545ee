import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app'
import { stubPortal, towns } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'
import { secret } from '../../helpers/server/visitor'

const megabyte = 1024 * 1024
const path = '/core-service/api/v2/web/portal/montclair'
const json = { 'content-type': 'application/json' }

let back: Server
let answer: RequestListener = () => {}
let front: FastifyInstance
const heard: string[] = []
const statuses: (number | string)[] = []
const folder = temporaryFolder()

beforeAll(async () => {
  back = createServer((request, response) => {
    heard.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => back.listen(0, '127.0.0.1', resolve))
  front = await serverBefore()
})
afterAll(async () => {
  await front.close()
  back.closeAllConnections()
  back.close()
  folder.remove()
})

const serverBefore = (timeoutMs?: number) => {
  const address = back.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return createApp({
    source: { apiOrigin: `http://127.0.0.1:${port}`, ...(timeoutMs ? { timeoutMs } : {}) },
    towns,
    built: folder.path,
    cacheFolder: folder.path,
    fixedPortal: 'montclair',
    rateLimit: 0,
    secret,
    portal: stubPortal(async ({ fetch }) => {
      for (const name of ['home', 'menu', 'footer']) {
        statuses.push(
          await fetch(`${path}/${name}`).then(
            ({ status }) => status,
            () => 'failed',
          ),
        )
      }
      return { status: 503, html: '<!doctype html>' }
    }),
  })
}

const failure = async (app = front) => {
  const { statusCode, body, headers } = await app.inject(path)
  return { statusCode, error: JSON.parse(body).error, headers, body }
}

const unavailable = { statusCode: 503, error: { code: 'unavailable', message: 'The API does not answer.' } }

it('an answer that decompresses to more than its limit is refused', async () => {
  const member = gzipSync(Buffer.alloc(16 * megabyte, ' '))
  answer = (_, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' })
    // Two gigabytes.
    response.end(Buffer.concat(Array<Buffer>(128).fill(member)))
  }
  expect(await failure()).toMatchObject(unavailable)
})

it('an answer without an end is given up', async () => {
  let written = 0
  const closed = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.writeHead(200, json)
      const chunk = Buffer.alloc(64 * 1024, ' ')
      const write = () => {
        if (response.destroyed) return
        written += chunk.length
        if (response.write(chunk)) setImmediate(write)
        else response.once('drain', write)
      }
      response.once('close', resolve)
      write()
    }
  })
  expect(await failure()).toMatchObject(unavailable)
  await closed
  expect(written).toBeLessThan(64 * megabyte)
})

it.each([
  ['nested too deep', json, `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['that is a page', { 'content-type': 'text/html' }, '<script>alert(1)</script>'],
  ['without a type', {}, '{}'],
])('an answer %s is refused', async (_, headers, body) => {
  answer = (_, response) => void response.writeHead(200, headers).end(body)
  expect(await failure()).toMatchObject(unavailable)
})

it('brackets inside of texts are not counted as depth', async () => {
  const body = JSON.stringify({ data: [`${'['.repeat(1000)}"\\`, '{'.repeat(1000)] })
  answer = (_, response) => void response.writeHead(200, json).end(body)
  expect((await front.inject(path)).body).toBe(body)
})

it('the body of a failure is this server’s own, with the kind and the places that the contract describes', async () => {
  const issue = {
    severity: 'error',
    code: 'wrong-format',
    pointer: '/body/email',
    message: 'at Form.java:17',
    received: 'x',
  }
  const error = { status: 400, code: 'invalid-request', message: 'java.lang.Exception', issues: [issue] }
  for (const [status, body] of [
    [500, '<html>stack trace of Form.java:17</html>'],
    [500, JSON.stringify({ error: 'Form.java:17' })],
    [400, JSON.stringify({ error })],
  ] as const) {
    answer = (_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(body)
    const { statusCode, error, headers, body: sent } = await failure()
    expect([statusCode, error.status]).toEqual([status, status])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(sent).not.toContain('java')
    expect(error.code).toBe(status === 500 ? 'internal' : 'invalid-request')
    expect(error.issues).toHaveLength(status === 500 ? 0 : 1)
    if (status === 400)
      expect(error.issues[0]).toMatchObject({ code: 'wrong-format', pointer: '/body/email', received: 'x' })
  }
})

it.each([
  ['/montclair/contenu/a?b=c#d', '/montclair/contenu/a?b=c#d'],
  ['//evil.example/a', undefined],
  ['https://evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('a redirect to "%s" leads to %s', async (location, expected) => {
  answer = (_, response) => void response.writeHead(302, { location }).end()
  const { statusCode, headers } = await front.inject(path)
  expect([statusCode, headers.location]).toEqual(expected === undefined ? [503, undefined] : [302, expected])
})

it('a redirect within the origin of the back end leads to the same path of this site', async () => {
  answer = ({ headers: { host } }, response) =>
    void response
      .writeHead(303, { location: `http://${host}//evil.example/a`, 'set-cookie': 'a=b', 'x-powered-by': 'x' })
      .end()
  const { statusCode, headers } = await front.inject(path)
  expect([statusCode, headers.location]).toEqual([303, '/evil.example/a'])
  expect([headers['set-cookie'], headers['x-powered-by']]).toEqual([undefined, undefined])
})

it('an answer that arrives too slowly is given up, whole or in part', async () => {
  const impatient = await serverBefore(200)
  answer = (_, response) => void response.writeHead(200, json).write('{"data":')
  expect(await failure(impatient)).toMatchObject(unavailable)
  answer = () => {}
  expect(await failure(impatient)).toMatchObject(unavailable)
  await impatient.close()
})

it('the calls for one page have one time limit together', async () => {
  const impatient = await serverBefore(200)
  answer = () => {}
  heard.length = 0
  statuses.length = 0
  expect((await impatient.inject('/montclair')).statusCode).toBe(503)
  // After the first call no time is left to make the others.
  expect([heard, statuses]).toEqual([[path], [503, 503, 503]])
  await impatient.close()
})
