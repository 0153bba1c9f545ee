import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { openServer, stubPortal, type TestServer } from '../../helpers/server/openServer'

const hint = '</assets/first.css>; rel=preload; as=style, </assets/first.js>; rel=modulepreload; fetchpriority=low'

describe('early hints', () => {
  let server: TestServer
  afterEach(() => server.close())

  async function open(hintsEarly: boolean): Promise<number> {
    const portal = stubPortal(async () => ({ status: 200, html: '<!doctype html><title>Portail</title>' }))
    const firstFiles = () => ({ main: '/assets/first.js', styles: ['/assets/first.css'] })
    server = await openServer({ portal: { ...portal, firstFiles }, hintsEarly })
    return Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  }

  /** All bytes that the server sends for the home page. */
  async function read(port: number, headers: readonly string[], version = '1.1'): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `GET /montclair HTTP/${version}\r\n${['host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`,
    )
    return await text(socket)
  }
  const navigation = ['sec-fetch-mode: navigate']

  it('name the first files before a page that is not kept, and not before one that is', async () => {
    const port = await open(true)
    const first = await read(port, navigation)
    expect(first).toMatch(/^HTTP\/1\.1 103 Early Hints\r\n/)
    expect(first.slice(0, first.indexOf('\r\n\r\n')).replace(/\r\nLink: /g, ', ')).toContain(hint)
    expect(first).toContain('\r\n\r\nHTTP/1.1 200 OK\r\n')
    expect(await read(port, navigation)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('are not sent to clients that do not open a page', async () => {
    const port = await open(true)
    expect(await read(port, [])).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('are not sent over HTTP/1.0', async () => {
    expect(await read(await open(true), navigation, '1.0')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('are not sent unless they are switched on', async () => {
    expect(await read(await open(false), navigation)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })
})
