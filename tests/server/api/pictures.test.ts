import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PictureCache } from '../../../src/server/api/pictures/PictureCache'
import { resizePicture } from '../../../src/server/api/pictures/resizePicture'
import { Semaphore } from '../../../src/server/api/pictures/Semaphore'
import { openServer, type TestServer, towns } from '../../helpers/server/openServer'
import { folderOfTest } from '../../helpers/server/temporaryFolder'

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
    const answer = await get(`/crop-resize/300x200/${svgFile}`, { accept: chrome })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sizeOf(answer)).toEqual({ width: 300, height: 200, format: 'webp' })
  })

  it('fit inside a box, with either side free', async () => {
    const { width, height } = await sharp(join(towns, 'montclair/images', svgFile)).metadata()
    const wide = await sizeOf(await get(`/resize/320x0/${svgFile}`))
    expect(wide).toMatchObject({ width: 320, height: Math.round((320 * height) / width) })
    const high = await sizeOf(await get(`/resize/0x90/${svgFile}`))
    expect(high.height).toBe(90)
    const box = await sizeOf(await get(`/resize/200x200/${svgFile}`))
    expect(Math.max(box.width, box.height)).toBe(200)
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
    const answers = await Promise.all(Array.from({ length: 6 }, () => get(`/crop-resize/77x55/${svgFile}`)))
    const [first] = answers
    for (const { rawPayload } of answers) expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect((await get(`/crop-resize/77x55/${svgFile}`)).rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(
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

describe('a photograph', () => {
  const photograph = () =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: '#7799aa' } })
      .jpeg()
      .toBuffer()
  const size = async (bytes: Buffer) => {
    const { width, height } = await sharp(bytes).metadata()
    return [width, height]
  }

  it('is never enlarged', async () => {
    const bytes = await photograph()
    expect(await size((await resizePicture(bytes, { width: 2000, height: 0, crop: false }, ['webp']))[0])).toEqual([
      400, 300,
    ])
    expect(await size((await resizePicture(bytes, { width: 0, height: 0, crop: false }, ['webp']))[0])).toEqual([
      400, 300,
    ])
    expect(await size((await resizePicture(bytes, { width: 800, height: 800, crop: true }, ['webp']))[0])).toEqual([
      300, 300,
    ])
  })

  it('is rotated by its EXIF orientation', async () => {
    const turned = await sharp(await photograph())
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await size((await resizePicture(turned, { width: 150, height: 0, crop: false }, ['png']))[0])).toEqual([
      150, 200,
    ])
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
})

describe('a semaphore', () => {
  it('limits concurrent work and refuses when too many wait', async () => {
    const semaphore = new Semaphore(1, 1)
    const { promise, resolve } = withResolvers()
    const first = semaphore.run(() => promise.then(() => 'first'))
    const second = semaphore.run(async () => 'second')
    expect(await semaphore.run(async () => 'third')).toBeUndefined()
    resolve()
    expect([await first, await second]).toEqual(['first', 'second'])
    expect(await semaphore.run(async () => 'fourth')).toBe('fourth')
  })

  it('releases its permit after a failure', async () => {
    const semaphore = new Semaphore(1, 0)
    await expect(semaphore.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await semaphore.run(async () => 'yes')).toBe('yes')
  })
})

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
