import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'
import { temporaryFolder } from '../../helpers/server/temporaryFolder'

const script = `export const words = ${JSON.stringify(Array.from({ length: 200 }, (_, index) => `word ${index}`))}\n`

describe('built files', () => {
  let server: TestServer
  const folder = temporaryFolder()
  beforeAll(async () => {
    const write = (path: string, text: string) => {
      mkdirSync(join(folder.path, path, '..'), { recursive: true })
      writeFileSync(join(folder.path, path), text)
    }
    write('portal/client/assets/portal-1a2b3c.js', script)
    write('portal/client/assets/small-9.css', 'a{}')
    write('portal/client/.vite/manifest.json', '{"secret": true}')
    write('portal/server/entry-server.js', 'secret')
    write('studio/index.html', '<!doctype html><title>Studio</title>')
    write('studio/assets/studio-1.js', script)
    server = await openServer({ built: folder.path })
  })
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

  it('are sent compressed as the client accepts, and cached as immutable', async () => {
    const plain = await get('/assets/portal-1a2b3c.js')
    expect(plain.body).toBe(script)
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const br = await get('/assets/portal-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    const gzip = await get('/assets/portal-1a2b3c.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    expect(br.headers.vary).toContain('accept-encoding')
    expect(br.headers.etag).toBe(plain.headers.etag)
  })

  it('are answered 304 to a client that has them', async () => {
    const { headers } = await get('/assets/small-9.css')
    const again = await get('/assets/small-9.css', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it.each([
    '/assets/nothing.js',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/..%2f..%2fserver%2fentry-server.js',
    '/assets/',
    '/studio/../portal/server/entry-server.js',
    '/studio/..%2fportal%2fserver%2fentry-server.js',
    '/studio/nothing.js',
  ])('do not include %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('secret')
  })

  it('include the studio, whose addresses all serve one page', async () => {
    expect((await get('/studio')).headers.location).toBe('/studio/')
    for (const url of ['/studio/', '/studio/blocks/poll', '/studio/index.html']) {
      const answer = await get(url)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.body).toContain('<title>Studio</title>')
      expect(answer.headers['cache-control']).toBe('public, no-cache')
    }
    expect((await get('/studio/assets/studio-1.js')).headers['cache-control']).toContain('immutable')
  })

  it('include what browsers and robots request unasked', async () => {
    expect((await get('/robots.txt')).body).toContain('User-agent: *')
    expect((await get('/favicon.ico')).statusCode).toBe(204)
    expect((await get('/plain.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  })
})
