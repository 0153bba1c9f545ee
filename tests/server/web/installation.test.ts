import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appIcons } from '../../../src/server/web/installation/appIcons'
import { shortNameOf } from '../../../src/server/web/installation/writeManifest'
import { openServer, type TestServer, towns } from '../../helpers/server/openServer'

const cards = ['montclair', 'hauteroche'] as const

const manifestOf = async (server: TestServer, url: string) => (await server.app.inject(url)).json()

const iconOf = async (server: TestServer, url: string) => {
  const { statusCode, headers, rawPayload } = await server.app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  return rawPayload
}

const pixelsOf = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { side: info.width, at }
}

describe('the web app manifest', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer()
  })
  afterAll(() => server.close())

  it.each(cards)('of %s has the name, colours, pages and icons of the town', async (card) => {
    const { name, description, colors } = JSON.parse(readFileSync(join(towns, card, 'portal.json'), 'utf8'))
    const { headers, body } = await server.app.inject(`/${card}/manifest.webmanifest`)
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const { icons, ...manifest } = JSON.parse(body)
    expect(manifest).toEqual({
      id: `/${card}`,
      name,
      short_name: card === 'montclair' ? 'Montclair' : 'Hauteroche',
      description,
      lang: 'fr',
      dir: 'ltr',
      start_url: `/${card}`,
      scope: `/${card}`,
      display: 'standalone',
      theme_color: colors.primary,
      background_color: colors.background,
    })
    const sizes = icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
    expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await iconOf(server, src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('is in the language of its address, as the page that it starts with, and is the same app', async () => {
    const german = await manifestOf(server, '/hauteroche/manifest.webmanifest?lang=de-BE')
    expect(german).toMatchObject({ id: '/hauteroche', lang: 'de', start_url: '/hauteroche?lang=de' })
    const unknown = await manifestOf(server, '/hauteroche/manifest.webmanifest?lang=en')
    expect(unknown).toMatchObject({ id: '/hauteroche', lang: 'fr', start_url: '/hauteroche' })
  })

  it('is kept by browsers, and so are its icons', async () => {
    const { icons } = await manifestOf(server, '/montclair/manifest.webmanifest')
    for (const url of ['/montclair/manifest.webmanifest', icons[2].src]) {
      const { headers } = await server.app.inject(url)
      expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/)
      const known = { 'if-none-match': String(headers.etag) }
      const again = await server.app.inject({ url, headers: known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it.each(['manifest.webmanifest', ...Object.keys(appIcons)])('has no %s of an unknown town', async (file) => {
    expect((await server.app.inject(`/nowhere/${file}`)).statusCode).toBe(404)
  })

  it.each(cards)(
    'of %s has a maskable icon that fills its square and keeps the emblem in the safe zone',
    async (card) => {
      const { side, at } = await pixelsOf(await iconOf(server, `/${card}/icon-maskable-512.png`))
      const ground = at(0, 0)
      expect(ground[3]).toBe(255)
      let drawn = 0
      for (let x = 0; x < side; x += 2)
        for (let y = 0; y < side; y += 2) {
          if (at(x, y).join() === ground.join()) continue
          drawn++
          expect(Math.hypot(x - side / 2, y - side / 2), `${x} ${y}`).toBeLessThanOrEqual(0.4 * side)
        }
      expect(drawn).toBeGreaterThan(4000)
    },
  )
})

describe('the web app manifest of a town', () => {
  let server: TestServer
  beforeAll(async () => {
    const change = {
      name: 'Communauté de communes des Trois-Vallées-sous-la-Roche-Noire',
      icons: {},
      maintenance: true,
    }
    server = await openServer()
    await server.db
      .updateTable('portal')
      .set({ record: sql`(record::jsonb || ${JSON.stringify(change)}::jsonb)::json` })
      .where('name', '=', 'montclair')
      .execute()
    await server.app.readChanges()
  })
  afterAll(() => server.close())

  it('with a long name and in maintenance stays valid', async () => {
    const manifest = await manifestOf(server, '/montclair/manifest.webmanifest')
    expect(manifest).toMatchObject({ name: expect.stringMatching(/Noire$/), short_name: 'Communauté' })
  })

  it('without an emblem has icons in the colour of the town', async () => {
    const { icons } = await manifestOf(server, '/montclair/manifest.webmanifest')
    for (const { src, sizes } of icons) {
      const { side, at } = await pixelsOf(await iconOf(server, src))
      expect(`${side}x${side}`).toBe(sizes)
      expect(at(0, 0)).toEqual([0x0f, 0x66, 0x75, 255])
    }
  })
})

describe('the only town of a site', () => {
  it('owns the pages of accounts too, which have no card name', async () => {
    const server = await openServer({ fixedPortal: 'montclair', publicOrigin: 'https://montclair.example' })
    const headers = { host: 'montclair.example' }
    const get = (url: string) => server.app.inject({ url, headers })
    expect((await get('/montclair/manifest.webmanifest')).json()).toMatchObject({ id: '/montclair', scope: '/' })
    expect((await get('/montclair/icon-192.png')).statusCode).toBe(200)
    await server.close()
  })
})

describe('the icons of a town with a back end of its own', () => {
  it('are made from the emblem that the back end has', async () => {
    const back = await openServer()
    const apiOrigin = await back.app.listen({ port: 0, host: '127.0.0.1' })
    const front = await openServer({ source: { apiOrigin } })
    for (const name of ['icon-512.png', 'icon-maskable-512.png']) {
      const own = await iconOf(back, `/hauteroche/${name}`)
      expect((await iconOf(front, `/hauteroche/${name}`)).equals(own)).toBe(true)
    }
    await back.close()
    expect((await front.app.inject('/hauteroche/icon-192.png')).statusCode).toBe(503)
    await front.close()
  })
})

describe('the name below an icon', () => {
  it.each([
    ['Hauteroche', 'Hauteroche'],
    ['  La   Roche ', 'La Roche'],
    ['Montclair-sur-Meuse', 'Montclair'],
    ['Saint-Vith-am-See', 'Saint-Vith'],
    ['Sankt Vith an der Our', 'Sankt Vith'],
    ['La Roche-en-Ardenne', 'La Roche'],
    ['Llanfairpwllgwyngyll', 'Llanfairpwll'],
    ['le-village-oublié', 'le-village-o'],
  ])('of %s is %s', (name, short) => expect(shortNameOf(name)).toBe(short))
})
