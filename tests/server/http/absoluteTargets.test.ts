import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendLines } from '../../helpers/server/sendLines'
import { openStubBackEnd } from '../web/openStubBackEnd'

let front: Awaited<ReturnType<typeof openStubBackEnd>>
let origin: URL
beforeAll(async () => {
  front = await openStubBackEnd(() => ({ headers: { 'cache-control': 'no-store' } }), {
    publicOrigin: 'http://montclair.example',
  })
  origin = await front.listen()
})
afterAll(() => front.close())

const status = async (target: string, host = 'montclair.example') => {
  front.calls.length = 0
  const answer = await sendLines(origin, [`GET ${target} HTTP/1.1`, `Host: ${host}`])
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
}

const path = '/core-service/api/v2/web/portal/montclair'

describe('a target in absolute form', () => {
  it.each([
    `http://montclair.example${path}?a=b`,
    `HTTP://Montclair.Example${path}?a=b`,
    `http://montclair.example:80${path}?a=b`,
    `https://montclair.example${path}?a=b`,
  ])('is answered as its path is: %s', async (target) => {
    expect(await status(target)).toBe(200)
    expect(front.calls.map(({ url }) => url)).toEqual([`${path}?a=b`])
  })

  it.each(['http://montclair.example', 'http://montclair.example/', 'http://montclair.example?a=b'])(
    'without a path is that of the start: %s',
    async (target) => expect(await status(target)).toBe(await status('/')),
  )

  it('names the host, whatever the header says', async () => {
    expect(await status(`http://montclair.example${path}`, 'other.example')).toBe(200)
    expect(await status(path, 'other.example')).toBe(421)
  })

  it.each(['other.example', 'montclair.example:81', 'montclair.example.other.example', '127.0.0.1', 'a_b'])(
    'of another host is refused as that host is: %s',
    async (host) => {
      expect(await status(`http://${host}${path}`)).toBe(421)
      expect(await status(path, host)).toBe(421)
      expect(front.calls).toEqual([])
      expect(await status(`http://${host}/health/live`)).toBe(200)
    },
  )

  it.each([
    `http://montclair.example@other.example${path}`,
    `http://user@montclair.example${path}`,
    `http:///core-service/x`,
    `http://montclair.example\\other.example${path}`,
    `ftp://montclair.example${path}`,
    `//montclair.example${path}`,
    'http://montclair.example/core-service/../secret',
    'http://montclair.example//core-service/secret',
    'http://montclair.example/core-service/%2e%2e/secret',
    'http://montclair.example/core-service/a;b=1/../secret',
    `http://montclair.example/http://montclair.example${path}`,
  ])('is refused when its host or its path can be read in several ways: %s', async (target) => {
    expect(await status(target)).toBe(400)
    expect(front.calls).toEqual([])
  })
})
