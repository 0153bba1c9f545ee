import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PictureCache } from '../../../../src/server/api/pictures/PictureCache'
import { openServer, type TestServer, towns } from '../../../helpers/server/openServer'
import { folderOfTest } from '../../../helpers/server/temporaryFolder'

const svgFile = readdirSync(join(towns, 'montclair/images')).find((name) => name.endsWith('.svg')) ?? ''
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('pictures', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })
  const sizeOf = async ({ rawPayload }: { rawPayload: Buffer }) => {
    const { width, height, format } = await sharp(rawPayload).metadata()
    return { width, height, format }
  }

  it('are cropped to fill a box exactly', async () => {
    const answer = await get(`/crop-resize/320x240/${svgFile}`, { accept: chrome })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sizeOf(answer)).toEqual({ width: 320, height: 240, format: 'webp' })
  })

  it('fit inside a box, with either side free', async () => {
    const { width, height } = await sharp(join(towns, 'montclair/images', svgFile)).metadata()
    const wide = await sizeOf(await get(`/resize/400x0/${svgFile}`))
    expect(wide).toMatchObject({ width: 400, height: Math.round((400 * height) / width) })
    const high = await sizeOf(await get(`/resize/0x38/${svgFile}`))
    expect(high.height).toBe(38)
    const box = await sizeOf(await get(`/resize/180x180/${svgFile}`))
    expect(Math.max(box.width, box.height)).toBe(180)
  })

  it('come in a format the client accepts', async () => {
    expect((await get(`/resize/50x50/${svgFile}`)).headers['content-type']).toMatch(/^image\/(png|jpeg)$/)
    expect((await get(`/resize/50x50/${svgFile}`, { accept: 'image/avif' })).headers['content-type']).toBe('image/avif')
    const dense = await get(`/resize/50x50/${svgFile}`, { accept: chrome })
    expect(dense.headers.vary).toContain('accept')
  })

  it('are cached by the client as immutable', async () => {
    const { headers } = await get(`/resize/60x60/${svgFile}`)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await get(`/resize/60x60/${svgFile}`, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('are the same for repeated and simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`/crop-resize/75x75/${svgFile}`)))
    const [first] = answers
    for (const { rawPayload } of answers) expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect((await get(`/crop-resize/75x75/${svgFile}`)).rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(
      true,
    )
  })

  it.each([
    ['/resize/2561x10/', 400],
    ['/resize/10x99999/', 400],
    ['/crop-resize/0x10/', 400],
    ['/crop-resize/10x0/', 400],
    ['/resize/-1x10/', 404],
    ['/resize/axb/', 404],
    ['/resize/10/', 404],
  ])('of the size of %s are refused', async (base, status) => {
    const answer = await get(base + svgFile)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.status).toBe(status)
  })

  it.each([
    'nothing.svg',
    '..%2f..%2fportal.json',
    '..%2fportal.json',
    '%2e%2e%2fportal.json',
    '..',
    'montclair%2fimages%2fx.svg',
    'portal.json',
    'x%00.svg',
    'constructor',
    '__proto__',
  ])('are found by their id only: %s is not', async (file) => {
    const answer = await get(`/resize/10x10/${file}`)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('the cache of pictures', () => {
  it('stays within its capacity and drops the least recently used picture', async () => {
    const folder = folderOfTest()
    const cache = new PictureCache(folder, 1000)
    const bytes = Buffer.alloc(400)
    await cache.write('a', bytes)
    await cache.write('b', bytes)
    await cache.read('a')
    await cache.write('c', bytes)
    expect(await cache.read('b')).toBeUndefined()
    expect(await cache.read('a')).toBeDefined()
    expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
    expect(await new PictureCache(folder, 1000).read('c')).toBeDefined()
  })

  it('stores nothing where the disk takes nothing, and works again once it does', async () => {
    const folder = folderOfTest()
    const cache = new PictureCache(folder, 1000)
    rmSync(folder, { recursive: true })
    await cache.write('a', Buffer.alloc(400))
    expect(await cache.read('a')).toBeUndefined()
    mkdirSync(folder)
    await cache.write('b', Buffer.alloc(400))
    expect(await cache.read('b')).toHaveLength(400)
  })
})
