import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressAssets } from '../../../scripts/build/compressAssets.mjs'
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
    for (const name of ['portal/client', 'studio']) await compressAssets(join(folder.path, name))
    write('portal/client/assets/raw-7.js', script)
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
    const head = await server.app.inject({
      method: 'HEAD',
      url: '/assets/portal-1a2b3c.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(head.headers).toMatchObject({ etag: br.headers.etag, 'content-length': br.headers['content-length'] })
  })

  it('come without the headers of documents, and with a policy for workers', async () => {
    const { headers } = await get('/assets/portal-1a2b3c.js')
    expect(headers['content-security-policy']).toBe("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    const ofDocuments = ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'origin-agent-cluster']
    const { headers: page } = await get('/studio/')
    for (const name of ofDocuments) expect([headers[name], page[name]], name).toEqual([undefined, expect.any(String)])
  })

  it('have a strong entity tag for each compressed form, and are answered 304 to a client that has that form', async () => {
    const url = '/assets/portal-1a2b3c.js'
    const tags = new Set<string>()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await get(url, { 'accept-encoding': encoding })
      const etag = String(headers.etag)
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await get(url, { 'accept-encoding': encoding, 'if-none-match': `"other", W/${etag}` })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      tags.add(etag)
    }
    expect(tags.size).toBe(3)
    const [plain = ''] = tags
    const other = await get(url, { 'accept-encoding': 'br', 'if-none-match': plain })
    expect(other.statusCode).toBe(200)
  })

  it('are compressed by the build where that is worth it, and never while serving', async () => {
    const built = (name: string) => existsSync(join(folder.path, 'portal/client', name))
    expect(built('assets/portal-1a2b3c.js.br')).toBe(true)
    expect(built('assets/small-9.css.br')).toBe(false)
    expect(built('.vite/manifest.json.br')).toBe(false)
    for (const encoding of ['br', 'gzip']) {
      const answer = await get('/assets/raw-7.js', { 'accept-encoding': encoding })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.body).toBe(script)
    }
  })

  it.each([
    ['/assets/nothing.js', 404],
    ['/assets/portal-1a2b3c.js.br', 404],
    ['/assets/portal-1a2b3c.js.gz', 404],
    ['/assets/../.vite/manifest.json', 404],
    ['/assets/..%2f.vite%2fmanifest.json', 400],
    ['/assets/%2e%2e/.vite/manifest.json', 404],
    ['/assets/..%2f..%2fserver%2fentry-server.js', 400],
    ['/assets/', 404],
    ['/studio/../portal/server/entry-server.js', 404],
    ['/studio/..%2fportal%2fserver%2fentry-server.js', 400],
    ['/studio/nothing.js', 404],
  ])('do not include %s', async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
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

describe('the doors beside the portal', () => {
  it('close without a trace', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder.path, 'studio'))
    writeFileSync(join(folder.path, 'studio/index.html'), '<!doctype html><title>Studio</title>')
    const open = await openServer({ built: folder.path })
    const closed = await openServer({ built: folder.path, hasStudio: false, hasOpenapi: false })
    const unknown = await closed.app.inject('/nowhere')
    expect(unknown.statusCode).toBe(404)
    for (const url of ['/studio/', '/studio/index.html', '/openapi', '/openapi.json']) {
      expect((await open.app.inject(url)).statusCode, url).toBe(200)
      const answer = await closed.app.inject(url)
      expect([answer.statusCode, answer.body], url).toEqual([404, unknown.body])
    }
    expect((await closed.app.inject('/studio')).statusCode).toBe(404)
    await open.close()
    await closed.close()
    folder.remove()
  })

  it('are under the rate limit, except their immutable files', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder.path, 'studio/assets'), { recursive: true })
    writeFileSync(join(folder.path, 'studio/index.html'), '<!doctype html><title>Studio</title>')
    writeFileSync(join(folder.path, 'studio/assets/studio-1.js'), script)
    const server = await openServer({ built: folder.path, rateLimit: 3 })
    const statusOf = async (url: string) => (await server.app.inject(url)).statusCode
    expect(await statusOf('/studio/')).toBe(200)
    expect(await statusOf('/openapi')).toBe(200)
    expect(await statusOf('/openapi.json')).toBe(200)
    expect(await statusOf('/studio/blocks/poll')).toBe(429)
    expect(await statusOf('/openapi')).toBe(429)
    for (let count = 0; count < 5; count += 1) expect(await statusOf('/studio/assets/studio-1.js')).toBe(200)
    await server.close()
    folder.remove()
  })
})
