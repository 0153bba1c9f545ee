import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendLines } from '../../helpers/server/sendLines'
import { openStubBackEnd } from './openStubBackEnd'

let front: Awaited<ReturnType<typeof openStubBackEnd>>
let origin: URL
beforeAll(async () => {
  front = await openStubBackEnd(() => ({}))
  origin = await front.listen()
})
afterAll(() => front.close())

const send = (lines: readonly string[]) => sendLines(origin, lines)

const host = 'Host: montclair.example'

describe('the paths of a portal in front of a town’s own back end', () => {
  it.each([
    '/core-service/%2e%2e/secret/keys',
    '/core-service/../secret/keys',
    '/core-service/..\\secret/keys',
    '/core-service/..%5Csecret/keys',
    '/core-service/..%2fsecret/keys',
    '/core-service/%252e%252e/secret/keys',
    '/core-service/..;/secret/keys',
    '/core-service/..;x=1/secret/keys',
    '/core-service/%c0%ae%c0%ae/secret/keys',
    '/core-service//secret/keys',
    '/resize/../secret/keys',
    '/crop-resize/%2E%2E/secret/keys',
    '/poll-service/%2e%2e/poll-service/api/v2/web/vote',
    '/poll-service/api/v2/web/vote;x=1',
    '/poll-service/api/v2/web/vot%65',
    '/poll-service/api/v2/web/./vote',
    '/core-service/%',
    'http://montclair.example/core-service/../secret',
  ])('do not lead to it by %s', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      front.calls.length = 0
      const answer = await send([`${method} ${path} HTTP/1.1`, host, 'Content-Length: 0'])
      expect(answer, `${method} ${path}`).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('"code":"invalid-request"')
      expect(answer).toMatch(/\r\ncontent-security-policy: /i)
      expect(front.calls).toEqual([])
    }
  })

  it('are refused with a page to a browser', async () => {
    const answer = await send(['GET /montclair/../secret HTTP/1.1', host, 'Accept: text/html', 'Accept-Language: nl'])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('<html lang="nl">')
  })

  it('with a parameter that is too long are refused with the headers of every answer', async () => {
    const { statusCode, headers } = await front.app.inject(`/${'a'.repeat(400)}/theme.css`)
    expect(statusCode).toBe(414)
    expect(headers['content-security-policy']).toBeDefined()
  })

  it('are read for one host only', async () => {
    const answer = await send(['GET /health/live HTTP/1.1', host, 'Host: other.example'])
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })
})
